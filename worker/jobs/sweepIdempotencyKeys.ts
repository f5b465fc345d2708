import { forgetIdempotencyKeys } from '@fairtab/services/forgetIdempotencyKeys';
import { sweepIdempotencyKeysJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import type { WorkerContext } from '../WorkerContext';

export const sweepIdempotencyKeys = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepIdempotencyKeysJob, async () => {
    await forgetIdempotencyKeys(services);
  });
