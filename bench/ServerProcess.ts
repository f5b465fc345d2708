import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeArgs, projectRoot } from '../scripts/launcher/Child';
import { freePort } from '../scripts/launcher/freePort';

const READY_MS = 30_000;

/** A web server in a process of its own: the product's, or one it is compared with. */
export class ServerProcess {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor({ port, process }: { port: number; process: ChildProcess }) {
    this.port = port;
    this.#process = process;
  }

  /** @param entry from the root of the project. Resolves when `/readyz` says 200. */
  static async start({ entry, env }: { entry: string; env: Record<string, string> }): Promise<ServerProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [...nodeArgs(), ...profiling(), entry], {
      cwd: projectRoot,
      env: { ...process.env, ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const server = new ServerProcess({ port, process: child });
    await server.#ready(entry);
    return server;
  }

  /** The api as `npm start` runs it. */
  static startApi(databaseUrl: string): Promise<ServerProcess> {
    return ServerProcess.start({ entry: 'api/main.ts', env: { DATABASE_URL: databaseUrl, REDIS_URL: '' } });
  }

  /** Memory it holds now, in bytes. NaN where the system does not say. */
  residentBytes(): number {
    try {
      const status = readFileSync(`/proc/${this.#process.pid ?? ''}/status`, 'utf8');
      const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
      return Number(kilobytes) * 1024;
    } catch {
      return Number.NaN;
    }
  }

  /** CPU time it has used so far, in ms: unlike a rate, it hardly depends on what else the machine does. NaN where the system does not say. */
  cpuMs(): number {
    try {
      const stat = readFileSync(`/proc/${this.#process.pid ?? ''}/stat`, 'utf8');
      // The name in the second field may have spaces; user and system time are the 14th and 15th, in hundredths.
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * 10;
    } catch {
      return Number.NaN;
    }
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    const insist = setTimeout(() => this.#process.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(insist);
  }

  async #ready(entry: string): Promise<void> {
    for (const end = performance.now() + READY_MS; performance.now() < end;) {
      if (this.#process.exitCode !== null) throw new Error(`${entry} ended while starting`);
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await wait(40);
    }
    await this.stop();
    throw new Error(`${entry} did not become ready`);
  }
}

/** BENCH_PROFILE=<folder> writes where the servers' CPU time went, to be opened in a browser's developer tools. */
function profiling(): string[] {
  const folder = process.env.BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}
