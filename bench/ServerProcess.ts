import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { COMPILED, nodeArgs, projectRoot, WEB_SERVER_ENV } from '../scripts/launcher/Child';
import { compileProject } from '../scripts/launcher/compileProject';
import { freePort } from '../scripts/launcher/freePort';

const READY_MS = 60_000;

/** A web server in its own process: the api, or a server it is compared with. */
export class ServerProcess {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor({ port, process }: { port: number; process: ChildProcess }) {
    this.port = port;
    this.#process = process;
  }

  /** Resolves when `/readyz` answers 200. @param entry file, relative to the project's root. */
  static async start({ entry, env }: { entry: string; env: Record<string, string> }): Promise<ServerProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [...nodeArgs('api', entry), ...profiling(), entry], {
      cwd: projectRoot,
      env: { ...process.env, ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const server = new ServerProcess({ port, process: child });
    await server.#ready(entry);
    return server;
  }

  /** The api as `npm start` runs it: compiled, which takes 100 MB less than TypeScript that is compiled as it is loaded. */
  static async startApi(databaseUrl: string, env: Record<string, string> = {}): Promise<ServerProcess> {
    await compileProject();
    return ServerProcess.start({
      entry: COMPILED.api,
      env: { ...WEB_SERVER_ENV, DATABASE_URL: databaseUrl, REDIS_URL: '', ...env },
    });
  }

  /** The memory it uses now, in bytes. NaN where /proc does not exist. */
  residentBytes(): number {
    try {
      const status = readFileSync(`/proc/${this.#process.pid ?? ''}/status`, 'utf8');
      const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
      return Number(kilobytes) * 1024;
    } catch {
      return Number.NaN;
    }
  }

  /** CPU time used so far, in ms. Other load changes it less than a rate. NaN where /proc does not exist. */
  cpuMs(): number {
    try {
      const stat = readFileSync(`/proc/${this.#process.pid ?? ''}/stat`, 'utf8');
      // User and system time are fields 14 and 15, in hundredths of a second. The name in field 2 may contain spaces.
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
    const killTimer = setTimeout(() => this.#process.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(killTimer);
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

/** BENCH_PROFILE=<folder> writes CPU profiles of the servers there, for the developer tools of a browser. */
function profiling(): string[] {
  const folder = process.env.BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}
