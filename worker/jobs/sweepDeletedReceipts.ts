import { removeEmptyEvenings } from '@fairtab/services/evenings/removeEmptyEvenings';
import { sweepDeletedReceiptsJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { removeDeletedReceipts } from '@fairtab/services/receipts/removeDeletedReceipts';
import type { WorkerContext } from '../WorkerContext';

export const sweepDeletedReceipts = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepDeletedReceiptsJob, async () => {
    await removeDeletedReceipts(services);
    await removeEmptyEvenings(services);
  });
