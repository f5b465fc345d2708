import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, Problem } from '../Problem';

export interface Postmaster {
  readonly pid: number;
  readonly port: number | null;
  readonly ready: boolean;
}

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** What the server says of itself in postmaster.pid; it outlives a server that was killed. */
export function readPostmaster(cluster: string): Postmaster | null {
  if (!existsSync(fileOf(cluster))) return null;
  const [pid, , , port, , , , status] = readFileSync(fileOf(cluster), 'utf8').split('\n');
  if (!pid || !/^\d+$/.test(pid)) return null;
  return { pid: Number(pid), port: port ? Number(port) : null, ready: status?.trim() === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Numbers are used again: whether the process is a PostgreSQL at all. Where that cannot be seen it is taken for one. */
function looksLikeServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return !existsSync('/proc/self/cmdline');
  }
}

async function waitForEnd({ pid, ms }: { pid: number; ms: number }): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (!isAlive(pid)) return true;
    await wait(20);
  }
  return !isAlive(pid);
}

/**
 * Ends a server that was left behind on this cluster by a Fairtab that was killed.
 * @returns whether there was one.
 * @throws Problem when it belongs to another user or does not end.
 */
export async function stopLeftover(cluster: string): Promise<boolean> {
  const left = readPostmaster(cluster);
  if (!left) return false;
  if (!isAlive(left.pid)) return false;
  if (!looksLikeServer(left.pid)) {
    // PostgreSQL would take the number for a live server and refuse to start.
    rmSync(fileOf(cluster), { force: true });
    return false;
  }
  try {
    process.kill(left.pid, 'SIGINT');
    if (await waitForEnd({ pid: left.pid, ms: 8000 })) return true;
    process.kill(left.pid, 'SIGQUIT');
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true;
    throw new Problem(
      `A database server (process ${left.pid}) that another user started is still running on ${cluster}. Stop it, or set DATA_DIR to a folder of your own.`,
    );
  }
  if (await waitForEnd({ pid: left.pid, ms: 4000 })) return true;
  throw new Problem(
    `A database server (process ${left.pid}) is still running on ${cluster} and does not stop. Stop it and try again.`,
  );
}
