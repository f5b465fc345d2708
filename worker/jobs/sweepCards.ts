import { findCardPayments, findProcessorEvents } from '@fairtab/services/cards/findCardWork';
import { handleProcessorEventJob, settleCardPaymentJob, sweepCardsJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import type { WorkerContext } from '../WorkerContext';

/** Queues a job for each report that was not handled, and for each payment that is to be looked at. */
export const sweepCards = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepCardsJob, async () => {
    if (services.cards === null) return;
    const events = await findProcessorEvents(services);
    await queues.enqueue(handleProcessorEventJob, ...events.map((eventId) => ({ eventId })));
    const payments = await findCardPayments(services);
    await queues.enqueue(settleCardPaymentJob, ...payments.map((cardPaymentId) => ({ cardPaymentId })));
  });
