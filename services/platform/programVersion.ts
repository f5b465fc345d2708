import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { Logger } from './logger';

/** The version of this program, such as "0.2.0": the one of the whole project in package.json. */
export const PROGRAM_VERSION = readVersion();

/** The name that PostgreSQL knows the connections of this version by (pg_stat_activity). */
export const APPLICATION_NAME = `fairtab ${PROGRAM_VERSION}`;

/** This program is older than its database allows, and would read or write something wrongly. The message says which one is needed. */
export class ProgramTooOld extends Error {
  override readonly name = 'ProgramTooOld';
}

/** Compares versions of three numbers: negative when `a` is older than `b`, 0 when they are the same. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersIn(a), numbersIn(b)];
  return left.map((number, place) => number - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** @returns the oldest version that may run on this database; null for a database of before versions counted. */
export async function readOldestProgram({ query }: { query: Query }): Promise<string | null> {
  const { rows: known } = await query(`SELECT to_regprocedure('oldest_program()') IS NOT NULL AS known`);
  if (known[0]?.['known'] !== true) return null;
  const { rows } = await query('SELECT oldest_program() AS version');
  return String(rows[0]?.['version']);
}

type Query = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** @throws ProgramTooOld when this program is older than `oldest`. */
export function refuseTooOld(oldest: string | null, program = PROGRAM_VERSION): void {
  if (oldest === null || compareVersions(program, oldest) >= 0) return;
  throw new ProgramTooOld(
    `This is Fairtab ${program}, and a newer one has changed this database in a way that ${program} does not understand: it needs ${oldest} or newer. Start that version, or restore the backup from before the upgrade with this one.`,
  );
}

/**
 * Each process calls it before it uses the database. While the database is away nothing is compared, so that a start
 * does not wait for it.
 * @throws ProgramTooOld.
 */
export async function checkProgram({ pool, logger }: { pool: Pick<Pool, 'query'>; logger: Logger }): Promise<void> {
  try {
    refuseTooOld(await readOldestProgram({ query: (sql) => pool.query(sql) }));
  } catch (error) {
    if (error instanceof ProgramTooOld) throw error;
    logger.warn({ err: error }, 'the version could not be compared with what the database needs');
  }
}

function numbersIn(version: string): number[] {
  return version.split('.').map(Number);
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
