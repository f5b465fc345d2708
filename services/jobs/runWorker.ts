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

/** A worker that is connected and takes no jobs yet. */
export interface ReadyWorker {
  run(): RunningWorker;
}

interface WorkerParts {
  readonly queues: JobQueues;
  readonly queue: string;
  readonly handlers: readonly JobHandler[];
  readonly logger: JobLogger;
  /** How many jobs run at a time. */
  readonly concurrency?: number;
  /** After how long without a sign of life a job is given to another worker. */
  readonly lockMs?: number;
}

/**
 * Runs the jobs of one queue until it is closed. A job that fails is tried again as its definition says; one with an
 * invalid payload fails at once. A job whose worker died is run again, so every handler must have the same effect when
 * run twice.
 */
export async function runWorker(parts: WorkerParts): Promise<RunningWorker> {
  return (await openWorker(parts)).run();
}

/** Opens the worker of one queue. It takes no job before it is told to run. */
export async function openWorker({
  queues,
  queue,
  handlers,
  logger,
  concurrency = 4,
  lockMs = LOCK_MS,
}: WorkerParts): Promise<ReadyWorker> {
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
  return {
    run: () => {
      worker.run().catch((error: unknown) => logger.error({ err: error, queue }, 'a worker takes no more jobs'));
      return { close: () => worker.close() };
    },
  };
}
