import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { compareVersions, PROGRAM_VERSION, readOldestProgram, refuseTooOld } from './programVersion';

/** The database does not fit the migrations of this version. The message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface MigrationOutcome {
  /** Names of the migrations that were applied now, in order. */
  readonly applied: readonly string[];
  /** Names of migrations that the database has and this version does not know: a newer version ran here, and declared that this one may. */
  readonly unknown: readonly string[];
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** The oldest version of Fairtab that may run on the result; null when all may that may run before it. */
  readonly oldestProgram: string | null;
}

interface AppliedRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/**
 * Checksums that a migration had before. This one was edited once after it had been applied: it was given an index, which
 * 20261122160100_receipt_deleted_index makes where it is missing.
 */
const EARLIER_CHECKSUMS: Readonly<Record<string, string>> = {
  '20261121200000_accounts': 'a186257ad4b4a4a0166a5d721b272db5e7a09f8d40069c028976a0df90aa3f33',
};

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations/', import.meta.url));

// Prisma's own lock, so that `prisma migrate deploy` and this function also wait for each other.
const PRISMA_LOCK = 72707369;

// The table that Prisma makes, so that `prisma migrate deploy`, `status` and `resolve` keep working on the same
// database.
const PRISMA_TABLE = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(join(folder, name, 'migration.sql'));
      const sql = bytes.toString('utf8');
      const checksum = createHash('sha256').update(bytes).digest('hex');
      return { name, sql, checksum, oldestProgram: oldestProgramIn(sql) };
    }),
  );
}

/** @returns the version that a migration declares by replacing the function `oldest_program()`; null when it does not. */
export function oldestProgramIn(sql: string): string | null {
  return /FUNCTION oldest_program\(\)[^;]*RETURN '(\d+\.\d+\.\d+)'/.exec(sql)?.[1] ?? null;
}

function findPending(migrations: readonly Migration[], rows: readonly AppliedRow[]): Migration[] {
  const applied = new Map(rows.map((row) => [row.migration_name, row]));
  return migrations.filter((migration) => {
    const row = applied.get(migration.name);
    if (!row) return true;
    if (row.finished_at === null) {
      throw new MigrationError(
        `Migration ${migration.name} was begun by another tool and never finished. Look at the database, then mark it with \`prisma migrate resolve\`.`,
      );
    }
    if (row.checksum !== migration.checksum && row.checksum !== EARLIER_CHECKSUMS[migration.name]) {
      throw new MigrationError(
        `Migration ${migration.name} was changed after it had been applied to this database. Restore its migration.sql and put the change into a new migration.`,
      );
    }
    return false;
  });
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${migration.name} failed and nothing of it was kept: ${reason}`, {
      cause: error,
    });
  }
}

/**
 * Makes sure that no process is running that the pending migrations would break.
 * @throws MigrationError that says which, and what to do.
 */
async function refuseOlderProcesses(client: Client, pending: readonly Migration[]): Promise<void> {
  const oldest = pending
    .flatMap(({ oldestProgram }) => oldestProgram ?? [])
    .toSorted(compareVersions)
    .at(-1);
  if (oldest === undefined) return;
  const { rows } = await client.query<{ version: string }>(
    `SELECT DISTINCT substring(application_name from '^fairtab (.*)$') AS version FROM pg_stat_activity
     WHERE datname = current_database() AND application_name ~ '^fairtab \\d+\\.\\d+\\.\\d+$'`,
  );
  const older = rows.map(({ version }) => version).filter((version) => compareVersions(version, oldest) < 0);
  if (older.length > 0)
    throw new MigrationError(
      `Processes of Fairtab ${older.toSorted(compareVersions).join(' and ')} use this database, and the new migrations are for ${oldest} and newer. Replace them with ${oldest} first, or stop them (docs/operations.md, Upgrading).`,
    );
}

async function takeLock({ client, onWait }: { client: Client; onWait: () => void }): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [PRISMA_LOCK]);
  if (rows[0]?.taken) return;
  onWait();
  await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
}

/**
 * Applies all new migrations, each in one transaction together with its row in Prisma's table. When several processes
 * start at once, one does the work and the others wait.
 * @param options.only the names of the migrations to apply; by default all of them.
 * @param options.onWait called when another process holds the lock.
 * @param options.program the version that runs; by default this one.
 * @throws MigrationError when a migration fails, was changed after it had been applied, was left half done by
 * another tool, or would break a process that runs; ProgramTooOld when this program may no longer run on the database.
 */
export async function runMigrations({
  url,
  folder = MIGRATIONS,
  only,
  onWait = () => undefined,
  program = PROGRAM_VERSION,
}: {
  url: string;
  folder?: string;
  only?: readonly string[];
  onWait?: () => void;
  program?: string;
}): Promise<MigrationOutcome> {
  const migrations = await readMigrations(folder);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await takeLock({ client, onWait });
    await client.query(PRISMA_TABLE);
    const { rows } = await client.query<AppliedRow>(
      'SELECT "migration_name", "checksum", "finished_at" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
    );
    refuseTooOld(await readOldestProgram({ query: (sql) => client.query(sql) }), program);
    const pending = findPending(migrations, rows).filter(({ name }) => only?.includes(name) ?? true);
    await refuseOlderProcesses(client, pending);
    for (const migration of pending) await apply(client, migration);
    const known = new Set(migrations.map((migration) => migration.name));
    return {
      applied: pending.map((migration) => migration.name),
      unknown: rows.map((row) => row.migration_name).filter((name) => !known.has(name)),
    };
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}
