import { PHOTOS, QUEUE_NAMES, SCHEDULED_JOBS } from '@fairtab/services/jobs/jobs';
import type { JobHandler } from '@fairtab/services/jobs/handleJob';
import type { JobLogger } from '@fairtab/services/jobs/queueBackend';
import { runWorker, type RunningWorker } from '@fairtab/services/jobs/runWorker';
import { acceptPayment } from './jobs/acceptPayment';
import { readPhotos } from './jobs/readPhotos';
import { sendMail } from './jobs/sendMail';
import { sweepDeletedReceipts } from './jobs/sweepDeletedReceipts';
import { sweepIdempotencyKeys } from './jobs/sweepIdempotencyKeys';
import { sweepMail } from './jobs/sweepMail';
import { sweepOldMail } from './jobs/sweepOldMail';
import { sweepPhotos } from './jobs/sweepPhotos';
import { sweepReportedPayments } from './jobs/sweepReportedPayments';
import { sweepScans } from './jobs/sweepScans';
import { sweepSessions } from './jobs/sweepSessions';
import type { WorkerContext } from './WorkerContext';

/** Jobs at a time in each queue. Photos one at a time, because the reader takes a core and half a gigabyte. */
const jobsAtATime = (queue: string): number => (queue === PHOTOS ? 1 : 4);
const CHECK_SCHEDULES_EVERY_MS = 60_000;

/** All jobs with their work. */
export function handlersOf(ctx: WorkerContext): JobHandler[] {
  return [
    acceptPayment(ctx),
    sweepReportedPayments(ctx),
    sweepIdempotencyKeys(ctx),
    sweepSessions(ctx),
    sweepDeletedReceipts(ctx),
    sweepMail(ctx),
    sendMail(ctx),
    sweepOldMail(ctx),
    readPhotos(ctx),
    sweepScans(ctx),
    sweepPhotos(ctx),
  ];
}

/**
 * Starts running jobs. The sweeps run at once, so that a restart rebuilds a lost queue, and the schedules are checked
 * every minute, so that it is rebuilt without a restart, too.
 * @throws when the queue cannot be reached.
 */
export async function startQueues({ ctx, logger }: { ctx: WorkerContext; logger: JobLogger }): Promise<RunningWorker> {
  const { queues } = ctx;
  const keepSchedules = () => queues.keepSchedules({ jobs: SCHEDULED_JOBS, nowMs: Date.now() });
  const handlers = handlersOf(ctx);
  const workers = await Promise.all(
    QUEUE_NAMES.map((queue) => runWorker({ queues, queue, handlers, logger, concurrency: jobsAtATime(queue) })),
  );
  await queues.dropSchedulesExcept(SCHEDULED_JOBS);
  await keepSchedules();
  for (const job of SCHEDULED_JOBS) await queues.enqueue(job, {});

  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = keepSchedules().catch((error: unknown) => logger.warn({ err: error }, 'the schedules were not checked'));
  }, CHECK_SCHEDULES_EVERY_MS);
  return {
    close: async () => {
      clearInterval(timer);
      await Promise.all([checking, ...workers.map((worker) => worker.close())]);
    },
  };
}
