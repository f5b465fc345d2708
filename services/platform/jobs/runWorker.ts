import { performance } from 'node:perf_hooks';
import { UnrecoverableError } from 'bullmq';
import { NO_METRICS, type Metrics } from '../metrics/Metrics';
import { NO_TRACES, type Traces } from '../tracing/Traces';
import { InvalidJobPayload } from './defineJob';
import type { JobHandler } from './handleJob';
import type { JobQueues } from './openQueues';
import type { JobLogger } from './queueBackend';

/** A job whose worker gave no sign of life for this long is given to another one. */
export const LOCK_MS = 30_000;

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
  readonly metrics?: Metrics;
  readonly traces?: Traces;
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
  metrics = NO_METRICS,
  traces = NO_TRACES,
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
      const handler = byName.get(job.name);
      const since = performance.now();
      // The name of a job that nobody knows may be anything.
      const name = handler ? job.name : 'unknown';
      const span = traces.begin({
        name: `job ${name}`,
        kind: 'consumer',
        parent: job.opts.telemetry?.metadata ?? null,
        attributes: { 'fairtab.job': name, 'fairtab.attempt': about.attempt },
      });
      const ended = (outcome: 'done' | 'failed') => {
        span.end({ hasFailed: outcome === 'failed' });
        metrics.jobEnded({ job: name, outcome, seconds: (performance.now() - since) / 1000 });
      };
      try {
        // Tried again, because a newer worker that knows the job may be about to start.
        if (!handler) throw new Error(`No worker knows the job "${job.name}".`);
        const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
        await span.run(() => handler.run(job.data, { isLast }));
        ended('done');
      } catch (error) {
        span.run(() => logger.error({ ...about, err: error }, 'a job failed'));
        ended('failed');
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
