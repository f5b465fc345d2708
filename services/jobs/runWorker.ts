import { UnrecoverableError } from 'bullmq';
import { InvalidJobPayload } from './defineJob';
import type { JobHandler } from './handleJob';
import type { JobQueues } from './openQueues';
import type { JobLogger } from './queueBackend';

const LOCK_MS = 30_000;

export interface RunningWorker {
  /** Takes no more jobs, and resolves when the running ones are finished. */
  close(): Promise<void>;
}

/**
 * Runs the jobs of one queue until it is closed. A job that fails is tried again as its definition says; one with an
 * invalid payload fails at once. A job whose worker died is run again, so every handler must have the same effect when
 * run twice.
 * @param concurrency how many jobs run at a time.
 * @param lockMs after how long without a sign of life a job is given to another worker.
 */
export async function runWorker({
  queues,
  queue,
  handlers,
  logger,
  concurrency = 4,
  lockMs = LOCK_MS,
}: {
  queues: JobQueues;
  queue: string;
  handlers: readonly JobHandler[];
  logger: JobLogger;
  concurrency?: number;
  lockMs?: number;
}): Promise<RunningWorker> {
  const byName = new Map(
    handlers.filter((handler) => handler.queue === queue).map((handler) => [handler.job, handler]),
  );
  const worker = queues.backend.openWorker({
    queue,
    concurrency,
    lockMs,
    process: async (job) => {
      const about = { job: job.name, jobId: job.id, attempt: job.attemptsMade + 1 };
      try {
        const handler = byName.get(job.name);
        // Tried again, because a newer worker that knows the job may be about to start.
        if (!handler) throw new Error(`No worker knows the job "${job.name}".`);
        await handler.run(job.data, { isLast: job.attemptsMade + 1 >= (job.opts.attempts ?? 1) });
      } catch (error) {
        logger.error({ ...about, err: error }, 'a job failed');
        if (error instanceof InvalidJobPayload) throw new UnrecoverableError(error.message);
        throw error;
      }
    },
  });
  await worker.waitUntilReady();
  return { close: () => worker.close() };
}
