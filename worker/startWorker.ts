import { openCardProcessing } from '@fairtab/services/money/cards/CardProcessing';
import type { Config } from '@fairtab/services/config';
import { DatabaseClock } from '@fairtab/services/platform/DatabaseClock';
import { openDatabase, PATIENCE_OF_JOBS } from '@fairtab/services/platform/db';
import { openClock } from '@fairtab/services/platform/openClock';
import { openEventBus } from '@fairtab/services/platform/events/openEventBus';
import { openOwnFiles } from '@fairtab/services/platform/files/ownFiles';
import { QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import { openQueues } from '@fairtab/services/platform/jobs/openQueues';
import { openRateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { openMonitor } from '@fairtab/services/platform/metrics/openMonitor';
import type { Logger } from '@fairtab/services/platform/logger';
import { openChannels, openSenders } from '@fairtab/services/messages/senders/openSenders';
import { ReceiptStore } from '@fairtab/services/receipts/writing/ReceiptStore';
import { checkProgram } from '@fairtab/services/platform/programVersion';
import { openSealer } from '@fairtab/services/platform/sealing/openSealer';
import { NO_TRACES, type Traces } from '@fairtab/services/platform/tracing/Traces';
import { webhookTargetsOf } from '@fairtab/services/accounts/webhooks/publicAddress';
import { openPhotoReader } from './ocr/openPhotoReader';
import { startQueues } from './queues';
import { makeWorkerContext } from './WorkerContext';
import { configuredOrigin } from '@fairtab/services/platform/links/configuredOrigin';
import { NoPublicOrigin } from '@fairtab/services/platform/links/PublicOrigin';

export interface RunningWorkerProcess {
  /** Finishes the running jobs, sends their events, and closes everything. */
  stop(): Promise<void>;
}

/**
 * Starts everything in a worker process.
 * @throws when the database cannot be reached.
 */
export async function startWorker({
  config,
  logger,
  traces = NO_TRACES,
}: {
  config: Config;
  logger: Logger;
  traces?: Traces;
}): Promise<RunningWorkerProcess> {
  const { databaseUrl, redisUrl } = config;
  const monitor = await openMonitor({ config, logger });
  const { metrics } = monitor;
  const queues = await openQueues({ databaseUrl, redisUrl, names: QUEUE_NAMES, logger, traces });
  const db = openDatabase({ url: databaseUrl, poolMax: config.databasePoolSize, patience: PATIENCE_OF_JOBS, traces });
  const events = openEventBus({ databaseUrl, redisUrl, logger, traces });
  await checkProgram({ pool: db.pool, logger });
  const sealer = await openSealer({ pool: db.pool, config, logger });
  const limits = openRateLimits({ pool: db.pool, redis: null, metrics });
  const files = await openOwnFiles({ pool: db.pool, config, logger });
  const reader = openPhotoReader({ visionCredentials: config.visionCredentials, logger });
  logger.info({ engine: reader.engine }, 'photos are read');
  const store = new ReceiptStore(db.pool);
  // The time decides which rows are removed, and the clock of this machine may be days off.
  const clock = await DatabaseClock.open(db.pool);
  const now = openClock(config, () => clock.now());
  const mailer = openSenders({ config, db, now });
  logger.info({ mail: mailer.way }, 'messages go');
  const origin = configuredOrigin(config);
  if (origin === null) logger.error(new NoPublicOrigin().message);
  const channels = openChannels(config);
  const cards = await openCardProcessing(config);
  const parts = {
    db,
    store,
    events,
    channels,
    cards,
    logger,
    sealer,
    limits,
    files,
    queues,
    mailer,
    reader,
    metrics,
    traces,
  };
  const ctx = makeWorkerContext({ ...parts, webhookTargets: webhookTargetsOf(config), origin, now });
  const working = await startQueues({ ctx, logger });
  await monitor.serve({
    pools: { reads: db.pool, writes: db.writes },
    queues: { names: QUEUE_NAMES, backlogOf: (name) => queues.backlogOf(name, Date.now()) },
  });
  return {
    stop: async () => {
      await working.close();
      await monitor.close();
      await reader.close();
      mailer.close();
      await queues.close();
      await events.close();
      clock.close();
      await db.close();
    },
  };
}
