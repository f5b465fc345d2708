import { startTestRedis, type TestRedis } from '@fairtab/services/testing/redis';
import { TEST_DATA_KEY } from '@fairtab/services/testing/testSealer';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../launcher/freePort';
import { startPostgres, type EmbeddedPostgres } from '../../launcher/postgres/startPostgres';
import { Service } from '../chaos/Service';
import { HAProxy } from './HAProxy';

const CHECK_MS = 250;
/** Several checks of HAProxy, as docs/operations.md says. */
const DRAIN_MS = 1_500;
const READY_MS = 60_000;

interface Parts {
  readonly folder: string;
  readonly postgres: EmbeddedPostgres;
  readonly redis: TestRedis;
}

/** Three web servers behind HAProxy, and two workers, with a PostgreSQL and a Redis of their own. */
export class Fleet {
  /** The origins of the web servers themselves. */
  readonly urls: readonly string[];
  readonly mailFolder: string;
  readonly databaseUrl: string;
  readonly #parts: Parts;
  readonly #apis: readonly Service[];
  readonly #workers: readonly Service[];
  #proxy: HAProxy | null = null;

  private constructor(parts: Parts, { ports, root }: { ports: readonly number[]; root: string }) {
    this.#parts = parts;
    this.databaseUrl = parts.postgres.url;
    this.mailFolder = join(parts.folder, 'mail');
    this.urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const env = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      DATA_DIR: parts.folder,
      DATA_KEYS: TEST_DATA_KEY,
      DATABASE_POOL_SIZE: '6',
      DATABASE_URL: parts.postgres.url,
      REDIS_URL: parts.redis.url,
      DRAIN_MS: String(DRAIN_MS),
    };
    this.#apis = ports.map(
      (port) => new Service({ kind: 'api', entry: 'api/main.ts', env: { ...env, PORT: String(port) }, root }),
    );
    this.#workers = [1, 2].map(() => new Service({ kind: 'worker', entry: 'worker/main.ts', env, root }));
  }

  /** @param root the folder of the Fairtab that it runs. */
  static async start(root: string): Promise<Fleet> {
    const folder = await mkdtemp(join(tmpdir(), 'fairtab-rolling-'));
    const postgres = await startPostgres({ folder: join(folder, 'postgres') });
    await migrate({ root, url: postgres.url });
    const ports = [await freePort(), await freePort(), await freePort()];
    const fleet = new Fleet({ folder, postgres, redis: await startTestRedis() }, { ports, root });
    await Promise.all([...fleet.urls.map((url) => ready(url)), ...fleet.#workers.map((worker) => worker.said())]);
    fleet.#proxy = await HAProxy.start({ ports, checkMs: CHECK_MS });
    return fleet;
  }

  /** Where people come to. */
  get url(): string {
    return this.#proxy?.url ?? '';
  }

  /** Runs `npm run migrate` of another Fairtab. Rejects with what it said when it refuses. */
  migrate(root: string): Promise<void> {
    return migrate({ root, url: this.databaseUrl });
  }

  /**
   * Replaces each process, the next one when the one before is there again.
   * @param root the folder of the Fairtab that they run then; by default the same one.
   * @returns how each old process ended.
   */
  async replaceEach(root?: string): Promise<readonly (number | NodeJS.Signals)[]> {
    const ends: (number | NodeJS.Signals)[] = [];
    for (const [index, api] of this.#apis.entries()) {
      ends.push(await api.replace(root));
      await ready(this.urls[index] ?? '');
    }
    for (const worker of this.#workers) {
      ends.push(await worker.replace(root));
      await worker.said();
    }
    return ends;
  }

  async stop(): Promise<void> {
    await this.#proxy?.stop();
    await Promise.all([...this.#apis, ...this.#workers].map((service) => service.stop()));
    await this.#parts.postgres.stop();
    await this.#parts.redis.stop();
    await rm(this.#parts.folder, { recursive: true, force: true });
  }
}

/** @throws execFile's error, whose message has what the command said. */
async function migrate({ root, url }: { root: string; url: string }): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/tools/migrate.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
  });
}

/** Resolves when the web server says that it should get requests. */
async function ready(url: string): Promise<void> {
  for (const end = performance.now() + READY_MS; ;) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > end) throw new Error(`${url} did not become ready`);
    await wait(100);
  }
}
