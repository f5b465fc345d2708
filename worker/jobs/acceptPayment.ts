import { NotFound } from '@fairtab/services/errors';
import { acceptPaymentJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { acceptPayment as accept } from '@fairtab/services/payments/acceptReportedPayments';
import type { WorkerContext } from '../WorkerContext';

/** Accepts the payment unless the host was faster; run twice, it acts once. */
export const acceptPayment = ({ services }: WorkerContext): JobHandler =>
  handleJob(acceptPaymentJob, async ({ paymentId }) => {
    try {
      await accept(services, { paymentId });
    } catch (error) {
      // Its receipt was deleted meanwhile, so there is nothing left to accept.
      if (!(error instanceof NotFound)) throw error;
    }
  });
