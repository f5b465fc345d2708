import type { Backlog } from '../metrics/gauges';
import { NO_TRACES, type Traces } from '../tracing/Traces';
import { parsePayload, type Job, type ScheduledJob } from './defineJob';
import {
  openPostgresBackend,
  openRedisBackend,
  type JobLogger,
  type QueueBackend,
  type QueuePort,
} from './queueBackend';

const QUEUED_AT_A_TIME = 500;
const KEEP_COMPLETED = { age: 60 * 60, count: 1_000 };
const KEEP_FAILED = { age: 7 * 24 * 60 * 60, count: 5_000 };

/** How many jobs of a queue are looked at. */
const MOST_SHOWN = 100;

/** A job that failed as often as it may. */
export interface FailedJob {
  readonly queue: string;
  readonly id: string;
  readonly name: string;
  /** The data of the job: ids only. */
  readonly data: unknown;
  readonly reason: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/** The queues of this process. Opened once, and closed when the process stops. */
export class JobQueues {
  readonly backend: QueueBackend;
  readonly #queues: ReadonlyMap<string, QueuePort>;
  readonly #traces: Traces;

  constructor({
    backend,
    names,
    traces = NO_TRACES,
  }: {
    backend: QueueBackend;
    names: readonly string[];
    traces?: Traces | undefined;
  }) {
    this.backend = backend;
    this.#traces = traces;
    this.#queues = new Map(names.map((name) => [name, backend.openQueue(name)]));
  }

  /**
   * Queues a job for each payload, except when one with the same key waits or runs already.
   * @throws InvalidJobPayload, without queuing anything.
   */
  async enqueue<Payload>(job: Job<Payload>, ...payloads: readonly unknown[]): Promise<void> {
    const trace = this.#traces.current();
    const telemetry = trace === null ? {} : { telemetry: { metadata: trace } };
    const entries = payloads.map((data) => {
      const payload = parsePayload({ job, data });
      const priority = job.priorityOf?.(payload);
      const opts = { ...optionsOf(job), ...telemetry, ...(priority === undefined ? {} : { priority }) };
      return { name: job.name, data: payload, opts: { ...opts, deduplication: { id: keyOf(job, payload) } } };
    });
    const queue = this.queueOf(job);
    for (let start = 0; start < entries.length; start += QUEUED_AT_A_TIME) {
      await queue.addBulk(entries.slice(start, start + QUEUED_AT_A_TIME));
    }
  }

  /**
   * Makes sure that each job is scheduled, also when the queue was lost. Schedules that work are left alone, so any
   * process may call this at any time.
   * @param nowMs the time, in ms since 1970.
   */
  async keepSchedules({ jobs, nowMs }: { jobs: readonly ScheduledJob[]; nowMs: number }): Promise<void> {
    for (const job of jobs) {
      const queue = this.queueOf(job);
      const known = await queue.getJobScheduler(job.name);
      const isLate = known?.next === undefined || known.next < nowMs - job.everyMs;
      if (known?.every === job.everyMs && !isLate) continue;
      const template = { name: job.name, data: {}, opts: optionsOf(job) };
      await queue.upsertJobScheduler(job.name, { every: job.everyMs }, template);
    }
  }

  /** Removes schedules of jobs that this version of the program does not know any more. */
  async dropSchedulesExcept(jobs: readonly ScheduledJob[]): Promise<void> {
    for (const [name, queue] of this.#queues) {
      const kept = new Set(jobs.filter((job) => job.queue === name).map((job) => job.name));
      for (const scheduler of await queue.getJobSchedulers()) {
        if (!kept.has(scheduler.key)) await queue.removeJobScheduler(scheduler.key);
      }
    }
  }

  /** How many jobs of a queue are waiting, running, delayed and so on. */
  counts(name: string): Promise<Record<string, number>> {
    return this.queueOf({ queue: name }).getJobCounts();
  }

  /** What a queue has to do, and for how long the oldest job that waits has been due. @param nowMs the time, in ms since 1970. */
  async backlogOf(name: string, nowMs: number): Promise<Backlog> {
    const queue = this.queueOf({ queue: name });
    const [{ waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 }, next] = await Promise.all([
      queue.getJobCounts(),
      queue.getJobs(['waiting', 'prioritized'], 0, MOST_SHOWN - 1, true),
    ]);
    const dueAt = next.map(({ timestamp, opts: { delay = 0 } }) => timestamp + delay);
    return {
      jobs: { waiting: waiting + prioritized, active, delayed, failed },
      oldestSeconds: Math.max(0, nowMs - Math.min(nowMs, ...dueAt)) / 1000,
    };
  }

  /** The jobs that failed for good, the latest first. They are kept for a week. */
  async failedJobs(): Promise<FailedJob[]> {
    const lists = await Promise.all(
      [...this.#queues].map(async ([queue, port]) =>
        (await port.getFailed(0, MOST_SHOWN - 1)).map(({ id, name, data, failedReason, attemptsMade, finishedOn }) => ({
          queue,
          id: id ?? '',
          name,
          data,
          reason: failedReason,
          attempts: attemptsMade,
          failedAt: new Date(finishedOn ?? 0),
        })),
      ),
    );
    return lists.flat().sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime());
  }

  /** Runs a failed job once more. @returns false when no queue has a failed job with this id. */
  async retry(id: string): Promise<boolean> {
    for (const queue of this.#queues.values()) {
      const job = await queue.getJob(id);
      if (!job || !(await job.isFailed())) continue;
      await job.retry();
      return true;
    }
    return false;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }

  queueOf({ queue: name }: { queue: string }): QueuePort {
    const queue = this.#queues.get(name);
    if (!queue) throw new Error(`There is no queue "${name}".`);
    return queue;
  }
}

/**
 * Opens the queues on Redis when it is configured, else on the database.
 * @throws when the database cannot be reached or refuses the schema. For Redis it waits.
 */
export async function openQueues({
  databaseUrl,
  redisUrl,
  names,
  logger,
  traces,
}: {
  databaseUrl: string;
  redisUrl?: string | null | undefined;
  names: readonly string[];
  logger: JobLogger;
  traces?: Traces;
}): Promise<JobQueues> {
  const backend = redisUrl
    ? openRedisBackend({ redisUrl, logger })
    : await openPostgresBackend({ databaseUrl, logger });
  return new JobQueues({ backend, names, traces });
}

const keyOf = <Payload>(job: Job<Payload>, payload: Payload) => `${job.name}-${job.keyOf(payload)}`;

const optionsOf = ({ attempts, backoffMs }: Pick<ScheduledJob, 'attempts' | 'backoffMs'>) => ({
  attempts,
  backoff: { type: 'exponential', delay: backoffMs, jitter: 0.5 },
  removeOnComplete: KEEP_COMPLETED,
  removeOnFail: KEEP_FAILED,
});
