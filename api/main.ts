import { readConfig } from '@fairtab/services/config';
import { openDatabase } from '@fairtab/services/db';
import { openEventBus } from '@fairtab/services/events/openEventBus';
import { openFileStore } from '@fairtab/services/files/openFileStore';
import { QUEUE_NAMES } from '@fairtab/services/jobs/jobs';
import { openJobSender } from '@fairtab/services/jobs/openJobSender';
import { openQueues } from '@fairtab/services/jobs/openQueues';
import { openRateLimits } from '@fairtab/services/limits/RateLimits';
import { createLogger } from '@fairtab/services/logger';
import { openRedis } from '@fairtab/services/limits/openRedis';
import { Sealer } from '@fairtab/services/sealing/Sealer';
import { readSealingKeys } from '@fairtab/services/sealing/sealingKeys';
import { createApiServer } from './server';

const config = readConfig(process.env);
const logger = createLogger({ name: 'api', level: config.logLevel });
const db = openDatabase({ url: config.databaseUrl, poolMax: config.databasePoolSize });
const events = openEventBus({ databaseUrl: config.databaseUrl, redisUrl: config.redisUrl ?? undefined, logger });
const sealer = new Sealer(readSealingKeys(config));
const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, logger);
const limits = openRateLimits({ pool: db.pool, redis });
const files = openFileStore(config);
const { databaseUrl, redisUrl } = config;
const jobs = openJobSender({ open: () => openQueues({ databaseUrl, redisUrl, names: QUEUE_NAMES, logger }), logger });
const server = createApiServer({ config, db, events, sealer, limits, files, jobs, logger });

const port = await server.listen();
logger.info({ port, host: config.host }, 'listening');

let stopping: Promise<void> | null = null;
async function stop(signal: string): Promise<void> {
  logger.info({ signal }, 'stopping');
  await server.close();
  await jobs.close();
  await events.close();
  redis?.disconnect();
  await db.close();
  logger.info('stopped');
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    stopping ??= stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  });
