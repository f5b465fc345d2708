import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { runMigrations } from '../migrations';
import { fileOf, MANIFEST, type Manifest } from './dumpDatabase';
import { tablesInOrder } from './tablesInOrder';

const ROWS_AT_A_TIME = 500;

/** A backup that cannot be restored here. The message says why. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/**
 * Loads a dump into an empty database: makes the tables as they were when it was taken, inserts all rows in one
 * transaction, and brings the tables up to date. Constraints and triggers check every row again.
 * @throws RestoreError when the folder has no whole dump, the database is not empty, or the dump is of a newer version.
 */
export async function loadDatabase({ url, folder }: { url: string; folder: string }): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { unknown } = await runMigrations({ url, only: manifest.migrations });
  if (unknown.length > 0) throw new RestoreError('The database is not empty: a newer Fairtab has used it.');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await refuseUnlessFitting(client, manifest);
    await client.query('BEGIN');
    await client.query('SET CONSTRAINTS ALL DEFERRED');
    for (const { name, rows } of manifest.tables) {
      const loaded = await loadTable({ client, name, file: join(folder, fileOf(name)) });
      if (loaded !== rows) throw new RestoreError(`The backup is damaged: ${name} has ${loaded} of ${rows} rows.`);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  await runMigrations({ url });
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch (error) {
    throw new RestoreError(`There is no whole backup in ${folder}.`, { cause: error });
  }
}

async function refuseUnlessFitting(client: Client, { migrations, tables }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT migration_name AS name FROM _prisma_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter((name) => !applied.has(name));
  if (missing.length > 0) throw new RestoreError(`The backup is of a newer Fairtab, which has ${missing.join(', ')}.`);
  if (applied.size > migrations.length) throw new RestoreError('The database is not empty: its tables are newer.');
  const names = new Set(tables.map(({ name }) => name));
  for (const name of await tablesInOrder(client)) {
    if (!names.has(name)) throw new RestoreError(`The backup is damaged: it lacks ${name}.`);
    const { rowCount } = await client.query(`SELECT FROM "${name}" LIMIT 1`);
    if (rowCount !== 0)
      throw new RestoreError(`The database is not empty: ${name} has rows. Restore into an empty one.`);
  }
}

/** @returns how many rows were inserted. */
async function loadTable({ client, name, file }: { client: Client; name: string; file: string }): Promise<number> {
  const insert = async (lines: readonly string[]): Promise<void> => {
    if (lines.length === 0) return;
    const text = `INSERT INTO "${name}" SELECT * FROM json_populate_recordset(NULL::"${name}", $1::json)`;
    await client.query(text, [`[${lines.join(',')}]`]);
  };
  let count = 0;
  let waiting: string[] = [];
  let unfinished = '';
  await pipeline(createReadStream(file), createGunzip().setEncoding('utf8'), async (texts: AsyncIterable<string>) => {
    for await (const text of texts) {
      const lines = (unfinished + text).split('\n');
      unfinished = lines.pop() ?? '';
      count += lines.length;
      waiting.push(...lines);
      if (waiting.length < ROWS_AT_A_TIME) continue;
      await insert(waiting);
      waiting = [];
    }
  });
  await insert(waiting);
  return count;
}
