import { sweepPhotosJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { removeUnusedPhotos } from '@fairtab/services/photos/removeUnusedPhotos';
import type { WorkerContext } from '../WorkerContext';

export const sweepPhotos = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepPhotosJob, async () => {
    await removeUnusedPhotos(services);
  });
