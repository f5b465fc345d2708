import { readPhotosJob, sweepScansJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { findLostScans } from '@fairtab/services/scans/findLostScans';
import { giveUpScans } from '@fairtab/services/scans/giveUpScans';
import type { WorkerContext } from '../WorkerContext';

/** Gives up scans that waited too long, and queues one job for each that is still to be read. */
export const sweepScans = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepScansJob, async () => {
    await giveUpScans(services);
    await queues.enqueue(readPhotosJob, ...(await findLostScans(services)));
  });
