import { tellTransferJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { tellTransfer as tell } from '@fairtab/services/settlementMessages/tellTransfer';
import type { WorkerContext } from '../WorkerContext';

/** Writes the message about a transfer when it is due. Running twice writes once. */
export const tellTransfer = ({ services }: WorkerContext): JobHandler =>
  handleJob(tellTransferJob, async (transfer) => {
    await tell(services, transfer);
  });
