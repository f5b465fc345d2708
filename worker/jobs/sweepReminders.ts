import { planReminderJob, sweepRemindersJob } from '@fairtab/services/jobs/jobs';
import { handleJob, type JobHandler } from '@fairtab/services/jobs/handleJob';
import { findDueReminders } from '@fairtab/services/reminders/findDueReminders';
import type { WorkerContext } from '../WorkerContext';

/** Queues one job for each diner that is to be looked at. */
export const sweepReminders = ({ services, queues }: WorkerContext): JobHandler =>
  handleJob(sweepRemindersJob, async () => {
    await queues.enqueue(planReminderJob, ...(await findDueReminders(services)));
  });
