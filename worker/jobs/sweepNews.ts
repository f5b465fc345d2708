import { sweepNewsJob, tellHostJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { findNews } from '@fairtab/services/notifications/findNews';
import type { WorkerContext } from '../WorkerContext';

/** Queues one job for each host that has something to hear of. */
export const sweepNews = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepNewsJob, async () => {
    const hosts = await findNews(services);
    await queues.enqueue(tellHostJob, ...hosts.map((guestId) => ({ guestId })));
  });
