import { ConfigError, readStartConfig, type StartConfig } from '@fairtab/services/config';
import { MigrationError, runMigrations } from '@fairtab/services/migrations';

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWeb } from './buildWeb';
import { checkPort } from './checkPort';
import { checkDatabase, checkRedis } from './checkServers';
import { Child, projectRoot } from './Child';
import { type DataFolder, takeDataFolder } from './dataFolder';
import { startPostgres } from './postgres/startPostgres';
import { Problem } from './Problem';
import type { Steps } from './Steps';
import { WorkerKeeper } from './WorkerKeeper';

const READY_MS = 60_000;
/** After a kill, how long to wait until the old web server frees the port. */
const PORT_WAIT_MS = 12_000;

export interface Running {
  readonly config: StartConfig;
  readonly databaseUrl: string;
  /** The address for a browser on this machine. */
  readonly address: string;
  /** Resolves with the reason when it can no longer serve, although it was not stopped. */
  readonly broken: Promise<string>;
}

interface Stoppable {
  stop(): Promise<void>;
  kill?(): void;
}

/** Everything that was started. It is stopped in reverse order. */
export class StopList {
  readonly #entries: Stoppable[] = [];
  isStopping = false;

  add(entry: Stoppable): void {
    this.#entries.push(entry);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (let entry = this.#entries.pop(); entry; entry = this.#entries.pop()) await entry.stop();
  }

  /** Kills everything at once, unfinished requests too. PostgreSQL recovers from its journal. */
  kill(): void {
    for (const entry of this.#entries) entry.kill?.();
  }
}

function readConfigOrExplain(env: NodeJS.ProcessEnv): StartConfig {
  try {
    return readStartConfig(env);
  } catch (error) {
    if (error instanceof ConfigError)
      throw new Problem(`The configuration is wrong; README.md lists what each variable may be.\n${error.message}`);
    throw error;
  }
}

interface Base {
  readonly config: StartConfig;
  readonly port: number;
  readonly databaseUrl: string;
  readonly databaseEnded: Promise<string>;
}

/** Starts what `npm start` and `npm run dev` share: data folder, port, database and migrations. */
export async function startBase({ steps, stops }: { steps: Steps; stops: StopList }): Promise<Base> {
  const config = readConfigOrExplain(process.env);
  const folder: DataFolder = await takeDataFolder({ folder: config.dataDir, port: config.port });
  const release = () => {
    folder.release();
    return Promise.resolve();
  };
  stops.add({ stop: release, kill: () => void release() });
  const port = await checkPort({
    port: config.port,
    host: config.host,
    waitMs: folder.wasKilled ? PORT_WAIT_MS : 0,
  });

  const { databaseUrl, databaseEnded } = await startDatabase({ config, steps, stops });
  const { redisUrl } = config;
  if (redisUrl) await steps.step({ name: 'redis', run: () => checkRedis(redisUrl), outcome: (text) => text });
  await steps.step({
    name: 'migrations',
    run: () => migrate(databaseUrl),
    outcome: ({ applied, unknown }) =>
      `${applied.length === 0 ? 'up to date' : `${applied.length} applied`}${unknown.length > 0 ? '; a newer Fairtab has used this database' : ''}`,
  });
  return { config, port, databaseUrl, databaseEnded };
}

async function migrate(url: string) {
  try {
    return await runMigrations({ url });
  } catch (error) {
    if (error instanceof MigrationError) throw new Problem(error.message, { cause: error });
    throw error;
  }
}

async function startDatabase({ config, steps, stops }: { config: StartConfig; steps: Steps; stops: StopList }) {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) {
    await steps.step({ name: 'database', run: () => checkDatabase(databaseUrl), outcome: (text) => text });
    return { databaseUrl, databaseEnded: new Promise<string>(() => undefined) };
  }
  const postgres = await steps.step({
    name: 'database',
    run: () => startPostgres({ folder: join(dataDir, 'postgres'), onStep: (step) => steps.say(step) }),
    outcome: ({ cluster }) => `built-in PostgreSQL on ${cluster}`,
  });
  stops.add({ stop: () => postgres.stop() });
  const databaseEnded = postgres.ended.then(
    () => `The database ended unexpectedly. Its log is ${join(postgres.cluster, '..', 'postgres.log')}.`,
  );
  return { databaseUrl: postgres.url, databaseEnded };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** @throws Problem when the web server ends, or is not ready in time. */
async function waitUntilServing({ address, api }: { address: string; api: Child }): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end;) {
    if (!api.isRunning)
      throw new Problem(`The web server ended while starting (${await api.ended}). What it said is above.`);
    if (await isReady(`${address}/readyz`)) return;
    await wait(40);
  }
  throw new Problem(`The web server did not become ready within ${READY_MS / 1000} seconds. Its last words are above.`);
}

/** The address for a browser on this machine: localhost when the server listens on every address. */
export function localAddress({ host, port }: { host: string; port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Starts the database, the web server and the worker, and builds the web pages first.
 * @throws Problem that says what to do. Everything that was started by then is on the stop list.
 */
export async function startFairtab({ steps, stops }: { steps: Steps; stops: StopList }): Promise<Running> {
  const { config, port, databaseUrl, databaseEnded } = await startBase({ steps, stops });
  await steps.step({
    name: 'web pages',
    run: () => buildWeb({ root: projectRoot, onStep: (step) => steps.say(step) }),
    outcome: (built) => (built ? 'built' : 'up to date'),
  });

  const env = {
    ...process.env,
    NODE_ENV: config.environment,
    PORT: String(port),
    HOST: config.host,
    DATA_DIR: config.dataDir,
    DATABASE_URL: databaseUrl,
    // The terminal shows the steps. Log lines (JSON) only appear from warnings up.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  const graceMs = config.shutdownGraceMs + 2000;
  const worker = new WorkerKeeper({
    start: () => new Child({ name: 'worker', entry: 'worker/main.ts', env, cwd: projectRoot }),
    say: (text) => steps.say(text),
  });
  stops.add({ stop: () => worker.stop(graceMs), kill: () => worker.kill() });
  const api = new Child({ name: 'web server', entry: 'api/main.ts', env, cwd: projectRoot });
  stops.add({ stop: () => api.stop(graceMs), kill: () => api.kill('SIGKILL') });

  const address = localAddress({ host: config.host, port });
  await steps.step({
    name: 'web server',
    run: () =>
      Promise.race([
        waitUntilServing({ address, api }),
        databaseEnded.then((text) => Promise.reject(new Problem(text))),
      ]),
    outcome: () => `listening on ${config.host}, port ${port}`,
  });
  const apiEnded = api.ended.then((how) => `The web server ended unexpectedly (${how}).`);
  return { config, databaseUrl, address, broken: Promise.race([apiEnded, databaseEnded]) };
}
