import { startTestRedis, type TestRedis } from '@fairtab/services/testing/redis';
import { TEST_DATA_KEY } from '@fairtab/services/testing/testSealer';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../launcher/freePort';
import { compileProject } from '../../launcher/compileProject';
import { startPostgres } from '../../launcher/postgres/startPostgres';
import { Service } from '../chaos/Service';
import { HAProxy } from './HAProxy';

const CHECK_MS = 250;
/** Several checks of HAProxy, as docs/operations.md says. */
const DRAIN_MS = 1_500;
const READY_MS = 180_000;

/** A PostgreSQL that runs. */
export interface FleetDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

export interface FleetOptions {
  /** The folder of the Fairtab that it runs. */
  readonly root: string;
  /** Starts the database in an empty folder; by default the built-in one. */
  readonly startDatabase?: (folder: string) => Promise<FleetDatabase>;
  /** Settings of all processes besides those that they need. */
  readonly env?: Readonly<Record<string, string>>;
  /** How many HAProxies there are. Each leads to all web servers. */
  readonly proxies?: number;
}

interface Parts {
  readonly folder: string;
  readonly database: FleetDatabase;
  readonly redis: TestRedis;
}

/** Three web servers behind HAProxy, and two workers, with a PostgreSQL and a Redis of their own. */
export class Fleet {
  /** The origins of the web servers themselves. */
  readonly urls: readonly string[];
  readonly mailFolder: string;
  readonly databaseUrl: string;
  readonly #parts: Parts;
  readonly apis: readonly Service[];
  readonly workers: readonly Service[];
  readonly redisUrl: string;
  #proxies: readonly HAProxy[] = [];

  private constructor(parts: Parts, { ports, root, env: more }: { ports: readonly number[] } & FleetOptions) {
    this.#parts = parts;
    this.databaseUrl = parts.database.url;
    this.redisUrl = parts.redis.url;
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
      DATABASE_URL: parts.database.url,
      REDIS_URL: parts.redis.url,
      DRAIN_MS: String(DRAIN_MS),
      ...more,
    };
    this.apis = ports.map((port) => new Service({ kind: 'api', env: { ...env, PORT: String(port) }, root }));
    this.workers = [1, 2].map(() => new Service({ kind: 'worker', env, root }));
  }

  static async start({ startDatabase = startBuiltIn, proxies = 1, ...options }: FleetOptions): Promise<Fleet> {
    await compileProject();
    const folder = await mkdtemp(join(tmpdir(), 'fairtab-rolling-'));
    const database = await startDatabase(join(folder, 'postgres'));
    await migrate({ root: options.root, url: database.url });
    const ports = [await freePort(), await freePort(), await freePort()];
    const fleet = new Fleet({ folder, database, redis: await startTestRedis() }, { ports, ...options });
    await Promise.all([...fleet.urls.map((url) => ready(url)), ...fleet.workers.map((worker) => worker.said())]);
    const started = Array.from({ length: proxies }, () => HAProxy.start({ ports, checkMs: CHECK_MS }));
    fleet.#proxies = await Promise.all(started);
    return fleet;
  }

  /** Where people come to. */
  get url(): string {
    return this.#proxies[0]?.url ?? '';
  }

  get proxies(): readonly HAProxy[] {
    return this.#proxies;
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
    for (const [index, api] of this.apis.entries()) {
      ends.push(await api.replace(root));
      await ready(this.urls[index] ?? '');
    }
    for (const worker of this.workers) {
      ends.push(await worker.replace(root));
      await worker.said();
    }
    return ends;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#proxies.map((proxy) => proxy.stop()));
    await Promise.all([...this.apis, ...this.workers].map((service) => service.stop()));
    await this.#parts.database.stop();
    await this.#parts.redis.stop();
    await rm(this.#parts.folder, { recursive: true, force: true });
  }
}

function startBuiltIn(folder: string): Promise<FleetDatabase> {
  return startPostgres({ folder });
}

/** @throws execFile's error, whose message has what the command said. */
async function migrate({ root, url }: { root: string; url: string }): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/tools/migrate.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
  });
}

/** Resolves when the web server says that it should get requests. */
export async function ready(url: string): Promise<void> {
  for (const end = performance.now() + READY_MS; ;) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > end) throw new Error(`${url} did not become ready`);
    await wait(100);
  }
}
