import { sendMailJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { sendMail as send } from '@fairtab/services/outgoing/sendMail';
import { refreshReminder } from '@fairtab/services/reminders/refreshReminder';
import type { WorkerContext } from '../WorkerContext';

/** Sends the mail unless another worker has it. Running twice sends once. */
export const sendMail = ({ services, mailer }: WorkerContext): JobHandler =>
  handleJob(sendMailJob, async ({ mailId }) => {
    await send(services, { mailer, mailId, refresh: refreshReminder });
  });
