// A web process of its own for tests that kill it: `node --import tsx api/testing/apiProcess.ts <database URL>`. It sends
// its origin to its parent once it listens.
import { openCardProcessing } from '@fairtab/services/money/cards/CardProcessing';
import { readConfig } from '@fairtab/services/config';
import { openDatabase, PATIENCE_OF_JOBS } from '@fairtab/services/platform/db';
import { openEventBus } from '@fairtab/services/platform/events/openEventBus';
import { openRateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { testSealer } from '@fairtab/services/testing/testSealer';
import { createApiServer } from '../server';

const [, , databaseUrl] = process.argv;
const cards = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('STRIPE_')));
const config = readConfig({
  ...cards,
  NODE_ENV: 'test',
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
});
const db = openDatabase({ url: config.databaseUrl, poolMax: 6, patience: PATIENCE_OF_JOBS });
const events = openEventBus({ databaseUrl: config.databaseUrl, logger: silentLogger });
await events.ready();
const server = createApiServer({
  config,
  db,
  events,
  sealer: testSealer,
  limits: openRateLimits({ pool: db.pool, redis: null }),
  files: memoryFiles(),
  jobs: { send: () => undefined },
  cards: await openCardProcessing(config),
  logger: silentLogger,
  answerMs: 60_000,
});
process.send?.(`http://127.0.0.1:${await server.listen()}`);
process.once('disconnect', () => process.exit());
