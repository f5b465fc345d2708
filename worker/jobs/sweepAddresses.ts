import { forgetAddresses } from '@fairtab/services/claims/forgetAddresses';
import { sweepAddressesJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import type { WorkerContext } from '../WorkerContext';

export const sweepAddresses = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepAddressesJob, async () => {
    await forgetAddresses(services);
  });
