import { readConfig } from '@fairtab/services/config';
import { openDatabase } from '@fairtab/services/db';
import { openEventBus } from '@fairtab/services/events/openEventBus';
import { createLogger } from '@fairtab/services/logger';
import { createApiServer } from './server';

const config = readConfig(process.env);
const logger = createLogger({ name: 'api', level: config.logLevel });
const db = openDatabase({ url: config.databaseUrl, poolMax: config.databasePoolSize });
const events = openEventBus({ databaseUrl: config.databaseUrl, redisUrl: config.redisUrl ?? undefined, logger });
const server = createApiServer({ config, db, events, logger });

const port = await server.listen();
logger.info({ port, host: config.host }, 'listening');

let stopping: Promise<void> | null = null;
async function stop(signal: string): Promise<void> {
  logger.info({ signal }, 'stopping');
  await server.close();
  await events.close();
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
