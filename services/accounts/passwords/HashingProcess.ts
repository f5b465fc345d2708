import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('hashingProcess.cjs', import.meta.url));

/** What `hashingProcess.cjs` does: the hash of a password, or whether a hash is the password's. */
export type HashingWork =
  | { readonly password: string; readonly cost: { memoryCost: number; timeCost: number; parallelism: number } }
  | { readonly password: string; readonly passwordHash: string };

interface Answer {
  readonly id: number;
  /** Missing when it failed. */
  readonly value?: string | boolean;
}

interface Waiting {
  resolve(value: string | boolean): void;
  reject(error: Error): void;
}

/** Starts the process; it ends with this one. */
export function startHashing(): ChildProcess {
  return fork(ENTRY, {
    // What this process was started with, such as a loader for TypeScript, would only cost time and memory there.
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '', UV_THREADPOOL_SIZE: String(availableParallelism()) },
  });
}

/**
 * A process of low priority for work that keeps a processor busy: whoever reads a bill meanwhile goes first. It starts
 * with the first work, is replaced after it died, and ends with this process.
 */
export class HashingProcess {
  #child: ChildProcess | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #launch: () => ChildProcess;

  constructor(launch = startHashing) {
    this.#launch = launch;
  }

  /** @throws when it was not done there, for whatever reason. */
  do(work: HashingWork): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      const child = (this.#child ??= this.#start());
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      // This process lives on while it waits, but not because it has a child.
      child.channel?.ref();
      child.send({ id, work }, (error) => {
        if (error) this.#settle({ id });
      });
    });
  }

  #start(): ChildProcess {
    const child = this.#launch();
    const forget = () => {
      if (this.#child !== child) return;
      this.#child = null;
      for (const id of [...this.#waiting.keys()]) this.#settle({ id });
    };
    child.on('message', (answer: Answer) => this.#settle(answer));
    child.once('error', forget).once('exit', forget);
    child.unref();
    return child;
  }

  #settle({ id, value }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#child?.channel?.unref();
    if (value === undefined) waiting?.reject(new Error('The hashing process did not do it'));
    else waiting?.resolve(value);
  }
}
