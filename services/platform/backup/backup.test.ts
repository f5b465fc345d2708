import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../db';
import { payClaims } from '../../receipts/payments/payClaims';
import { databaseForTests } from '../../testing/database';
import { uploadPhotos } from '../../testing/photos';
import { signedInAccount } from '../../testing/signedInAccount';
import { setTable } from '../../testing/table';
import { dumpDatabase, fileOf } from './dumpDatabase';
import { loadDatabase, RestoreError } from './loadDatabase';
import { tablesInOrder } from './tablesInOrder';

const database = await databaseForTests();
let folder: string;
const emptied: string[] = [];
beforeAll(async () => {
  const table = setTable(database.db);
  const receipt = await table.newReceipt({ restaurantName: "Café «L'Été» \\ 🍝", description: 'two\nlines' });
  const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana', splitCount: 3 });
  await payClaims(table.guest(claim.guestId), { receiptId: receipt.id, method: 'cash' });
  const ana = await signedInAccount(table);
  await uploadPhotos(ana, 2);
});
afterAll(async () => {
  for (const url of emptied) await onServer(`DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtab-backup-'));
  return () => rm(folder, { recursive: true, force: true });
});

async function onServer(statement: string): Promise<void> {
  await on(inject('testServer').url, (client) => client.query(statement));
}

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database without a single table. */
async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('testServer').url);
  url.pathname = `/${inject('testServer').prefix}_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE "${url.pathname.slice(1)}"`);
  emptied.push(url.href);
  return url.href;
}

/** Every row of every table, as PostgreSQL writes it. */
const everything = (url: string) =>
  on(url, async (client) => {
    const found: Record<string, string[]> = {};
    for (const table of await tablesInOrder(client)) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${table}" t ORDER BY 1`);
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  });

describe('a backup', () => {
  it('brings every row of every table back into an empty database, on which Fairtab goes on', async () => {
    await dumpDatabase({ url: database.url, folder });
    const url = await emptyDatabase();
    await loadDatabase({ url, folder });
    const before = await everything(database.url);
    expect(before['claim']).toHaveLength(1);
    expect(await everything(url)).toEqual(before);

    const db = openDatabase({ url, poolMax: 2 });
    const table = setTable(db);
    const [receipt] = await db.prisma.receipt.findMany();
    const restored = await table.stranger().store.load(receipt?.id ?? '');
    if (!restored) throw new Error('The receipt was not restored');
    expect((await table.claim(restored, { item: 'Beer', name: 'Ben' })).receipt.version).toBe(restored.version + 1);
    await db.close();
  });

  it('has the database as it was at one moment, while others write', async () => {
    const others = new Client({ connectionString: database.url });
    await others.connect();
    await others.query('BEGIN');
    await others.query('LOCK TABLE item IN ACCESS EXCLUSIVE MODE');
    const dumping = dumpDatabase({ url: database.url, folder });
    const WAITING = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'item'::regclass";
    await expect.poll(async () => (await others.query(WAITING)).rowCount).toBe(1);
    // The receipts are written by now, and the items are not.
    await others.query(
      `INSERT INTO receipt SELECT (jsonb_populate_record(r, '{"id": "later"}')).* FROM receipt r LIMIT 1`,
    );
    await others.query(
      `INSERT INTO item SELECT (jsonb_populate_record(i, '{"id": "later", "receipt_id": "later"}')).* FROM item i LIMIT 1`,
    );
    await others.query('COMMIT');
    await others.end();
    const { tables } = await dumping;
    const names = tables.map(({ name }) => name);
    expect(names.indexOf('receipt')).toBeLessThan(names.indexOf('item'));
    const url = await emptyDatabase();
    await loadDatabase({ url, folder });
    const { receipt, item } = await everything(url);
    expect(JSON.stringify([receipt, item])).not.toContain('later');
  });

  it('is not restored into a database that has rows', async () => {
    await dumpDatabase({ url: database.url, folder });
    await expect(loadDatabase({ url: database.url, folder })).rejects.toThrow(/not empty: \w+ has rows/);
  });

  it('is not restored in part, when it was not finished or was damaged', async () => {
    const url = await emptyDatabase();
    await expect(loadDatabase({ url, folder })).rejects.toThrow(RestoreError);
    await dumpDatabase({ url: database.url, folder });
    await truncate(join(folder, fileOf('claim')), 30);
    await expect(loadDatabase({ url, folder })).rejects.toThrow();
    expect(Object.values(await everything(url)).flat()).toEqual([]);
  });
});
