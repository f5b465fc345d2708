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

/** Reads postmaster.pid, which the server writes. The file stays behind when the server is killed. */
export function readPostmaster(cluster: string): Postmaster | null {
  const [pid, , , port, , , , status] = readIfThere(fileOf(cluster)).split('\n');
  if (!pid || !/^\d+$/.test(pid)) return null;
  return { pid: Number(pid), port: port ? Number(port) : null, ready: status?.trim() === 'ready' };
}

/** A server that ends removes its file at any moment. @returns the text; "" when there is no file. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL, because systems reuse process ids. True where /proc does not exist. */
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
 * Stops a server that a killed Fairtab left running on this cluster.
 * @returns whether there was one.
 * @throws Problem when it belongs to another user or does not end.
 */
export async function stopLeftover(cluster: string): Promise<boolean> {
  const left = readPostmaster(cluster);
  if (!left) return false;
  if (!isAlive(left.pid)) return false;
  if (!looksLikeServer(left.pid)) {
    // PostgreSQL would think that this process is a running server, and refuse to start.
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
