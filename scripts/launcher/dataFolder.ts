import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, explainFolder, Problem } from './Problem';
import { makeFolder } from './makeFolder';
import { isAlive } from './postgres/postmaster';

const MB = 1_000_000;
/** A new database takes 40 MB, and its journal as much again. */
const NEW_DATABASE_BYTES = 100 * MB;
/** With less than this, PostgreSQL would soon stop because it cannot write. */
const MIN_FREE_BYTES = 32 * MB;

interface Holder {
  readonly pid: number;
  /** When the process started, in the system's clock ticks. Null where /proc does not exist. */
  readonly startTime: string | null;
  readonly port: number;
}

/** Systems reuse process ids, but never with the same start time. */
function startTimeOf(pid: number): string | null {
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
    const startTime = 'startTime' in found && typeof found.startTime === 'string' ? found.startTime : null;
    return { pid: found.pid, startTime, port: 'port' in found && typeof found.port === 'number' ? found.port : 0 };
  } catch {
    return null;
  }
}

function holds(holder: Holder | null): holder is Holder {
  if (!holder || holder.pid === process.pid || !isAlive(holder.pid)) return false;
  return holder.startTime === null || startTimeOf(holder.pid) === holder.startTime;
}

/** @throws Problem when the folder's disk has too little free space. */
export function checkFreeSpace({
  folder,
  freeBytes,
  isNew,
}: {
  folder: string;
  freeBytes: number;
  isNew: boolean;
}): void {
  const needed = isNew ? NEW_DATABASE_BYTES : MIN_FREE_BYTES;
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
  /** True when the Fairtab that used the folder last was killed. */
  readonly wasKilled: boolean;
  release(): void;
}

/** Creates running.json, which only one process can create. @returns whether a killed process had left one. */
async function writeHolder({ file, port, folder }: { file: string; port: number; folder: string }): Promise<boolean> {
  const mine = `${JSON.stringify({ pid: process.pid, startTime: startTimeOf(process.pid), port } satisfies Holder)}\n`;
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
      // The other process may be stopping.
      await wait(100);
    }
  }
}

/**
 * Makes the folder when it is missing, and locks it for this process.
 * @throws Problem when it cannot be written, its disk is full, or another Fairtab uses it.
 */
export async function takeDataFolder({ folder, port }: { folder: string; port: number }): Promise<DataFolder> {
  const file = join(folder, 'running.json');
  const release = () => rmSync(file, { force: true });
  try {
    makeFolder(folder);
    const isNew = !existsSync(join(folder, 'postgres'));
    const wasKilled = await writeHolder({ file, port, folder });
    try {
      checkFreeSpace({ folder, freeBytes: freeBytes(folder), isNew });
    } catch (error) {
      release();
      throw error;
    }
    return { wasKilled, release };
  } catch (error) {
    throw explainFolder({ folder, error }) ?? error;
  }
}
