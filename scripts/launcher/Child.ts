import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const FOLLOW_PARENT = new URL('followParent.mjs', import.meta.url).href;

/**
 * Told that it may have much memory, V8 lets garbage lie until the process is several times as large as what it holds.
 * NODE_OPTIONS says otherwise where somebody needs more, in MB.
 */
const HEAP = '--max-old-space-size=1024';

/** How node is told to run one of our processes, before the entry. */
export function nodeArgs(): string[] {
  const isGiven = process.env.NODE_OPTIONS?.includes('max-old-space-size') ?? false;
  return [...(isGiven ? [] : [HEAP]), '--import', FOLLOW_PARENT, '--import', 'tsx'];
}

export interface ChildOptions {
  readonly name: string;
  /** TypeScript file, from the root of the project. */
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
}

/** One of Fairtab's own processes. It has its own session, so that only its parent decides when it stops. */
export class Child {
  readonly name: string;
  readonly #process: ChildProcess;
  /** How it ended, in words; never rejects. */
  readonly ended: Promise<string>;

  constructor({ name, entry, env, cwd }: ChildOptions) {
    this.name = name;
    this.#process = spawn(process.execPath, [...nodeArgs(), entry], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const failed = once(this.#process, 'error').then(([error]) => String(error));
    const left = once(this.#process, 'exit').then(([code, signal]) =>
      signal ? `signal ${signal}` : `exit code ${code}`,
    );
    left.catch(() => undefined);
    failed.catch(() => undefined);
    this.ended = Promise.race([failed, left]);
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    this.#process.kill(signal);
  }

  /** Asks it to stop and insists after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    if (!this.isRunning) return;
    this.kill('SIGTERM');
    const insist = setTimeout(() => this.kill('SIGKILL'), graceMs);
    await this.ended;
    clearTimeout(insist);
  }
}

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
