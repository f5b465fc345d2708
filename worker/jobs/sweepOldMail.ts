import { sweepOldMailJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { forgetOldMail } from '@fairtab/services/outgoing/forgetOldMail';
import type { WorkerContext } from '../WorkerContext';

export const sweepOldMail = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepOldMailJob, async () => {
    await forgetOldMail(services);
  });
