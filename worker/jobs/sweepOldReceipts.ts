import { sweepOldReceiptsJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { tidyReceipts } from '@fairtab/services/retention/tidyReceipts';
import type { WorkerContext } from '../WorkerContext';

export const sweepOldReceipts = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepOldReceiptsJob, async () => {
    await tidyReceipts(services);
  });
