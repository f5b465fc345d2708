import { Redis } from 'ioredis';
import { DatabaseError } from 'pg';
import { silentLogger } from './silentLogger';
import { openQueues, type JobQueues } from '../platform/jobs/openQueues';
import { createTestDatabase, type TestDatabase } from './database';
import { hasRedisServer, redisTitle, startTestRedis, type TestRedis } from './redis';

/** PostgreSQL's code. */
const DEADLOCK_DETECTED = '40P01';

/** One kind of job backend, with a database of its own. */
export interface JobRig {
  readonly database: TestDatabase;
  readonly redisUrl: string | null;
  open(names: readonly string[]): Promise<JobQueues>;
  /** Loses all jobs and schedules, as when the server is replaced by an empty one. */
  loseQueue(): Promise<void>;
  /** Breaks all connections of all queues, as a restart of the server does. */
  breakConnections(): Promise<void>;
  stop(): Promise<void>;
}

interface Kind {
  readonly name: string;
  readonly possible: boolean;
  start(): Promise<JobRig>;
}

/** Both kinds, for `describe.each`. The name says when one is skipped. */
export const jobBackends: readonly Kind[] = [
  { name: 'PostgreSQL', possible: true, start: () => startRig({ redis: null }) },
  {
    name: redisTitle('Redis'),
    possible: hasRedisServer,
    start: async () => startRig({ redis: await startTestRedis() }),
  },
];

async function startRig({ redis }: { redis: TestRedis | null }): Promise<JobRig> {
  const database = await createTestDatabase();
  const redisUrl = redis?.url ?? null;
  return {
    database,
    redisUrl,
    open: (names) => openQueues({ databaseUrl: database.url, redisUrl, names, logger: silentLogger }),
    loseQueue: () => (redisUrl === null ? emptySchema(database) : withRedis(redisUrl, (redis) => redis.flushall())),
    breakConnections: () =>
      redisUrl === null
        ? terminateOthers(database)
        : withRedis(redisUrl, (redis) => redis.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes')),
    stop: async () => {
      await database.drop();
      await redis?.stop();
    },
  };
}

async function withRedis(redisUrl: string, act: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    await act(redis);
  } finally {
    redis.disconnect();
  }
}

async function terminateOthers({ db }: TestDatabase): Promise<void> {
  await db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
}

/** Tries again when a worker is in its way: it locks the tables in another order. */
async function emptySchema({ db }: TestDatabase): Promise<void> {
  const { rows } = await db.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'bullmq' AND tablename <> 'migration'`,
  );
  const truncate = `TRUNCATE ${rows.map(({ name }) => name).join(', ')}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.pool.query(truncate);
      return;
    } catch (error) {
      if (attempt === 10 || !(error instanceof DatabaseError && error.code === DEADLOCK_DETECTED)) throw error;
    }
  }
}
