import { endDeadSessions } from '@fairtab/services/accounts/sessions/endDeadSessions';
import { sweepSessionsJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import type { WorkerContext } from '../WorkerContext';

export const sweepSessions = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepSessionsJob, async () => {
    await endDeadSessions(services);
  });
