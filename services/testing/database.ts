import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase, PATIENCE_OF_JOBS } from '../platform/db';
import './testServer';

export interface TestDatabase {
  readonly url: string;
  readonly db: Database;
  /** Closes `db` and removes the database, even when others are still connected. */
  drop(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('testServer').url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated, empty PostgreSQL database for one test file. Takes some 30 ms.
 * @param options.isMigrated false for one without tables.
 */
export async function createTestDatabase({
  poolMax = 10,
  isMigrated = true,
}: { poolMax?: number; isMigrated?: boolean } = {}): Promise<TestDatabase> {
  const { url: serverUrl, template, prefix } = inject('testServer');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE "${name}" TEMPLATE "${isMigrated ? template : 'template0'}"`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // Tests share the machine with each other, and some hold locks on purpose.
  const db = openDatabase({ url: url.href, poolMax, patience: PATIENCE_OF_JOBS });
  return {
    url: url.href,
    db,
    drop: async () => {
      await db.close();
      await onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}

/** A database for the tests of a file, which is removed after the last of them. To be called at the top of the file, so that it goes last. */
export async function databaseForTests(options?: Parameters<typeof createTestDatabase>[0]): Promise<TestDatabase> {
  const database = await createTestDatabase(options);
  afterAll(() => database.drop());
  return database;
}
