import { beforeAll, expect, it } from 'vitest';
import { databaseForTests } from '../../testing/database';
import { insertManyClaims } from '../../testing/manyClaims';
import { DUE_REMINDERS, findDueReminders } from './findDueReminders';
import { setTable } from '../../testing/table';

const NOW = new Date('2026-06-01T12:00:00Z');
const CLAIMS = 100_000;
const DUE = 1_000;

const database = await databaseForTests();
beforeAll(async () => {
  await insertManyClaims(database.db.pool, { claims: CLAIMS, due: DUE, now: NOW });
}, 120_000);

it(`finds ${DUE} due claims among ${CLAIMS} by their index`, async () => {
  const { rows } = await database.db.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ANALYZE ${DUE_REMINDERS}`, [NOW]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('claim_to_remind');
  expect(plan).not.toContain('Seq Scan');
  const table = setTable(database.db);
  table.setTime(NOW);
  expect(await findDueReminders(table.stranger())).toHaveLength(DUE);
  // The limit is for a busy machine. On an idle one it takes some 5 ms.
  expect(Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1])).toBeLessThan(100);
});
