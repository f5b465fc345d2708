import { tellHostJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { tellHost as tell } from '@fairtab/services/notifications/tellHost';
import type { WorkerContext } from '../WorkerContext';

/** Writes the mail to the host when it is due. Running twice writes once. */
export const tellHost = ({ services }: WorkerContext): JobHandler =>
  handleJob(tellHostJob, async (host) => {
    await tell(services, host);
  });
