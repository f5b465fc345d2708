import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLLOW_PARENT = new URL('followParent.mjs', import.meta.url).href;

/**
 * Limits in MB. Without a heap limit V8 takes the machine's memory for it, and collects garbage only when the process is several
 * times as large as its live data. NODE_OPTIONS overrides it. The worker lives on short objects, so a small nursery is
 * enough for it. One of 32 MB costs the web server 35 MB more than V8's own 16, and saves no CPU time that could be measured.
 */
const MEMORY = {
  api: ['--max-old-space-size=1024', '--max-semi-space-size=16'],
  worker: ['--max-old-space-size=512', '--max-semi-space-size=2'],
};

/** The compiled entry files of scripts/launcher/compile.mjs, relative to the project's root. */
export const COMPILED = { api: 'dist/api.mjs', worker: 'dist/worker.mjs' } as const;

/** The arguments of node before the entry file of one of Fairtab's processes. */
export function nodeArgs(kind: keyof typeof MEMORY, entry: string): string[] {
  const isGiven = process.env.NODE_OPTIONS?.includes('max-old-space-size') ?? false;
  const language = entry.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps'];
  return [...(isGiven ? [] : MEMORY[kind]), '--import', FOLLOW_PARENT, ...language];
}

/** An arena of glibc for each thread takes the web server 15 MB. */
export const WEB_SERVER_ENV = { MALLOC_ARENA_MAX: '2' } as const;

/**
 * Has glibc give memory back. By default its allocator keeps an arena for each thread, and keeps the large blocks that V8
 * took while it compiled code: 40 MB of a worker that only sends mail.
 */
export const WORKER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
} as const;

/** Each process answers Prometheus on a port of its own: the first web server, the worker, and then the other web servers. */
export function metricsOf(
  { metricsPort }: { readonly metricsPort: number | null },
  place: number,
): { METRICS_PORT: string } {
  return { METRICS_PORT: metricsPort === null ? '' : String(metricsPort === 0 ? 0 : metricsPort + place) };
}

export interface ChildOptions {
  readonly name: string;
  readonly kind: keyof typeof MEMORY;
  /** One of COMPILED, or a TypeScript file, relative to the project's root. */
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
}

/**
 * Web servers share their port: this process holds it open and none of them answers for another, so a killed one takes
 * only its own connections along. The kernel hands out new ones, and what waits for its turn is taken by whoever is left.
 */
function forkWebServer({ entry, env, cwd }: ChildOptions): ChildProcess {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: resolve(cwd, entry),
    execArgv: nodeArgs('api', entry),
    args: [],
    cwd,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return cluster.fork({ ...WEB_SERVER_ENV, ...env }).process;
}

function spawnWorker({ kind, entry, env, cwd }: ChildOptions): ChildProcess {
  return spawn(process.execPath, [...nodeArgs(kind, entry), entry], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** One of Fairtab's own processes. A Ctrl-C stops only the parent, which then stops it in order. */
export class Child {
  readonly name: string;
  readonly #process: ChildProcess;
  readonly #listens: Promise<void>;
  /** When it last said something, or was started, as `performance.now()` counts. */
  saidAt = performance.now();
  /** Whether it has said that it is ready. */
  isReady = false;
  /** Resolves with the exit code or signal, in words. Never rejects. */
  readonly ended: Promise<string>;

  constructor(options: ChildOptions) {
    this.name = options.name;
    this.#process = options.kind === 'api' ? forkWebServer(options) : spawnWorker(options);
    this.#listens = new Promise((heard) => this.#process.once('message', () => heard()));
    this.#process.on('message', (message) => {
      this.saidAt = performance.now();
      if (message === 'ready') this.isReady = true;
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

  /** Sends a message as soon as the process has said that it listens. When it ends before that, nobody hears it. */
  tell(message: object): void {
    void this.#listens.then(() => this.#process.send(message, () => undefined));
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
