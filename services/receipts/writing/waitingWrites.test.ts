import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, PATIENCE_OF_JOBS, PATIENCE_OF_REQUESTS, type Database } from '../../platform/db';
import { ANSWER_MS } from '../../platform/Deadline';
import { databaseForTests } from '../../testing/database';
import { setTable } from '../../testing/table';

/** One connection writes, and each commit takes 150 ms, as it does with a standby that is far away. */
const COMMIT = `
  CREATE FUNCTION commit_slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.15); RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON claim DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION commit_slowly()`;
const WRITES = 10;
const READ_MS = 500;

const database = await databaseForTests();
let db: Database;
beforeAll(async () => {
  db = openDatabase({ url: database.url, poolMax: 2, patience: { ...PATIENCE_OF_JOBS, connectMs: READ_MS } });
});
afterAll(() => db.close());

it('writes all that is written at once over few connections whose commits wait, instead of refusing what comes last', async () => {
  const table = setTable(db);
  const receipts = await Promise.all(
    Array.from({ length: WRITES }, () =>
      setTable(database.db).newReceipt({ items: [{ name: 'Soup', price: '9.00' }] }),
    ),
  );
  await database.db.pool.query(COMMIT);
  const startedAt = performance.now();
  await Promise.all(receipts.map((receipt) => table.claim(receipt, { item: 'Soup', name: 'Ana' })));
  // The last one waited for longer than a read may.
  expect(performance.now() - startedAt).toBeGreaterThan(2 * READ_MS);
});

it('lets a write wait for nearly as long as its request may take, and no longer', () => {
  const { connectMs, connectToWriteMs } = PATIENCE_OF_REQUESTS;
  expect(connectToWriteMs).toBeGreaterThan(connectMs);
  expect(connectToWriteMs).toBeLessThan(ANSWER_MS);
});
