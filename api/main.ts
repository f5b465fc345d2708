import cluster from 'node:cluster';
import { refuseDebugger } from '@fairtab/services/platform/childProcesses/refuseDebugger';
import { openCardProcessing } from '@fairtab/services/money/cards/CardProcessing';
import { readConfig } from '@fairtab/services/config';
import { openDatabase } from '@fairtab/services/platform/db';
import { openClock } from '@fairtab/services/platform/openClock';
import { openEventBus } from '@fairtab/services/platform/events/openEventBus';
import { openOwnFiles } from '@fairtab/services/platform/files/ownFiles';
import { QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import { openJobSender } from '@fairtab/services/platform/jobs/openJobSender';
import { openQueues } from '@fairtab/services/platform/jobs/openQueues';
import { openMonitor } from '@fairtab/services/platform/metrics/openMonitor';
import { openRateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { createLogger } from '@fairtab/services/platform/logger';
import { openChannels } from '@fairtab/services/messages/senders/openSenders';
import { openRedis } from '@fairtab/services/platform/limits/openRedis';
import { checkProgram } from '@fairtab/services/platform/programVersion';
import { openSealer } from '@fairtab/services/platform/sealing/openSealer';
import { openTracer } from '@fairtab/services/platform/tracing/openTracer';
import { sayWhenReady } from './sayWhenReady';
import { createApiServer } from './server';
import { standBy } from './standBy';

refuseDebugger();
await standBy();
const config = readConfig(process.env);
const tracer = await openTracer({ config, process: 'api' });
const { traces } = tracer;
const logger = createLogger({ name: 'api', level: config.logLevel, traces });
tracer.reportTo(logger);
const monitor = await openMonitor({ config, logger });
const { metrics } = monitor;
const { databaseUrl, redisUrl } = config;
const db = openDatabase({ url: databaseUrl, poolMax: config.databasePoolSize, traces });
const events = openEventBus({ databaseUrl, redisUrl, logger, traces });
await checkProgram({ pool: db.pool, logger });
const sealer = await openSealer({ pool: db.pool, config, logger });
const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, logger);
const limits = openRateLimits({ pool: db.pool, redis, metrics });
const files = await openOwnFiles({ pool: db.pool, config, logger });
const jobs = openJobSender({
  open: () => openQueues({ databaseUrl, redisUrl, names: QUEUE_NAMES, logger, traces }),
  logger,
  traces,
});
const channels = openChannels(config);
const cards = await openCardProcessing(config);
const now = openClock(config);
const server = createApiServer({
  config,
  db,
  events,
  sealer,
  limits,
  files,
  jobs,
  channels,
  cards,
  metrics,
  traces,
  logger,
  now,
});

const port = await server.listen();
logger.info({ port, host: config.host }, 'listening');
void sayWhenReady({ server, logger });
await monitor.serve({ pools: { reads: db.pool, writes: db.writes } });
server.warmUp().catch((error: unknown) => logger.warn({ err: error }, 'the pages were not rendered in advance'));

let stopping: Promise<void> | null = null;
async function stop(signal: string): Promise<void> {
  logger.info({ signal }, 'stopping');
  await server.close();
  await jobs.close();
  await events.close();
  redis?.disconnect();
  await monitor.close();
  await tracer.close();
  await db.close();
  logger.info('stopped');
}
// A terminal sends Ctrl-C to `npm start` and to its web servers alike. It stops them in order.
if (cluster.isWorker) for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
for (const signal of cluster.isWorker ? (['SIGTERM'] as const) : (['SIGTERM', 'SIGINT'] as const))
  process.on(signal, () => {
    stopping ??= stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  });
