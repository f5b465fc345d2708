import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPILED, nodeArgs, projectRoot, WORKER_ENV } from '../../scripts/launcher/Child';

/** The compiled worker (scripts/testing/databaseSetup.ts). */
export const WORKER_PROGRAM = join(projectRoot, COMPILED.worker);

/** Starts a worker process with the limits that `npm start` gives it. */
export function startWorkerProcess(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [...nodeArgs('worker', WORKER_PROGRAM), WORKER_PROGRAM], {
    env: { ...WORKER_ENV, PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export async function killWorker(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

/** The most memory that the process had so far, in MB, as the system counts it: code and shared libraries included. */
export async function mostMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
