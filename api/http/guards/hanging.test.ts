import { databaseForTests } from '@fairtab/services/testing/database';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { claim, createReceipt, itemNamed, readReceipt, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';
import { TcpRelay } from '../../testing/TcpRelay';

/** Shorter than in the product, so that no test waits for long. */
const PATIENCE = { connectMs: 4_000, connectToWriteMs: 4_000, statementMs: 2_000, lockMs: 200, idleMs: 4_000 };
const LOCKED_RECEIPTS = 12;

const database = await databaseForTests();
let relay: TcpRelay;
let api: RunningApi;
let host: Browser;
beforeAll(async () => {
  relay = await TcpRelay.to(database.url);
  api = await startApi({ database: { ...database, url: relay.url }, patience: PATIENCE });
});
beforeEach(() => {
  host = api.browser();
});
afterEach(() => relay.mend());
afterAll(async () => {
  await api.close();
  await relay.cut();
});

const read = (id: string) => host.post({ query: 'query ($id: ID!) { receipt(id: $id) { id } }', variables: { id } });
const claimNachos = (receipt: SeenReceipt, name = 'Ana') => claim(host, { item: itemNamed(receipt, 'Nachos'), name });
const claimNegroni = (receipt: SeenReceipt) =>
  claim(host, { item: itemNamed(receipt, 'Negroni'), name: 'Ben', units: 1 });
const statusOf = async (path: string) => (await host.fetch(path)).status;

describe('a network that loses everything and breaks no connection', () => {
  it('is answered with "try again" by every request, and everything works as soon as it carries again', async () => {
    const receipt = await createReceipt(host);
    relay.silence();
    const during = await Promise.all(Array.from({ length: 15 }, () => read(receipt.id)));
    expect(during.map(({ status }) => status)).toEqual(during.map(() => 503));
    expect(await statusOf('/readyz')).toBe(503);

    await relay.mend();
    const after = await Promise.all(Array.from({ length: 15 }, () => read(receipt.id)));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
    // A connection that nobody used meanwhile is found out, and replaced, by the first claim that needs it.
    await eventually(async () => {
      await claimNachos(receipt);
    });
    expect(await statusOf('/readyz')).toBe(200);
  });
});

describe('a write that hangs in the database', () => {
  let stuck: SeenReceipt;
  beforeEach(async () => {
    stuck = await createReceipt(host);
    await database.db.pool.query(`
      CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$;
      CREATE TRIGGER hang BEFORE INSERT ON claim FOR EACH ROW WHEN (NEW.receipt_id = '${stuck.linkId}') EXECUTE FUNCTION hang()`);
  });
  afterEach(() => database.db.pool.query('DROP TRIGGER IF EXISTS hang ON claim; DROP FUNCTION IF EXISTS hang'));

  it('is given up, and holds up nobody at another table meanwhile', async () => {
    const other = await createReceipt(host);
    const hanging = claimNachos(stuck).catch((error: unknown) => String(error));
    await eventually(async () => expect(await isRunning('pg_sleep|INSERT INTO claim')).toBe(true));
    await claimNachos(other);
    expect((await read(stuck.id)).status).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await hanging).toContain('unavailable');

    await database.db.pool.query('DROP TRIGGER hang ON claim');
    await claimNachos(stuck);
  });
});

describe('receipts that another transaction has locked', () => {
  let holder: Client;
  beforeEach(async () => {
    holder = new Client({ connectionString: database.url });
    await holder.connect();
  });
  afterEach(() => holder.end());

  it('stop no read and no claim of others, and take their own claims once they are free', async () => {
    const locked = await Promise.all(Array.from({ length: LOCKED_RECEIPTS }, () => createReceipt(host)));
    const others = await Promise.all(Array.from({ length: LOCKED_RECEIPTS }, () => createReceipt(host)));
    const ids = locked.map(({ linkId }) => linkId);
    await holder.query('BEGIN');
    await holder.query('SELECT FROM receipt WHERE id = ANY ($1) FOR UPDATE', [ids]);
    const taps = locked.map((receipt) => {
      const input = { item: itemNamed(receipt, 'Nachos'), name: 'Ana', idempotencyKey: crypto.randomUUID() };
      return () => claim(host, input);
    });
    // As the phones do: a tap that is told to try again is sent again with its key.
    const made = taps.map((tap) =>
      tap().catch(() =>
        eventually(async () => {
          await tap();
        }),
      ),
    );
    await eventually(async () => expect(await isRunning('UPDATE receipt')).toBe(true));

    await Promise.all(others.map(claimNegroni));
    for (const { id } of [...locked, ...others]) expect((await read(id)).status).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);

    await holder.query('COMMIT');
    await Promise.all(made);
    for (const { id } of locked) expect((await readReceipt(host, id)).items[1]?.claims).toHaveLength(1);
  });
});

/** Whether a statement with these words runs in the test's database now. */
async function isRunning(words: string): Promise<boolean> {
  const { rowCount } = await database.db.writes.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active' AND query ~ $1`,
    [words],
  );
  return rowCount !== 0;
}
