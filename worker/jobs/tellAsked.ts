import { tellAskedJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { tellAsked as tell } from '@fairtab/services/requests/tellAsked';
import type { WorkerContext } from '../WorkerContext';

/** Writes the message to the account that is asked when it is due. Running twice writes once. */
export const tellAsked = ({ services }: WorkerContext): JobHandler =>
  handleJob(tellAskedJob, async (request) => {
    await tell(services, request);
  });
