import { ConfigError, readStartConfig, type StartConfig } from '@fairtab/services/config';
import { openOwnFiles, OtherFiles } from '@fairtab/services/platform/files/ownFiles';
import { checkInstallationKeys, OtherKeys } from '@fairtab/services/installationKeys';
import { MigrationError, runMigrations } from '@fairtab/services/platform/migrations';
import { ProgramTooOld } from '@fairtab/services/platform/programVersion';
import { LostKey, readSealingKeys } from '@fairtab/services/platform/sealing/sealingKeys';
import { join } from 'node:path';
import { Pool } from 'pg';
import { buildWeb } from './buildWeb';
import { checkPort } from './checkPort';
import { checkBucket, checkDatabase, checkRedis } from './checkServers';
import { Child, COMPILED, metricsOf, projectRoot, WORKER_ENV } from './Child';
import { DatabaseKeeper } from './DatabaseKeeper';
import { type DataFolder, takeDataFolder } from './dataFolder';
import { Keeper } from './Keeper';
import { startPostgres } from './postgres/startPostgres';
import { Problem } from './Problem';
import { Restarts } from './Restarts';
import { StandbyApi } from './StandbyApi';
import type { Steps } from './Steps';
import { refuseBadPort, waitUntilServing } from './waitUntilServing';
import { WebServers } from './WebServers';

/** After a kill, how long to wait until the old web server frees the port. */
const PORT_WAIT_MS = 12_000;
/** How long the worker may take to stop without a database, in ms. Its jobs are run again. */
const NO_DATABASE_GRACE_MS = 500;

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
      throw new Problem(
        `The configuration is wrong; docs/operations.md lists what each variable may be.\n${error.message}`,
      );
    throw error;
  }
}

interface Base {
  readonly config: StartConfig;
  readonly port: number;
  readonly database: RunningDatabase;
}

/** The database that the processes use, built-in or not. */
interface RunningDatabase {
  /** Another one after the built-in database had to change its port. */
  readonly url: string;
  readonly isRunning: boolean;
  onMoved: () => void;
  /** Resolves with the reason when it was given up. */
  readonly broken: Promise<string>;
}

/**
 * Starts what `npm start` and `npm run dev` share: data folder, port, database and migrations.
 * @param options.meanwhile called when only the database is missing, to start what needs time itself.
 */
export async function startBase({
  steps,
  stops,
  meanwhile,
}: {
  steps: Steps;
  stops: StopList;
  meanwhile?: () => void;
}): Promise<Base> {
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

  meanwhile?.();
  const database = await startDatabase({ config, steps, stops });
  const { redisUrl, s3 } = config;
  if (redisUrl) await steps.step({ name: 'redis', run: () => checkRedis(redisUrl), outcome: (text) => text });
  if (s3) await steps.step({ name: 'files', run: () => checkBucket(s3), outcome: (text) => text });
  await steps.step({
    name: 'migrations',
    run: () => migrate({ url: database.url, config, steps }),
    outcome: ({ applied, unknown }) =>
      `${applied.length === 0 ? 'up to date' : `${applied.length} applied`}${unknown.length > 0 ? '; a newer Fairtab has used this database, and lets this one use it, too' : ''}`,
  });
  return { config, port, database };
}

async function migrate({ url, config, steps }: { url: string; config: StartConfig; steps: Steps }) {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const onWait = () => steps.say('waiting, because another process migrates this database');
    const outcome = await runMigrations({ url, onWait });
    await checkInstallationKeys(pool, { config, keys: await readSealingKeys(pool, config) });
    const logger = { warn: (_about: object, text: string) => steps.say(text) };
    await openOwnFiles({ pool, config, logger });
    return outcome;
  } catch (error) {
    if ([MigrationError, ProgramTooOld, LostKey, OtherKeys, OtherFiles].some((kind) => error instanceof kind))
      throw new Problem((error as Error).message, { cause: error });
    throw error;
  } finally {
    await pool.end();
  }
}

async function startDatabase({
  config,
  steps,
  stops,
}: {
  config: StartConfig;
  steps: Steps;
  stops: StopList;
}): Promise<RunningDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) {
    await steps.step({ name: 'database', run: () => checkDatabase(databaseUrl), outcome: (text) => text });
    return { url: databaseUrl, isRunning: true, onMoved: () => undefined, broken: new Promise(() => undefined) };
  }
  const folder = join(dataDir, 'postgres');
  const database = await steps.step({
    name: 'database',
    run: () =>
      DatabaseKeeper.start({
        start: () => startPostgres({ folder, onStep: (step) => steps.say(step) }),
        say: (text) => steps.say(text),
      }),
    outcome: () => `built-in PostgreSQL in ${folder}`,
  });
  stops.add({ stop: () => database.stop() });
  return database;
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
  const standby = new StandbyApi({ cwd: projectRoot });
  stops.add({ stop: () => standby.stop(), kill: () => void standby.stop() });
  // It loads its code while the database starts.
  const { config, port, database } = await startBase({ steps, stops, meanwhile: () => standby.prepare() });
  await steps.step({
    name: 'web pages',
    run: () =>
      buildWeb({ root: projectRoot, contactAddress: config.contactAddress, onStep: (step) => steps.say(step) }),
    outcome: (built) => (built ? 'built' : 'up to date'),
  });

  const env = () => ({
    ...process.env,
    NODE_ENV: config.environment,
    PORT: String(port),
    HOST: config.host,
    DATA_DIR: config.dataDir,
    DATABASE_URL: database.url,
    // The terminal shows the steps. Log lines (JSON) only appear from warnings up.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  });
  const say = (text: string) => steps.say(text);
  const graceMs = config.shutdownGraceMs + 2000;
  let worker: Keeper | null = null;
  stops.add({
    stop: async () => worker?.stop(database.isRunning ? graceMs : NO_DATABASE_GRACE_MS),
    kill: () => worker?.kill(),
  });
  const address = localAddress({ host: config.host, port });
  await refuseBadPort(address);
  const { webConcurrency: count, metricsPort } = config;
  const servers = new WebServers(standby, { count, env, metricsPort, say });
  stops.add({ stop: () => servers.stop(config.drainMs + graceMs), kill: () => servers.kill() });
  database.onMoved = () => {
    worker?.restart();
    servers.restart();
  };

  await steps.step({
    name: 'web server',
    run: () =>
      Promise.race([waitUntilServing(servers), database.broken.then((text) => Promise.reject(new Problem(text)))]),
    outcome: () => `listening on ${config.host}, port ${port}${count === 1 ? '' : `, ${count} processes`}`,
  });
  // People can split a bill without the worker, so it is never given up, and it loads when they can.
  if (!stops.isStopping)
    worker = new Keeper({
      name: 'worker',
      start: () =>
        new Child({
          name: 'worker',
          kind: 'worker',
          entry: COMPILED.worker,
          env: { ...WORKER_ENV, ...env(), ...metricsOf(config, 1) },
          cwd: projectRoot,
        }),
      restarts: new Restarts({ firstMs: 500, longestMs: 30_000, most: Number.POSITIVE_INFINITY }),
      say,
    });
  servers.keepSpare();
  return { config, databaseUrl: database.url, address, broken: Promise.race([servers.broken, database.broken]) };
}
