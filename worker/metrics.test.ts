import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@fairtab/services/config';
import { CHORES, MAIL, QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import { openQueues, type JobQueues } from '@fairtab/services/platform/jobs/openQueues';
import { createLogger } from '@fairtab/services/platform/logger';
import { postLetter } from '@fairtab/services/messages/outgoing/postLetter';
import { createTestDatabase, type TestDatabase } from '@fairtab/services/testing/database';
import { scrape, type Scrape } from '@fairtab/services/testing/scrape';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { TEST_DATA_KEY } from '@fairtab/services/testing/testSealer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { proven } from '@fairtab/services/people/addresses/ProvenAddress';
import { startWorker, type RunningWorkerProcess } from './startWorker';

const PATIENCE = { timeout: 15_000, interval: 20 };
const JOBS = 'fairtab_job_duration_seconds_count';

describe('a worker with METRICS_PORT', () => {
  let folder: string;
  let database: TestDatabase;
  let worker: RunningWorkerProcess;
  let queues: JobQueues;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairtab-metrics-'));
    database = await createTestDatabase();
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      DATA_KEYS: TEST_DATA_KEY,
      METRICS_PORT: '0',
    });
    const lines: string[] = [];
    const logger = createLogger({
      name: 'worker',
      level: 'info',
      destination: { write: (line) => void lines.push(line) },
    });
    worker = await startWorker({ config, logger });
    const { port } = JSON.parse(lines.find((line) => line.includes('metrics are served')) ?? '{}') as { port: number };
    url = `http://127.0.0.1:${port}/metrics`;
    queues = await openQueues({ databaseUrl: database.url, names: QUEUE_NAMES, logger: silentLogger });
  });
  afterAll(async () => {
    await worker.stop();
    await queues.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const untilRead = (look: (found: Scrape) => void): Promise<void> =>
    vi.waitFor(async () => look(await scrape(url)), PATIENCE);

  it('counts its jobs by job and outcome, and no name that is none of a job', async () => {
    await untilRead(({ valueOf }) =>
      expect(valueOf(JOBS, { job_name: 'sweepMail', outcome: 'done' })).toBeGreaterThan(0),
    );
    const once = { attempts: 1 };
    await queues.queueOf({ queue: MAIL }).add('sendMail', { nothing: 'of use' }, once);
    await queues.queueOf({ queue: CHORES }).add('made-up-job', {}, once);
    await untilRead(({ text, valueOf }) => {
      expect(valueOf(JOBS, { job_name: 'sendMail', outcome: 'failed' })).toBe(1);
      expect(valueOf(JOBS, { job_name: 'unknown', outcome: 'failed' })).toBe(1);
      expect(text).not.toContain('made-up-job');
    });
  });

  it('counts the messages it sends', async () => {
    const letter = { subject: 'Hello', greeting: 'Hello Ana,', paragraphs: [] };
    const to = { channel: 'email', recipient: proven('ana@example.com') } as const;
    const mail = { id: 'first', owner: null, to, letter, createdAt: new Date() };
    await postLetter(database.db.prisma, mail);
    await untilRead(({ text, valueOf }) => {
      expect(valueOf('fairtab_messages_total', { channel: 'email', outcome: 'sent' })).toBe(1);
      expect(text).not.toContain('ana@example.com');
    });
  });

  it('says how much waits in each queue', async () => {
    const { valuesOfLabel, valueOf } = await scrape(url);
    expect(valuesOfLabel('fairtab_queue_oldest_age_seconds', 'queue')).toEqual([...QUEUE_NAMES]);
    expect(valueOf('fairtab_queue_jobs', { queue: 'mail', state: 'failed' })).toBe(1);
    expect(valueOf('fairtab_queue_jobs', { queue: 'chores', state: 'delayed' })).toBeGreaterThan(0);
  });
});
