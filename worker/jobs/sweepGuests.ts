import { sweepGuestsJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { removeExpiredGuests } from '@fairtab/services/removeExpiredGuests';
import type { WorkerContext } from '../WorkerContext';

export const sweepGuests = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepGuestsJob, async () => {
    await removeExpiredGuests(services);
  });
