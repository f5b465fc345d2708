import { TcpRelay } from '@fairtab/api/testing/TcpRelay';
import { runMigrations } from '@fairtab/services/platform/migrations';
import { startTestRedis, type TestRedis } from '@fairtab/services/testing/redis';
import { TEST_DATA_KEY } from '@fairtab/services/testing/testSealer';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Redis } from 'ioredis';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../launcher/freePort';
import { compileProject } from '../../launcher/compileProject';
import { startPostgres, type EmbeddedPostgres } from '../../launcher/postgres/startPostgres';
import { Service } from './Service';

export type Bus = 'PostgreSQL' | 'Redis';

const READY_MS = 120_000;

/**
 * Two web processes and a worker, as they run on a machine, with a PostgreSQL that flushes every commit, and a Redis where
 * that is the bus. Each web process reaches the database by a relay of its own, which can be cut.
 */
export class Tree {
  /** The origins of the web processes. */
  readonly urls: readonly string[];
  readonly apis: readonly Service[];
  readonly worker: Service;
  readonly relays: readonly TcpRelay[];
  readonly #folder: string;
  #postgres: EmbeddedPostgres;
  #redis: TestRedis | null;

  private constructor(parts: {
    folder: string;
    postgres: EmbeddedPostgres;
    redis: TestRedis | null;
    relays: readonly TcpRelay[];
    ports: readonly number[];
  }) {
    this.#folder = parts.folder;
    this.#postgres = parts.postgres;
    this.#redis = parts.redis;
    this.relays = parts.relays;
    this.urls = parts.ports.map((port) => `http://127.0.0.1:${port}`);
    const env = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      DATA_DIR: parts.folder,
      DATA_KEYS: TEST_DATA_KEY,
      DATABASE_POOL_SIZE: '6',
      REDIS_URL: parts.redis?.url ?? '',
      DATABASE_URL: parts.postgres.url,
    };
    this.apis = parts.ports.map((port, index) => {
      const DATABASE_URL = parts.relays[index]?.url ?? '';
      return new Service({ kind: 'api', env: { ...env, DATABASE_URL, PORT: String(port) } });
    });
    this.worker = new Service({ kind: 'worker', env });
  }

  static async start(bus: Bus): Promise<Tree> {
    await compileProject();
    const folder = await mkdtemp(join(tmpdir(), 'fairtab-chaos-'));
    const postgres = await startPostgres({ folder: join(folder, 'postgres') });
    await runMigrations({ url: postgres.url });
    const redis = bus === 'Redis' ? await startTestRedis() : null;
    const relays = [await TcpRelay.to(postgres.url), await TcpRelay.to(postgres.url)];
    const ports = [await freePort(), await freePort()];
    const tree = new Tree({ folder, postgres, redis, relays, ports });
    await tree.ready();
    return tree;
  }

  get databaseUrl(): string {
    return this.#postgres.url;
  }

  /** Resolves when both web processes say that they can serve. */
  async ready(): Promise<void> {
    for (const url of this.urls) {
      for (const end = performance.now() + READY_MS; ;) {
        const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
        if (answer?.ok) break;
        if (performance.now() > end) throw new Error(`${url} did not become ready`);
        await wait(100);
      }
    }
  }

  /** Ends the database as a machine without power does, and starts it again on the same folder and port. */
  async killDatabase(): Promise<void> {
    process.kill(this.#postgres.pid, 'SIGKILL');
    await this.#postgres.ended;
    this.#postgres = await startPostgres({ folder: join(this.#folder, 'postgres') });
  }

  /** All processes of the database server stop and go on later. */
  async freezeDatabase(ms: number): Promise<void> {
    const { pid } = this.#postgres;
    const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean);
    const all = [pid, ...children.map(Number)];
    for (const each of all) signal(each, 'SIGSTOP');
    await wait(ms);
    for (const each of all) signal(each, 'SIGCONT');
  }

  get hasRedis(): boolean {
    return this.#redis !== null;
  }

  async killRedis(): Promise<void> {
    if (!this.#redis) return;
    const { url } = this.#redis;
    await this.#redis.stop();
    this.#redis = await startTestRedis({ port: Number(new URL(url).port) });
  }

  /** Loses everything that Redis knew. */
  async flushRedis(): Promise<void> {
    if (!this.#redis) return;
    const redis = new Redis(this.#redis.url);
    await redis.flushall().finally(() => redis.disconnect());
  }

  /** Everything ends at once, as when the machine loses its power, and starts again. */
  async killAll(): Promise<void> {
    for (const service of [...this.apis, this.worker]) service.kill();
    await Promise.all([this.killDatabase(), this.killRedis()]);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.apis, this.worker].map((service) => service.stop()));
    await Promise.all(this.relays.map((relay) => relay.cut()));
    await this.#postgres.stop();
    await this.#redis?.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A connection's process may have ended meanwhile. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
