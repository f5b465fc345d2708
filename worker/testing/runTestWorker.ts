import { openEventBus } from '@fairtab/services/platform/events/openEventBus';
import type { FileStore } from '@fairtab/services/platform/files/FileStore';
import { QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import type { JobSender } from '@fairtab/services/platform/jobs/JobSender';
import { openJobSender } from '@fairtab/services/platform/jobs/openJobSender';
import { openQueues } from '@fairtab/services/platform/jobs/openQueues';
import { contextParts } from '@fairtab/services/testing/contextParts';
import type { TestDatabase } from '@fairtab/services/testing/database';
import { memoryMailer } from '@fairtab/services/testing/memoryMailer';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import type { PhotoReader } from '../ocr/PhotoReader';
import { startQueues } from '../queues';
import { makeWorkerContext } from '../WorkerContext';
import { TEST_ORIGIN } from '@fairtab/services/testing/testOrigin';

/** Runs a worker on the test's database, with the test's photo reader. */
export async function runTestWorker({
  database: { db, url: databaseUrl },
  redisUrl = null,
  files,
  reader,
}: {
  database: TestDatabase;
  redisUrl?: string | null;
  files: FileStore;
  reader: PhotoReader;
}): Promise<{ readonly jobs: JobSender; close(): Promise<void> }> {
  const logger = silentLogger;
  const open = () => openQueues({ databaseUrl, redisUrl, names: QUEUE_NAMES, logger });
  const queues = await open();
  const events = openEventBus({ databaseUrl, redisUrl });
  await events.ready();
  const ctx = makeWorkerContext({
    origin: TEST_ORIGIN,
    ...contextParts({ db }),
    events,
    files,
    queues,
    mailer: memoryMailer(),
    reader,
  });
  const working = await startQueues({ ctx, logger });
  const jobs = openJobSender({ open, logger });
  return {
    jobs,
    close: async () => {
      await jobs.close();
      await working.close();
      await queues.close();
      await events.close();
      await reader.close();
    },
  };
}
