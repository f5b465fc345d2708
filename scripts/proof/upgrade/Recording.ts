import { parse } from 'csv-parse/sync';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** A request of somebody at a table, and what an older Fairtab answered. */
export interface Exchange {
  /** The person whose cookies it is sent with. */
  readonly person: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What it was made safe with; null for a request that writes nothing. */
  readonly key: string | null;
  readonly body: unknown;
  readonly status: number;
  /** JSON, or the text of another answer; null for one that is not text. */
  readonly answer: unknown;
}

/** The data that an older Fairtab made, and all that it answered about them. */
export interface Recording {
  readonly version: string;
  /** ISO time of the answers. */
  readonly at: string;
  /** The files of the dump, by name, as text. */
  readonly dump: Readonly<Record<string, string>>;
  /** Each person's Cookie header. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly reads: readonly Exchange[];
  /** Acknowledged writes with a key, and what their retries were answered. */
  readonly writes: readonly Exchange[];
}

export function saveRecording(file: string, recording: Recording): void {
  writeFileSync(file, gzipSync(JSON.stringify(recording), { level: 9 }));
}

export function readRecording(file: string): Recording {
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Recording;
}

/** The files of a dump as text, to keep them in one file. */
export async function packDump(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of (await readdir(folder)).toSorted()) {
    const bytes = await readFile(join(folder, name));
    files[name] = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  }
  return files;
}

/** Writes the files of a dump as `npm run backup` left them. */
export async function unpackDump(dump: Recording['dump'], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(dump))
    await writeFile(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
}

/**
 * The paths at which an answer lacks something that was there, or says something else. What is new counts for nothing, also
 * within a file of JSON, and new columns at the end of a CSV, whose programs may go by their positions.
 */
export function differences(then: unknown, now: unknown, path = ''): string[] {
  if (Array.isArray(then) && Array.isArray(now) && then.length === now.length)
    return then.flatMap((value, index) => differences(value, (now as unknown[])[index], `${path}.${index}`));
  if (isRecord(then) && isRecord(now))
    return Object.entries(then).flatMap(([name, value]) => differences(value, now[name], `${path}.${name}`));
  if (isFile(then) && isFile(now)) return differences(JSON.parse(then), JSON.parse(now), path);
  if (isCsv(then) && isCsv(now)) return differences(cellsOf(then), cellsOf(now), path);
  return isDeepStrictEqual(then, now) ? [] : [`${path}: ${JSON.stringify(then)}, now ${JSON.stringify(now)}`];
}

function isFile(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('{\n');
}

function isCsv(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('receipt,');
}

/** The cells by row and position, so that what a later column adds is new and nothing else. */
function cellsOf(csv: string): Record<string, string>[] {
  return parse(csv).map((row) => Object.fromEntries(row.entries()));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
