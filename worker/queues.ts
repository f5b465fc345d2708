import { EXPORTS, PHOTOS, QUEUE_NAMES, WEBHOOKS } from '@fairtab/services/platform/jobs/jobs';
import type { JobLogger } from '@fairtab/services/platform/jobs/queueBackend';
import { LOCK_MS, openWorker, type RunningWorker } from '@fairtab/services/platform/jobs/runWorker';
import { SCHEDULED_JOBS } from './chores';
import { handlersOf } from './handlers';
import type { WorkerContext } from './WorkerContext';

/** Jobs at a time in each queue. Photos and exports one at a time, because each takes a core; many webhooks, because each only waits. */
const jobsAtATime = (queue: string): number =>
  queue === PHOTOS || queue === EXPORTS ? 1 : queue === WEBHOOKS ? 16 : 4;
/**
 * How long the job of a killed worker is left to it, in ms. Programs wait for webhooks, and to tell one twice at once is harmless; other
 * jobs cost more when a slow worker is taken for a dead one.
 */
const lockMsOf = (queue: string): number => (queue === WEBHOOKS ? 10_000 : LOCK_MS);
const CHECK_SCHEDULES_EVERY_MS = 60_000;

/**
 * Starts running jobs, none of them before everything is ready. The sweeps run at once, so that a restart rebuilds a lost queue, and the schedules are checked
 * every minute, so that it is rebuilt without a restart, too.
 * @throws when the queue cannot be reached.
 */
export async function startQueues({ ctx, logger }: { ctx: WorkerContext; logger: JobLogger }): Promise<RunningWorker> {
  const { queues, services } = ctx;
  const { metrics, traces } = services;
  const keepSchedules = () => queues.keepSchedules({ jobs: SCHEDULED_JOBS, nowMs: Date.now() });
  const handlers = handlersOf(ctx);
  const ready = await Promise.all(
    QUEUE_NAMES.map((queue) =>
      openWorker({
        queues,
        queue,
        handlers,
        logger,
        metrics,
        traces,
        concurrency: jobsAtATime(queue),
        lockMs: lockMsOf(queue),
      }),
    ),
  );
  await queues.dropSchedulesExcept(SCHEDULED_JOBS);
  await keepSchedules();
  for (const job of SCHEDULED_JOBS) await queues.enqueue(job, {});
  // At the very end: a process that is told to stop before this has no job to finish.
  const workers = ready.map((worker) => worker.run());

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
