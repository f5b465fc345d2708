import { availableParallelism } from 'node:os';
import { ChildTasks } from '../../platform/childProcesses/ChildTasks';
import { plainEnvironment } from '../../platform/childProcesses/plainEnvironment';

/** Answered with the hash of a password, or with whether a hash is the password's. */
export type HashingTask =
  | { readonly password: string; readonly cost: { memoryCost: number; timeCost: number; parallelism: number } }
  | { readonly password: string; readonly passwordHash: string };

/** With much lower priority, logins would take very long on a busy machine. */
const NICENESS = 5;

/** Hashes passwords in a child process of lower priority, so that requests that only read a bill go first. */
export function openHashingProcess(): ChildTasks<HashingTask, string | boolean> {
  return new ChildTasks({
    module: new URL('hashingTask.mjs', import.meta.url),
    packages: ['argon2'],
    niceness: NICENESS,
    env: { ...plainEnvironment(), UV_THREADPOOL_SIZE: String(availableParallelism()) },
  });
}

export const hashingProcess = openHashingProcess();
