import { sweepDisputesJob, tellPayerJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { findDisputes } from '@fairtab/services/payments/findDisputes';
import type { WorkerContext } from '../WorkerContext';

/** Queues one job for each disputed payment whose payer was not told yet. */
export const sweepDisputes = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepDisputesJob, async () => {
    const ids = await findDisputes(services);
    await queues.enqueue(tellPayerJob, ...ids.map((paymentId) => ({ paymentId })));
  });
