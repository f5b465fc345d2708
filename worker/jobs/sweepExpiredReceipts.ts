import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { sweepExpiredReceiptsJob } from '@fairtab/services/jobs/jobs';
import { removeExpiredReceipts, tellOfRemovals } from '@fairtab/services/retention/removeExpiredReceipts';
import type { WorkerContext } from '../WorkerContext';

export const sweepExpiredReceipts = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepExpiredReceiptsJob, async () => {
    await tellOfRemovals(services);
    await removeExpiredReceipts(services);
  });
