import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../launcher/Child';
import { freePort } from '../../launcher/freePort';

const READY_MS = 60_000;

export const hasHAProxy = spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;

/** HAProxy with one of the files that docs/operations.md tells people to use, at other addresses. */
export class HAProxy {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.port = port;
    this.#child = child;
  }

  /**
   * In front of web servers. Resolves when it answers for one of them.
   * @param checkMs how often it asks each for its readiness
   */
  static async start({ ports, checkMs }: { ports: readonly number[]; checkMs: number }): Promise<HAProxy> {
    const port = await freePort();
    const haproxy = HAProxy.#spawn('haproxy.cfg', {
      port,
      env: {
        FAIRTAB_BIND: `127.0.0.1:${port}`,
        FAIRTAB_CHECK: `${checkMs}ms`,
        ...addresses('FAIRTAB_API', ports),
      },
    });
    await haproxy.#until(async () => (await fetch(`${haproxy.url}/readyz`)).ok);
    return haproxy;
  }

  /**
   * In front of a PostgreSQL and its standby. Resolves when it leads to the one that takes writes.
   * @param isPrimary asks the database at a port whether it does; a connection that leads nowhere throws
   */
  static async startForDatabase({
    ports,
    checkMs,
    isPrimary,
  }: {
    ports: readonly number[];
    checkMs: number;
    isPrimary: (port: number) => Promise<boolean>;
  }): Promise<HAProxy> {
    const port = await freePort();
    const haproxy = HAProxy.#spawn('haproxy-postgres.cfg', {
      port,
      env: {
        FAIRTAB_DATABASE_BIND: `127.0.0.1:${port}`,
        FAIRTAB_DATABASE_CHECK: `${checkMs}ms`,
        ...addresses('FAIRTAB_DATABASE', ports),
      },
    });
    await haproxy.#until(() => isPrimary(port));
    return haproxy;
  }

  static #spawn(file: string, { port, env }: { port: number; env: NodeJS.ProcessEnv }): HAProxy {
    const child = spawn('haproxy', ['-db', '-q', '-f', join(projectRoot, 'docs', file)], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return new HAProxy(child, port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }

  async #until(answers: () => Promise<boolean>): Promise<void> {
    for (const end = performance.now() + READY_MS; ;) {
      if (await answers().catch(() => false)) return;
      if (performance.now() > end || this.#child.exitCode !== null)
        throw new Error('HAProxy has nothing to send requests to');
      await wait(100);
    }
  }
}

function addresses(name: string, ports: readonly number[]): Record<string, string> {
  return Object.fromEntries(ports.map((port, index) => [`${name}_${index + 1}`, `127.0.0.1:${port}`]));
}
