import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Config } from '../../config';
import type { FileKey, FileStore } from './FileStore';
import { openFileStore, placeOfFiles } from './openFileStore';

/** This process sees other files than the processes that use the database already. The message says what to do. */
export class OtherFiles extends Error {
  override readonly name = 'OtherFiles';
}

/** The file by which a store is known. It is copied and backed up with the others. */
const MARK: FileKey = 'store/mark';
/** How long the first process may take to write the mark, while others wait for it. */
const FIRST_WRITE_LIMITS = `SET LOCAL lock_timeout = '20s'; SET LOCAL statement_timeout = '20s'; SET LOCAL idle_in_transaction_session_timeout = '30s'`;

/**
 * Opens the files of this installation, as openFileStore does, and compares their mark with the one in the database.
 * While the store or the database is away nothing is compared, so that a start does not wait for them.
 * @throws OtherFiles when the processes that use the database have others.
 */
export async function openOwnFiles({
  pool,
  config,
  logger,
}: {
  pool: Pick<Pool, 'query' | 'connect'>;
  config: Pick<Config, 's3' | 'dataDir'>;
  logger: { warn(about: { err: unknown }, text: string): void };
}): Promise<FileStore> {
  const files = await openFileStore(config);
  try {
    const known = (await readKnownMark(pool)) ?? (await keepMark(pool, files));
    if (known !== (await readMark(files)))
      throw new OtherFiles(
        `This process has other files than those that belong to the database: ${placeOfFiles(config)} is not where the other processes keep photos and exports. Give all processes the same S3_BUCKET, or mount one folder as DATA_DIR/files on each machine. To move the files, copy them with npm run files:copy. If they are lost, npm run files:adopt goes on with those that are here. docs/operations.md, Photos, says more.`,
      );
  } catch (error) {
    if (error instanceof OtherFiles) throw error;
    logger.warn({ err: error }, 'the files could not be compared with those that belong to the database');
  }
  return files;
}

/** Makes these files the ones of the database. Processes with others are refused at their next start. */
export async function adoptFiles({ pool, files }: { pool: Pick<Pool, 'query'>; files: FileStore }): Promise<void> {
  await pool.query(
    `INSERT INTO installation_key (name, fingerprint) VALUES ('files', $1)
     ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint`,
    [(await readMark(files)) ?? (await writeMark(files, randomUUID()))],
  );
}

async function readKnownMark(pool: Pick<Pool, 'query'>): Promise<string | null> {
  const { rows } = await pool.query<{ fingerprint: string }>(
    `SELECT fingerprint FROM installation_key WHERE name = 'files'`,
  );
  return rows[0]?.fingerprint ?? null;
}

/**
 * Lets the first process bind its files to the database. The row is visible once the mark is written. Until then other
 * processes wait at the row, and none is left when the mark cannot be written.
 * @returns the mark in the database, be it of this process or of one that was faster.
 */
async function keepMark(pool: Pick<Pool, 'query' | 'connect'>, files: FileStore): Promise<string | null> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(FIRST_WRITE_LIMITS);
    await insertMark(client, files);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  return readKnownMark(pool);
}

async function insertMark(client: PoolClient, files: FileStore): Promise<void> {
  const found = await readMark(files);
  const mark = found ?? randomUUID();
  const { rowCount } = await client.query(
    `INSERT INTO installation_key (name, fingerprint) VALUES ('files', $1) ON CONFLICT (name) DO NOTHING`,
    [mark],
  );
  if (rowCount === 1 && found === null) await writeMark(files, mark);
}

async function readMark(files: FileStore): Promise<string | null> {
  const bytes = await files.get(MARK);
  return bytes === null ? null : Buffer.from(bytes).toString('utf8');
}

async function writeMark(files: FileStore, mark: string): Promise<string> {
  await files.put(MARK, Buffer.from(mark));
  return mark;
}
