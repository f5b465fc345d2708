import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const FOLLOW_PARENT = new URL('followParent.mjs', import.meta.url).href;

/**
 * Limits in MB. Without a heap limit V8 takes the machine's memory for it, and collects garbage only when the process is several
 * times as large as its live data. NODE_OPTIONS overrides it. The worker lives on short objects, so a small nursery is
 * enough for it.
 */
const MEMORY = {
  api: ['--max-old-space-size=1024'],
  worker: ['--max-old-space-size=512', '--max-semi-space-size=2'],
} as const;

/** The arguments of node before the entry file of one of Fairtab's processes. */
export function nodeArgs(kind: keyof typeof MEMORY): string[] {
  const isGiven = process.env.NODE_OPTIONS?.includes('max-old-space-size') ?? false;
  return [...(isGiven ? [] : MEMORY[kind]), '--import', FOLLOW_PARENT, '--import', 'tsx'];
}

/**
 * Has glibc give memory back. By default its allocator keeps an arena for each thread, and keeps the large blocks that V8
 * took while it compiled code: 40 MB of a worker that only sends mail.
 */
export const WORKER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
} as const;

/** The worker answers Prometheus on the port after the web server's. */
export function metricsOfWorker({ metricsPort }: { readonly metricsPort: number | null }): { METRICS_PORT: string } {
  return { METRICS_PORT: metricsPort === null ? '' : String(metricsPort === 0 ? 0 : metricsPort + 1) };
}

export interface ChildOptions {
  readonly name: string;
  readonly kind: keyof typeof MEMORY;
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

  constructor({ name, kind, entry, env, cwd }: ChildOptions) {
    this.name = name;
    this.#process = spawn(process.execPath, [...nodeArgs(kind), entry], {
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

  /** The process may have ended already; then nobody hears it. */
  send(message: string): void {
    this.#process.send(message, () => undefined);
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
