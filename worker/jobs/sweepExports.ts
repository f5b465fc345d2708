import { findLostExports, removeOldExports } from '@fairtab/services/books/exports/removeExports';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { makeExportJob, sweepExportsJob } from '@fairtab/services/jobs/jobs';
import type { WorkerContext } from '../WorkerContext';

/** Removes exports whose time is over, and queues one job for each that is still to be made. */
export const sweepExports = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepExportsJob, async () => {
    await removeOldExports(services);
    await queues.enqueue(makeExportJob, ...(await findLostExports(services)));
  });
