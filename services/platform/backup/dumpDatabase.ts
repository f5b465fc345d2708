import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { tablesInOrder } from './tablesInOrder';

const ROWS_AT_A_TIME = 1_000;

/** What a dump says about itself. It is written last, so a folder without it is no whole dump. */
export interface Manifest {
  /** ISO time by the database. */
  readonly takenAt: string;
  /** The names of all migrations that the database had. */
  readonly migrations: readonly string[];
  /** In an order in which their rows can be inserted. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
}

export const MANIFEST = 'manifest.json';
export const fileOf = (table: string): string => `${table}.jsonl.gz`;

/**
 * Writes all rows of the database into a folder, as they were at one moment, while others go on reading and writing. One
 * file for each table, one row for each line, as PostgreSQL writes it in JSON. Queues are left out, because sweeps rebuild
 * them.
 * @param options.folder an empty one.
 */
export async function dumpDatabase({ url, folder }: { url: string; folder: string }): Promise<Manifest> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: applied } = await client.query<{ name: string; takenAt: string }>(
      `SELECT migration_name AS name, iso_time(now()) AS "takenAt" FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
    );
    const tables: { name: string; rows: number }[] = [];
    for (const name of await tablesInOrder(client))
      tables.push({ name, rows: await dumpTable({ client, name, file: join(folder, fileOf(name)) }) });
    const manifest = { takenAt: applied[0]?.takenAt ?? '', migrations: applied.map(({ name }) => name), tables };
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    return manifest;
  } finally {
    await client.end();
  }
}

/** @returns how many rows were written. */
async function dumpTable({ client, name, file }: { client: Client; name: string; file: string }): Promise<number> {
  const packed = createGzip();
  const written = finished(packed.pipe(createWriteStream(file, { flags: 'wx', mode: 0o600 })));
  await client.query(`DECLARE dumped NO SCROLL CURSOR FOR SELECT to_json(t)::text AS line FROM "${name}" t`);
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_AT_A_TIME} FROM dumped`);
    if (rows.length === 0) break;
    count += rows.length;
    if (!packed.write(`${rows.map(({ line }) => line).join('\n')}\n`)) await once(packed, 'drain');
  }
  await client.query('CLOSE dumped');
  packed.end();
  await written;
  return count;
}
