import { ACCEPT_PAYMENT_AFTER_MS } from '@fairtab/domain/receipts';
import type { BusEvent, EventBus } from '@fairtab/services/platform/events/EventBus';
import { openEventBus } from '@fairtab/services/platform/events/openEventBus';
import { CHORES, QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import type { JobQueues } from '@fairtab/services/platform/jobs/openQueues';
import { confirmPayment, disputePayment } from '@fairtab/services/receipts/payments/changePayment';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { jobBackends, type JobRig } from '@fairtab/services/testing/jobBackends';
import { memoryMailer } from '@fairtab/services/testing/memoryMailer';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHEDULED_JOBS } from './chores';
import { handlersOf } from './handlers';
import { startQueues } from './queues';
import { textReader } from './testing/textReader';
import { reportPayment } from './testing/reportPayment';
import { WORKER_PROGRAM } from './testing/workerProcess';
import { makeWorkerContext, type WorkerContext } from './WorkerContext';
import { TEST_ORIGIN } from '@fairtab/services/testing/testOrigin';

const NOW = new Date('2026-05-20T12:00:00Z');
const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The versions of creating, claiming, paying and accepting. */
const ACCEPTED_VERSION = 4;
const PATIENCE = { timeout: 10_000, interval: 20 };

const before = (ms: number) => new Date(NOW.getTime() - ms);

