import { openCardProcessing } from '@fairtab/services/money/cards/CardProcessing';
import { readConfig } from '@fairtab/services/config';
import { openDatabase, PATIENCE_OF_JOBS, type Patience } from '@fairtab/services/platform/db';
import { openRateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { openEventBus } from '@fairtab/services/platform/events/openEventBus';
import type { FileStore } from '@fairtab/services/platform/files/FileStore';
import type { JobSender } from '@fairtab/services/platform/jobs/JobSender';
import { openMonitor } from '@fairtab/services/platform/metrics/openMonitor';
import { openTracer } from '@fairtab/services/platform/tracing/openTracer';
import { createTestDatabase, type TestDatabase } from '@fairtab/services/testing/database';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { TEST_DATA_KEY, testSealer } from '@fairtab/services/testing/testSealer';
import type { Logger } from 'pino';
import type { Arrivals } from '../live/sockets/Arrivals';
import { createApiServer, type ApiServer } from '../server';
import { ONLY_MAIL } from '@fairtab/services/messages/mail/channels';
import { Browser } from './Browser';

export interface RunningApi {
  /** The origin, without a slash at the end. */
  readonly url: string;
  /** Where Prometheus reads; null unless METRICS_PORT is set. */
  readonly metricsUrl: string | null;
  readonly database: TestDatabase;
  readonly server: ApiServer;
  /** A browser without cookies. */
  browser(): Browser;
  close(): Promise<void>;
}

export interface StartApiOptions {
  /** Set when a second process runs on the database of another one. */
  readonly database?: TestDatabase;
  /** Another way to the database for the event bus, to cut it. */
  readonly busUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly logger?: Logger;
  readonly webFolder?: string;
  readonly persistedFile?: string;
  /** The files of another process, to share them. By default they are kept in memory. */
  readonly files?: FileStore;
  /** The queue of a worker. By default nobody works on the jobs. */
  readonly jobs?: JobSender;
  /** How many sockets one network address may keep open. By default as in the product. */
  readonly mostSocketsOfAddress?: number;
  /** Lets sockets in. By default as in the product. */
  readonly arrivals?: Arrivals;
  /** How many connections one network address may keep open. By default as in the product. */
  readonly mostConnectionsOfAddress?: number;
  /** How often the watched receipts are compared with the database, in ms. By default as in the product. */
  readonly checkMs?: number;
  /** The time of everything that asks for it. By default that of this machine. */
  readonly now?: () => Date;
  /** How long the database may take. By default long, because tests share the machine with each other. */
  readonly patience?: Patience;
}

/** The only push service besides those of the known browsers. */
export const PUSH_SERVICE = 'https://push.example';

/** Presence is sent almost at once, so that no test has to wait for it. */
const QUICK = { debounceMs: 5, heartbeatMs: 60_000, expiryMs: 120_000 };

/** Starts the whole web process on a free port, with a database of its own unless one is given. */
export async function startApi(options: StartApiOptions = {}): Promise<RunningApi> {
  const database = options.database ?? (await createTestDatabase());
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    SHUTDOWN_GRACE_MS: '2000',
    DATA_KEYS: TEST_DATA_KEY,
    ...options.env,
  });
  const logger = options.logger ?? silentLogger;
  const { patience = PATIENCE_OF_JOBS } = options;
  const monitor = await openMonitor({ config, logger });
  const { metrics } = monitor;
  const tracer = await openTracer({ config, process: 'api' });
  const { traces } = tracer;
  const db = openDatabase({ url: config.databaseUrl, poolMax: 5, patience, traces });
  const events = openEventBus({
    databaseUrl: options.busUrl ?? config.databaseUrl,
    redisUrl: config.redisUrl ?? undefined,
    logger,
    traces,
  });
  await events.ready();
  const { webFolder, persistedFile } = options;
  const server = createApiServer({
    config,
    db,
    events,
    sealer: testSealer,
    limits: openRateLimits({ pool: db.pool, redis: null, metrics }),
    files: options.files ?? memoryFiles(),
    jobs: options.jobs ?? { send: () => undefined },
    channels: { ...ONLY_MAIL, pushKey: 'a key', pushServices: [PUSH_SERVICE], hasSms: false },
    cards: await openCardProcessing(config),
    metrics,
    traces,
    logger,
    presenceTimes: QUICK,
    answerMs: 4 * patience.statementMs,
    ...(options.mostSocketsOfAddress === undefined ? {} : { mostSocketsOfAddress: options.mostSocketsOfAddress }),
    ...(options.arrivals === undefined ? {} : { arrivals: options.arrivals }),
    ...(options.mostConnectionsOfAddress === undefined
      ? {}
      : { mostConnectionsOfAddress: options.mostConnectionsOfAddress }),
    ...(options.now === undefined ? {} : { now: options.now }),
    ...(options.checkMs === undefined ? {} : { checkMs: options.checkMs }),
    ...(webFolder === undefined ? {} : { webFolder }),
    ...(persistedFile === undefined ? {} : { persistedFile }),
  });
  const url = `http://127.0.0.1:${await server.listen()}`;
  const metricsPort = await monitor.serve({ pools: { reads: db.pool, writes: db.writes } });
  return {
    url,
    metricsUrl: metricsPort === null ? null : `http://127.0.0.1:${metricsPort}/metrics`,
    database,
    server,
    browser: () => new Browser(url),
    close: async () => {
      await server.close();
      await monitor.close();
      await tracer.close();
      await events.close();
      await db.close();
      if (!options.database) await database.drop();
    },
  };
}
