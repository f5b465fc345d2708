import { acceptPaymentJob, sweepReportedPaymentsJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { findPaymentsToAccept } from '@fairtab/services/payments/acceptReportedPayments';
import type { WorkerContext } from '../WorkerContext';

/** Queues one job for each payment that is to be accepted. */
export const sweepReportedPayments = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepReportedPaymentsJob, async () => {
    const ids = await findPaymentsToAccept(services);
    await queues.enqueue(acceptPaymentJob, ...ids.map((paymentId) => ({ paymentId })));
  });
