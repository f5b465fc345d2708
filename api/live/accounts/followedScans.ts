import { isOver, readScan, type ScanState } from '@fairtab/services/receipts/scans/readScan';
import type { Followed } from './ProgressWatch';

export const followedScans: Followed<ScanState> = {
  read: readScan,
  isOver,
  isChanged: (scan, last) =>
    scan.status !== last.status ||
    scan.queuePosition !== last.queuePosition ||
    scan.photos.length !== last.photos.length,
  // While a scan waits in the queue, the change of any other one may move it up.
  concerns: (message, { id, last }) =>
    message.type === 'scanChanged' && (message.scanId === id || last?.status === 'uploaded'),
};
