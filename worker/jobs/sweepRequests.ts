import { sweepRequestsJob, tellAskedJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { findUntold } from '@fairtab/services/requests/tellAsked';
import type { WorkerContext } from '../WorkerContext';

/** Queues one job for each request of which nobody was told yet. */
export const sweepRequests = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepRequestsJob, async () => {
    const ids = await findUntold(services);
    await queues.enqueue(tellAskedJob, ...ids.map((requestId) => ({ requestId })));
  });
