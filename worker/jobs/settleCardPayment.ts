import { settleCardPayment as settle } from '@fairtab/services/cards/settleCardPayment';
import { settleCardPaymentJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import type { WorkerContext } from '../WorkerContext';

/** Asks what became of one payment. Running twice has the effect of once. */
export const settleCardPayment = ({ services }: WorkerContext): JobHandler =>
  handleJob(settleCardPaymentJob, (payment) => settle(services, payment));
