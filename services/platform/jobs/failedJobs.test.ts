import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { listGivenUpMail, retryMail } from '../../messages/outgoing/givenUpMail';
import { jobBackends, type JobRig } from '../../testing/jobBackends';
import { silentLogger } from '../../testing/silentLogger';
import { defineJob } from './defineJob';
import { handleJob } from './handleJob';
import { jobsText } from '../../messages/jobsText';
import type { JobQueues } from './openQueues';
import { runWorker, type RunningWorker } from './runWorker';

const PATIENCE = { timeout: 15_000, interval: 20 };
const job = defineJob({
  name: 'cook',
  queue: 'kitchen',
  payload: z.strictObject({ dish: z.string() }),
  keyOf: ({ dish }) => dish,
  attempts: 2,
  backoffMs: 1,
});

describe.each(jobBackends)('failed jobs in $name', ({ possible, start }) => {
  describe.skipIf(!possible)('with a database of their own', () => {
    let rig: JobRig;
    let queues: JobQueues;
    let worker: RunningWorker;
    const cook = vi.fn<() => Promise<void>>();
    beforeAll(async () => {
      rig = await start();
      queues = await rig.open(['kitchen']);
      const handlers = [handleJob(job, cook)];
      worker = await runWorker({ queues, queue: 'kitchen', handlers, logger: silentLogger });
    });
    afterAll(async () => {
      await worker.close();
      await queues.close();
      await rig.stop();
    });

    it('are listed with what they carry and why, and can be run again by their id', async () => {
      cook.mockRejectedValue(new Error('the oven is cold'));
      await queues.enqueue(job, { dish: 'soup' });
      await vi.waitFor(async () => expect(await queues.failedJobs()).toHaveLength(1), PATIENCE);
      const failed = await queues.failedJobs();
      expect(failed).toMatchObject([
        { queue: 'kitchen', name: 'cook', data: { dish: 'soup' }, reason: 'the oven is cold', attempts: 2 },
      ]);
      const text = jobsText({
        counts: new Map([['kitchen', await queues.counts('kitchen')]]),
        failed,
        mails: [],
        held: [],
      });
      expect(text).toMatch(/kitchen: 1 failed[^]*cook \{"dish":"soup"\} after 2 attempts: the oven is cold/);

      cook.mockReset().mockResolvedValue();
      expect(await queues.retry(failed[0]?.id ?? '')).toBe(true);
      await vi.waitFor(() => expect(cook).toHaveBeenCalledTimes(1), PATIENCE);
      await vi.waitFor(async () => expect(await queues.failedJobs()).toEqual([]), PATIENCE);
      expect(await queues.retry(failed[0]?.id ?? '')).toBe(false);
    });

    it('are beside the mail that was given up, without its address', async () => {
      const { db } = rig.database;
      const mail = { recipient: 'ana@example.com', subject: 'Hello', text: '' };
      await db.prisma.mail.createMany({
        data: [
          { ...mail, id: 'given-up', attempts: 8, problem: 'A mail was not taken over (550)' },
          { ...mail, id: 'waiting', attempts: 7 },
        ],
      });
      const mails = await listGivenUpMail(db);
      expect(mails.map(({ id }) => id)).toEqual(['given-up']);
      const text = jobsText({ counts: new Map(), failed: [], mails, held: [] });
      expect(text).toContain('A mail was not taken over (550)');
      expect(text).not.toContain('ana@example.com');
      expect(await retryMail(db, 'waiting')).toBe(false);
      expect(await retryMail(db, 'given-up')).toBe(true);
      expect(await listGivenUpMail(db)).toEqual([]);
    });
  });
});

it('messages that were held back are listed with how many they were and why', () => {
  const none = { counts: new Map(), failed: [], mails: [] };
  const text = jobsText({
    ...none,
    held: [
      { channel: 'email', reason: 'recipient', count: 19 },
      { channel: 'sms', reason: 'country', count: 2 },
    ],
  });
  expect(text).toContain(
    [
      'Messages that were held back in the last 7 days',
      '  19 email: the address had its first messages of the day or the week',
      '  2 sms: the country is not in SMS_PREFIXES',
    ].join('\n'),
  );
  expect(jobsText({ ...none, held: [] })).toContain('held back in the last 7 days\n  none');
});
