import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const FOLLOW_PARENT = new URL('followParent.mjs', import.meta.url).href;

/**
 * The heap limit of a process in MB. Without it V8 takes the machine's memory as the limit, and collects garbage only
 * when the process is several times as large as its live data. NODE_OPTIONS overrides it.
 */
const HEAP = '--max-old-space-size=1024';

/** The arguments of node before the entry file of one of Fairtab's processes. */
export function nodeArgs(): string[] {
  const isGiven = process.env.NODE_OPTIONS?.includes('max-old-space-size') ?? false;
  return [...(isGiven ? [] : [HEAP]), '--import', FOLLOW_PARENT, '--import', 'tsx'];
}

export interface ChildOptions {
  readonly name: string;
  /** TypeScript file, relative to the project's root. */
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
}

/** One of Fairtab's own processes. It runs in its own session, so a Ctrl-C reaches only the parent, which then stops it. */
export class Child {
  readonly name: string;
  readonly #process: ChildProcess;
  /** Resolves with the exit code or signal, in words. Never rejects. */
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

  /** Sends SIGTERM, and SIGKILL after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    if (!this.isRunning) return;
    this.kill('SIGTERM');
    const killTimer = setTimeout(() => this.kill('SIGKILL'), graceMs);
    await this.ended;
    clearTimeout(killTimer);
  }
}

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
