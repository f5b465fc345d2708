import {
  createPostgresBackend,
  Queue,
  runMigrations,
  Worker,
  type JobProgress,
  type PostgresConnectionOptions,
  type PostgresQueueBackend,
  type Processor,
} from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { reconnectDelay } from '../events/reconnectDelay';

export type JobLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

export type QueuePort = Pick<
  Queue<unknown, void>,
  | 'add'
  | 'addBulk'
  | 'upsertJobScheduler'
  | 'getJobScheduler'
  | 'getJobSchedulers'
  | 'removeJobScheduler'
  | 'getJobCounts'
  | 'getFailed'
  | 'getJobs'
  | 'getJob'
  | 'close'
>;

export type WorkerPort = Pick<Worker<unknown, void>, 'waitUntilReady' | 'run' | 'close' | 'closing'>;

export interface WorkerSettings {
  readonly queue: string;
  readonly process: Processor<unknown, void>;
  readonly concurrency: number;
  /** A job whose worker gave no sign of life for this long is given to another worker, in ms. */
  readonly lockMs: number;
}

/** Where jobs are kept. Both kinds behave the same and differ only in how they connect. */
export interface QueueBackend {
  openQueue(name: string): QueuePort;
  /** The worker takes no job until it is told to run. */
  openWorker(settings: WorkerSettings): WorkerPort;
  /** Call it after all queues and workers were closed. */
  close(): Promise<void>;
}

const SCHEMA = 'bullmq';
/** Each worker keeps one connection for LISTEN; the others are for short statements. */
const POOL_MAX = 14;
const REDIS_PREFIX = 'fairtab';
/** After losing its worker this often, a job counts as failed: a job that kills every worker must end. */
const MAX_LOST_WORKERS = 3;

/** Jobs in Redis. */
export function openRedisBackend({ redisUrl, logger }: { redisUrl: string; logger: JobLogger }): QueueBackend {
  const connection = new Redis(redisUrl, {
    connectionName: 'fairtab-jobs',
    // Workers wait for Redis without a limit.
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => reconnectDelay({ attempt, random: Math.random() }),
  });
  connection.on('error', (error) => logger.warn({ err: error }, 'the queues cannot reach Redis'));
  const shared = { connection, prefix: REDIS_PREFIX };
  return {
    openQueue: (name) => new Queue<unknown, void, string>(name, shared).on('error', logTo(logger)),
    openWorker: (settings) =>
      new Worker<unknown, void, string>(settings.queue, settings.process, {
        ...shared,
        ...workerOptions(settings),
      }).on('error', logTo(logger)),
    close: async () => connection.disconnect(),
  };
}

/**
 * Jobs in the schema "bullmq" of the database, which is created or brought up to date first, under an advisory lock
 * because several processes may start at once. It has its own pool, because BullMQ needs its schema in the search path.
 */
export async function openPostgresBackend({
  databaseUrl,
  logger,
}: {
  databaseUrl: string;
  logger: JobLogger;
}): Promise<QueueBackend> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_MAX,
    options: `-c search_path=${SCHEMA}`,
    application_name: 'fairtab jobs',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Each queue and each of its workers listens for the pool's errors, so Node must not take them for a leak.
  pool.setMaxListeners(0);
  pool.on('error', (error) => logger.warn({ err: error }, 'the queues lost a connection to PostgreSQL'));
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const shared = { connection: pool };
  return {
    openQueue: (name) =>
      new Queue<unknown, void, string, unknown, void, string, PostgresQueueBackend, PostgresConnectionOptions>(
        name,
        shared,
        createPostgresBackend,
      ).on('error', logTo(logger)),
    openWorker: (settings) =>
      new Worker<unknown, void, string, PostgresQueueBackend, JobProgress, PostgresConnectionOptions>(
        settings.queue,
        settings.process,
        { ...shared, ...workerOptions(settings) },
        createPostgresBackend,
      ).on('error', logTo(logger)),
    close: () => pool.end(),
  };
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    client.release();
  }
}

const logTo = (logger: JobLogger) => (error: Error) => logger.warn({ err: error }, 'a queue has trouble');

const workerOptions = ({ concurrency, lockMs }: WorkerSettings) => ({
  autorun: false,
  concurrency,
  lockDuration: lockMs,
  stalledInterval: lockMs,
  maxStalledCount: MAX_LOST_WORKERS,
});
