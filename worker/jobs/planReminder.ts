import { planReminderJob, sendMailJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { planReminder as plan } from '@fairtab/services/reminders/planReminder';
import type { WorkerContext } from '../WorkerContext';

/** Writes the reminder when it is due, and has it sent. Running twice writes once. */
export const planReminder = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(planReminderJob, async (diner) => {
    const mailIds = await plan(services, diner);
    await queues.enqueue(sendMailJob, ...mailIds.map((mailId) => ({ mailId })));
  });
