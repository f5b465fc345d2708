import { tellPayerJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { tellPayer as tell } from '@fairtab/services/payments/tellPayer';
import type { WorkerContext } from '../WorkerContext';

/** Writes the message to the payer when it is due. Running twice writes once. */
export const tellPayer = ({ services }: WorkerContext): JobHandler =>
  handleJob(tellPayerJob, async (payment) => {
    await tell(services, payment);
  });
