import { sendMailJob, sweepMailJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { findDueMail } from '@fairtab/services/outgoing/sendMail';
import type { WorkerContext } from '../WorkerContext';

/** Queues one job for each mail that is due. */
export const sweepMail = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepMailJob, async () => {
    const ids = await findDueMail(services);
    await queues.enqueue(sendMailJob, ...ids.map((mailId) => ({ mailId })));
  });
