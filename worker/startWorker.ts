import type { Config } from '@fairtab/services/config';
import { openDatabase } from '@fairtab/services/db';
import { openEventBus } from '@fairtab/services/events/openEventBus';
import { openFileStore } from '@fairtab/services/files/openFileStore';
import { QUEUE_NAMES } from '@fairtab/services/jobs/jobs';
import { openQueues } from '@fairtab/services/jobs/openQueues';
import { openRateLimits } from '@fairtab/services/limits/RateLimits';
import type { Logger } from '@fairtab/services/logger';
import { openMailer } from '@fairtab/services/mail/openMailer';
import { ReceiptStore } from '@fairtab/services/receipts/ReceiptStore';
import { Sealer } from '@fairtab/services/sealing/Sealer';
import { readSealingKeys } from '@fairtab/services/sealing/sealingKeys';
import { openPhotoReader } from './ocr/openPhotoReader';
import { startQueues } from './queues';
import { makeWorkerContext } from './WorkerContext';

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
}: {
  config: Config;
  logger: Logger;
}): Promise<RunningWorkerProcess> {
  const { databaseUrl, redisUrl } = config;
  const queues = await openQueues({ databaseUrl, redisUrl, names: QUEUE_NAMES, logger });
  const db = openDatabase({ url: databaseUrl, poolMax: config.databasePoolSize });
  const events = openEventBus({ databaseUrl, redisUrl, logger });
  const sealer = new Sealer(readSealingKeys(config));
  const limits = openRateLimits({ pool: db.pool, redis: null });
  const mailer = openMailer(config);
  logger.info({ mail: mailer.way }, 'mail goes');
  const files = openFileStore(config);
  const reader = openPhotoReader({ visionCredentials: config.visionCredentials, logger });
  logger.info({ engine: reader.engine }, 'photos are read');
  const store = new ReceiptStore(db.pool);
  const ctx = makeWorkerContext({ db, store, events, sealer, limits, files, queues, mailer, reader });
  const working = await startQueues({ ctx, logger });
  return {
    stop: async () => {
      await working.close();
      await reader.close();
      mailer.close();
      await queues.close();
      await events.close();
      await db.close();
    },
  };
}