describe.each(jobBackends)('the worker with jobs in $name', ({ possible, start }) => {
  describe.skipIf(!possible)('and a database of its own', () => {
    let rig: JobRig;
    let queues: JobQueues;
    let events: EventBus;
    let ctx: WorkerContext;
    const closing: (() => Promise<void>)[] = [];

    // Each test has a queue of its own, because a schedule outlives its worker.
    beforeEach(async () => {
      rig = await start();
      queues = await rig.open(QUEUE_NAMES);
      events = openEventBus({ databaseUrl: rig.database.url, redisUrl: rig.redisUrl });
      await events.ready();
      ctx = contextOf(queues);
    });
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
      await queues.close();
      await events.close();
      await rig.stop();
    });

    const contextOf = (own: JobQueues) => {
      const parts = { ...contextParts({ db: rig.database.db }), events, queues: own };
      return makeWorkerContext({
        origin: TEST_ORIGIN,
        ...parts,
        mailer: memoryMailer(),
        reader: textReader(),
        now: () => NOW,
      });
    };
    const startWorking = async () => {
      const worker = await startQueues({ ctx, logger: silentLogger });
      closing.unshift(() => worker.close());
      return worker;
    };
    const report = (at: Date) => reportPayment({ db: rig.database.db, events, at });
    const statusOf = async (id: string) => (await rig.database.db.prisma.payment.findUnique({ where: { id } }))?.status;
    const trailOf = (receiptId: string) =>
      rig.database.db.prisma.change.findMany({ where: { receiptId, actorName: 'Fairtab' } });
    const run = async (job: string, data: object, handlers = handlersOf(ctx)) =>
      handlers.find((handler) => handler.job === job)?.run(data);
    const untilIdle = () =>
      vi.waitFor(async () => {
        const counts = await queues.counts(CHORES);
        expect([counts['waiting'], counts['active']]).toEqual([0, 0]);
      }, PATIENCE);

    it('accepts payments that are three days old, and none that is a second younger', async () => {
      const old = await report(before(ACCEPT_PAYMENT_AFTER_MS + SECOND_MS));
      const young = await report(before(ACCEPT_PAYMENT_AFTER_MS - SECOND_MS));
      await startWorking();
      await vi.waitFor(async () => expect(await statusOf(old.paymentId)).toBe('confirmed'), PATIENCE);
      await untilIdle();
      expect(await statusOf(young.paymentId)).toBe('reported');
      expect(await trailOf(young.receiptId)).toEqual([]);
      expect(await trailOf(old.receiptId)).toMatchObject([{ kind: 'confirmed', actorGuestId: null, at: NOW }]);
    });

    it('publishes the accepted payment to other processes', async () => {
      const { receiptId } = await report(before(4 * DAY_MS));
      const phones = openEventBus({ databaseUrl: rig.database.url, redisUrl: rig.redisUrl });
      closing.push(() => phones.close());
      await phones.ready();
      const heard: BusEvent[] = [];
      phones.subscribe((event) => heard.push(event));
      await startWorking();
      await vi.waitFor(() => {
        expect(heard).toContainEqual({ type: 'receiptChanged', receiptId, version: ACCEPTED_VERSION });
      }, PATIENCE);
    });

    it('accepts a payment once when several workers run its job', async () => {
      const { paymentId, receiptId } = await report(before(4 * DAY_MS));
      const elsewhere = handlersOf(contextOf(queues));
      await Promise.all([
        run('acceptPayment', { paymentId }),
        run('acceptPayment', { paymentId }, elsewhere),
        run('acceptPayment', { paymentId }),
      ]);
      await run('acceptPayment', { paymentId }, elsewhere);
      expect(await statusOf(paymentId)).toBe('confirmed');
      expect(await trailOf(receiptId)).toHaveLength(1);
    });

    it('does not change a payment that the host confirmed or disputed meanwhile', async () => {
      const [confirmed, disputed] = [await report(before(4 * DAY_MS)), await report(before(4 * DAY_MS))];
      await confirmPayment(confirmed.host, { paymentId: confirmed.paymentId });
      await disputePayment(disputed.host, { paymentId: disputed.paymentId });
      for (const { paymentId } of [confirmed, disputed]) await run('acceptPayment', { paymentId });
      expect(await statusOf(disputed.paymentId)).toBe('disputed');
      expect([...(await trailOf(confirmed.receiptId)), ...(await trailOf(disputed.receiptId))]).toEqual([]);
    });

    it('has nothing to do for a payment that is gone', async () => {
      await expect(run('acceptPayment', { paymentId: 'gone' })).resolves.toBeUndefined();
    });

    it('queues one job for a payment, however often it sweeps', async () => {
      await report(before(4 * DAY_MS));
      await run('sweepReportedPayments', {});
      await run('sweepReportedPayments', {});
      expect((await queues.counts(CHORES))['waiting']).toBe(1);
    });

    it('rebuilds a lost queue from the database', async () => {
      const { paymentId } = await report(before(4 * DAY_MS));
      await run('sweepReportedPayments', {});
      await rig.loseQueue();
      expect((await queues.counts(CHORES))['waiting']).toBe(0);
      await startWorking();
      await vi.waitFor(async () => expect(await statusOf(paymentId)).toBe('confirmed'), PATIENCE);
    });

    it('keeps each schedule once when two workers start', async () => {
      await Promise.all([startWorking(), startWorking()]);
      const names = [...new Set(SCHEDULED_JOBS.map(({ queue }) => queue))];
      const kept = await Promise.all(names.map((queue) => queues.queueOf({ queue }).getJobSchedulers()));
      const keys = kept.flat().map(({ key }) => key);
      expect(keys.sort()).toEqual(SCHEDULED_JOBS.map(({ name }) => name).sort());
    });

    it('removes receipts that were deleted 30 days ago, and none that can still be restored', async () => {
      const { db } = rig.database;
      const [old, young] = [await report(NOW), await report(NOW)];
      const deleted = async (receiptId: string, deletedAt: Date) =>
        db.prisma.receipt.update({ where: { id: receiptId }, data: { deletedAt } });
      await deleted(old.receiptId, before(30 * DAY_MS));
      await deleted(young.receiptId, before(30 * DAY_MS - SECOND_MS));
      await run('sweepDeletedReceipts', {});
      await run('sweepDeletedReceipts', {});
      const left = await db.prisma.receipt.findMany({ select: { id: true } });
      expect(left).toEqual([{ id: young.receiptId }]);
    });

    it('deletes answers kept for retries after 24 hours, and not before', async () => {
      const answer = { requestHash: Buffer.alloc(32), answer: {}, guestId: 'guest', firstWrite: false };
      await rig.database.db.prisma.idempotencyKey.createMany({
        data: [
          { ...answer, key: 'old', createdAt: before(DAY_MS + SECOND_MS) },
          { ...answer, key: 'young', createdAt: before(DAY_MS - SECOND_MS) },
        ],
      });
      await run('sweepIdempotencyKeys', {});
      const kept = await rig.database.db.prisma.idempotencyKey.findMany({ select: { key: true } });
      expect(kept).toEqual([{ key: 'young' }]);
    });
  });

  describe.skipIf(!possible)('as a process', () => {
    let rig: JobRig;
    beforeAll(async () => {
      rig = await start();
    });
    afterAll(() => rig.stop());

    it('starts, accepts a payment that is due, and stops cleanly on SIGTERM', async () => {
      const events = openEventBus({ databaseUrl: rig.database.url, redisUrl: rig.redisUrl });
      await events.ready();
      const at = new Date(Date.now() - ACCEPT_PAYMENT_AFTER_MS - SECOND_MS);
      const { receiptId } = await reportPayment({ db: rig.database.db, events, at });
      const accepted = new Promise<void>((resolve) =>
        events.subscribe((event) => {
          if (event.type === 'receiptChanged' && event.receiptId === receiptId && event.version === ACCEPTED_VERSION)
            resolve();
        }),
      );
      const env = { PATH: process.env['PATH'], DATABASE_URL: rig.database.url, REDIS_URL: rig.redisUrl ?? '' };
      const worker = spawn(process.execPath, [WORKER_PROGRAM], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // Not `exit`: what the worker said may arrive after that.
      const exit = once(worker, 'close');
      const said: string[] = [];
      // The sweeps run while the worker still starts, so that the payment may be accepted before the worker is ready.
      const ready = new Promise<void>((resolve) =>
        createInterface({ input: worker.stdout }).on('line', (line) => {
          said.push(line);
          if (line.includes('the worker is ready')) resolve();
        }),
      );
      await Promise.race([Promise.all([accepted, ready]), exit.then(() => Promise.reject(new Error(said.join('\n'))))]);
      worker.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
      expect(said.join('\n')).toContain('the worker has stopped');
      await events.close();
    });

    it('stops when its parent process is gone', async () => {
      const env = { PATH: process.env['PATH'], DATABASE_URL: rig.database.url, REDIS_URL: rig.redisUrl ?? '' };
      const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
      const worker = spawn(process.execPath, [WORKER_PROGRAM], { env, stdio: [...stdio] });
      const exit = once(worker, 'exit');
      expect((await once(worker, 'message'))[0]).toBe('ready');
      worker.disconnect();
      expect(await exit).toEqual([0, null]);
    });
  });
});

it('the worker process names the variable that is wrong', async () => {
  const env = { PATH: process.env['PATH'] };
  const worker = spawn(process.execPath, [WORKER_PROGRAM], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(worker, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: worker.stderr })) said.push(line);
  expect((await exit)[0]).toBe(1);
  expect(said.join('\n')).toContain('DATABASE_URL');
});
