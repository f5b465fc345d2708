import { forgetOldAccessTokens } from '@fairtab/services/accessTokens/forgetOldAccessTokens';
import { forgetOldChallenges } from '@fairtab/services/accounts/passkeys/challenges';
import { endDeadSessions } from '@fairtab/services/accounts/sessions/endDeadSessions';
import { forgetOldDevices } from '@fairtab/services/accounts/sessions/knownDevices';
import { sweepSessionsJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import type { WorkerContext } from '../WorkerContext';

export const sweepSessions = ({ services }: WorkerContext): JobHandler =>
  handleJob(sweepSessionsJob, async () => {
    await endDeadSessions(services);
    await forgetOldAccessTokens(services);
    await forgetOldDevices(services);
    await forgetOldChallenges(services);
  });
