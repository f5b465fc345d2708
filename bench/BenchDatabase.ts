import { type Database, openDatabase } from '@fairtab/services/platform/db';
import { runMigrations } from '@fairtab/services/platform/migrations';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../scripts/launcher/postgres/startPostgres';

/** A migrated database for the benchmark. As in the product, a commit waits until it is on the disk. */
export interface BenchDatabase {
  readonly url: string;
  /** For example "17.10". */
  readonly version: string;
  readonly db: Database;
  /** Updates the planner's statistics after inserts, and writes the new rows to disk before something is measured. */
  analyze(): Promise<void>;
  drop(): Promise<void>;
}

/** Opens one on `serverUrl`, whose role must be allowed to create databases, or on the built-in PostgreSQL. */
export async function openBenchDatabase(serverUrl: string | undefined): Promise<BenchDatabase> {
  const server = serverUrl ? { url: serverUrl, stop: async () => undefined } : await startOwnServer();
  const name = `fairtab_bench_${randomBytes(4).toString('hex')}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await runMigrations({ url: url.href });
  const db = openDatabase({ url: url.href, poolMax: 4 });
  const { rows } = await db.pool.query<{ server_version: string }>('SHOW server_version');
  return {
    url: url.href,
    version: rows[0]?.server_version.split(' ')[0] ?? '',
    db,
    // The pool's statements end after seconds, and with a million receipts these take longer.
    analyze: () => onServer(url.href, 'ANALYZE', 'CHECKPOINT'),
    drop: async () => {
      await db.close();
      await onServer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await server.stop();
    },
  };
}

async function startOwnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-bench-'));
  const server = await startPostgres({ folder });
  return {
    url: server.superuserUrl,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
