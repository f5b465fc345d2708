import { NotFound } from '@fairtab/services/errors';
import { acceptPaymentJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { acceptPayment as accept } from '@fairtab/services/payments/acceptReportedPayments';
import type { WorkerContext } from '../WorkerContext';

/** Accepts the payment unless the host answered first. Running twice accepts once. */
export const acceptPayment = ({ services }: WorkerContext): JobHandler =>
  handleJob(acceptPaymentJob, async ({ paymentId }) => {
    try {
      await accept(services, { paymentId });
    } catch (error) {
      // The receipt was deleted meanwhile, so nothing is left to accept.
      if (!(error instanceof NotFound)) throw error;
    }
  });
