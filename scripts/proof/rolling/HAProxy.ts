import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../launcher/Child';
import { freePort } from '../../launcher/freePort';

/** The file that docs/operations.md tells people to use. */
const FILE = join(projectRoot, 'docs', 'haproxy.cfg');
const READY_MS = 60_000;

export const hasHAProxy = spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;

/** HAProxy with the file that ships, at other addresses. */
export class HAProxy {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** Resolves when it answers for one of the web servers. @param checkMs how often it asks each for its readiness */
  static async start({ ports, checkMs }: { ports: readonly number[]; checkMs: number }): Promise<HAProxy> {
    const bind = `127.0.0.1:${await freePort()}`;
    const addresses = ports.map((port, index) => [`FAIRTAB_API_${index + 1}`, `127.0.0.1:${port}`] as const);
    const child = spawn('haproxy', ['-db', '-q', '-f', FILE], {
      env: {
        PATH: process.env['PATH'],
        FAIRTAB_BIND: bind,
        FAIRTAB_CHECK: `${checkMs}ms`,
        ...Object.fromEntries(addresses),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const haproxy = new HAProxy(child, `http://${bind}`);
    for (const end = performance.now() + READY_MS; ;) {
      const answer = await fetch(`${haproxy.url}/readyz`).catch(() => null);
      if (answer?.ok) return haproxy;
      if (performance.now() > end || child.exitCode !== null)
        throw new Error('HAProxy has nothing to send requests to');
      await wait(100);
    }
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}
