import type { ServiceContext } from '@fairtab/services/context';
import { isOver, readScan, type ScanState } from '@fairtab/services/scans/readScan';
import { LatestQueue } from './LatestQueue';

/**
 * Pushes the states of one scan to one viewer. When the scan may have changed it is read again, once for all events
 * since the last read. A slow subscriber gets the newest state only.
 */
export class ScanWatch extends LatestQueue<ScanState> {
  readonly #ctx: ServiceContext;
  readonly #scanId: string;
  readonly #onError: (error: unknown) => void;
  #lastPushed: ScanState | null = null;
  #isStale = false;
  #isReading = false;

  constructor(options: { ctx: ServiceContext; scanId: string; onEnd: () => void; onError: (error: unknown) => void }) {
    super({ merge: (_waiting, scan) => scan, onEnd: options.onEnd });
    this.#ctx = options.ctx;
    this.#scanId = options.scanId;
    this.#onError = options.onError;
  }

  /** Reads the scan for the first time. @returns false when there is none, or the viewer may not see it. @throws when it cannot be read. */
  async begin(): Promise<boolean> {
    this.#isStale = true;
    await this.#readWhileStale();
    return this.#lastPushed !== null;
  }

  /** Handles the change of any scan: while this scan waits in the queue, another one may have been ahead of it. */
  onScanChanged(scanId: string): void {
    if (scanId === this.#scanId || this.#lastPushed?.status === 'uploaded') this.refresh();
  }

  /** Reads the scan again and pushes it if it has changed. */
  refresh(): void {
    this.#isStale = true;
    if (!this.#isReading) void this.#readWhileStale().catch(this.#onError);
  }

  async #readWhileStale(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isStale && !this.hasEnded) {
        this.#isStale = false;
        const scan = await readScan(this.#ctx, this.#scanId);
        if (scan && isChanged(scan, this.#lastPushed)) {
          this.#lastPushed = scan;
          this.push(scan);
        }
        if (!scan || isOver(scan)) this.end();
      }
    } finally {
      this.#isReading = false;
    }
  }
}

function isChanged(scan: ScanState, last: ScanState | null): boolean {
  return (
    scan.status !== last?.status ||
    scan.queuePosition !== last.queuePosition ||
    scan.photos.length !== last.photos.length
  );
}
