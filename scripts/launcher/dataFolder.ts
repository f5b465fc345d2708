import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, explainFolder, Problem } from './Problem';
import { makeFolder } from './makeFolder';
import { isAlive } from './postgres/postmaster';

const MB = 1_000_000;
/** A new database takes 40 MB, its journal as much again. */
const NEW_DATABASE_BYTES = 100 * MB;
/** Below this PostgreSQL is about to stop in the middle of somebody's dinner. */
const LEAST_BYTES = 32 * MB;

interface Holder {
  readonly pid: number;
  /** When the process was started, as the system counts it; null where that cannot be seen. */
  readonly birth: string | null;
  readonly port: number;
}

/** Process numbers are used again; number and time of birth together are not. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function readHolder(file: string): Holder | null {
  if (!existsSync(file)) return null;
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof found !== 'object' || found === null || !('pid' in found) || typeof found.pid !== 'number') return null;
    const birth = 'birth' in found && typeof found.birth === 'string' ? found.birth : null;
    return { pid: found.pid, birth, port: 'port' in found && typeof found.port === 'number' ? found.port : 0 };
  } catch {
    return null;
  }
}

function holds(holder: Holder | null): holder is Holder {
  if (!holder || holder.pid === process.pid || !isAlive(holder.pid)) return false;
  return holder.birth === null || birthOf(holder.pid) === holder.birth;
}

/** @throws Problem when too little room is left on the folder's disk. */
export function checkRoom({ folder, freeBytes, isNew }: { folder: string; freeBytes: number; isNew: boolean }): void {
  const needed = isNew ? NEW_DATABASE_BYTES : LEAST_BYTES;
  if (freeBytes >= needed) return;
  throw new Problem(
    `The disk of the data folder ${folder} is nearly full: ${Math.floor(freeBytes / MB)} MB are free and Fairtab needs ${needed / MB} MB. Free some space, or set DATA_DIR to a folder on another disk.`,
  );
}

function freeBytes(folder: string): number {
  const disk = statfsSync(folder);
  return disk.bavail * disk.bsize;
}

export interface DataFolder {
  /** True when the Fairtab that used the folder last did not stop in order. */
  readonly wasKilled: boolean;
  release(): void;
}

/** Writes our name into the file that only one process can make. @returns whether a killed one had left its name. */
async function writeHolder({ file, port, folder }: { file: string; port: number; folder: string }): Promise<boolean> {
  const mine = `${JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), port } satisfies Holder)}\n`;
  let wasKilled = false;
  for (let attempt = 1; ; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return wasKilled;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (!holds(holder)) {
      wasKilled = true;
      rmSync(file, { force: true });
    } else if (attempt > 20) {
      throw new Problem(
        `Fairtab already runs on the data folder ${folder} (process ${holder.pid}, port ${holder.port}). Stop that one first, or set DATA_DIR and PORT to run a second one.`,
      );
    } else {
      // It may be on its way out.
      await wait(100);
    }
  }
}

/**
 * Makes the folder when missing and takes it for this process alone.
 * @throws Problem when it cannot be written, is full, or another Fairtab runs on it.
 */
export async function takeDataFolder({ folder, port }: { folder: string; port: number }): Promise<DataFolder> {
  const file = join(folder, 'running.json');
  const release = () => rmSync(file, { force: true });
  try {
    makeFolder(folder);
    const isNew = !existsSync(join(folder, 'postgres'));
    const wasKilled = await writeHolder({ file, port, folder });
    try {
      checkRoom({ folder, freeBytes: freeBytes(folder), isNew });
    } catch (error) {
      release();
      throw error;
    }
    return { wasKilled, release };
  } catch (error) {
    throw explainFolder({ folder, error }) ?? error;
  }
}
