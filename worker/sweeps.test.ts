import { openDatabase, PATIENCE_OF_JOBS } from '@fairtab/services/platform/db';
import { QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import { openQueues } from '@fairtab/services/platform/jobs/openQueues';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { databaseForTests } from '@fairtab/services/testing/database';
import { insertManyReceipts } from '@fairtab/services/testing/manyReceipts';
import { memoryMailer } from '@fairtab/services/testing/memoryMailer';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { beforeAll, expect, it, vi } from 'vitest';
import { SCHEDULED_JOBS } from './chores';
import { handlersOf } from './handlers';
import { textReader } from './testing/textReader';
import { makeWorkerContext } from './WorkerContext';
import { TEST_ORIGIN } from '@fairtab/services/testing/testOrigin';

const NOW = new Date('2026-06-01T12:00:00Z');
const RECEIPTS = 20_000;
/** How many rows of tables and indexes all statements of one sweep may read. */
const MOST_ROWS_READ = 50;
const NAME = 'fairtab-sweep';

const database = await databaseForTests();
beforeAll(async () => {
  // By connections that are over afterwards, because PostgreSQL counts some of what they read only then.
  const db = openDatabase({ url: database.url, poolMax: 2, patience: PATIENCE_OF_JOBS });
  await insertManyReceipts(db.pool, { receipts: RECEIPTS, now: NOW });
  await db.close();
}, 120_000);

/** What sessions that have ended have read since the database was made. */
async function rowsRead(): Promise<number> {
  const { rows } = await database.db.pool.query<{ count: string }>(
    `SELECT (SELECT sum(seq_tup_read) FROM pg_stat_user_tables WHERE schemaname = 'public')
       + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE schemaname = 'public') AS count`,
  );
  return Number(rows[0]?.count);
}

/** PostgreSQL counts what a session has read at the latest when the session ends. */
async function sessionsAreOver(): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await database.db.pool.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [
      NAME,
    ]);
    expect(rowCount).toBe(0);
  });
}

it.each(SCHEDULED_JOBS.map(({ name }) => name))(
  `%s reads next to nothing of ${RECEIPTS} receipts when nothing is due`,
  async (name) => {
    const queues = await openQueues({
      databaseUrl: database.url,
      redisUrl: null,
      names: QUEUE_NAMES,
      logger: silentLogger,
    });
    const url = new URL(database.url);
    url.searchParams.set('application_name', NAME);
    const db = openDatabase({ url: url.href, poolMax: 2 });
    const ctx = makeWorkerContext({
      origin: TEST_ORIGIN,
      ...contextParts({ db }),
      queues,
      mailer: memoryMailer(),
      reader: textReader(),
      now: () => NOW,
    });
    const before = await rowsRead();
    await handlersOf(ctx)
      .find(({ job }) => job === name)
      ?.run({});
    await db.close();
    await sessionsAreOver();
    expect((await rowsRead()) - before).toBeLessThan(MOST_ROWS_READ);
    await queues.close();
  },
);
