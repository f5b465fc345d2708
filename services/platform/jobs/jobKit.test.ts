import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { jobBackends, type JobRig } from '../../testing/jobBackends';
import { silentLogger } from '../../testing/silentLogger';
import { stuckJob } from '../../testing/stuckWorker';
import { defineJob, InvalidJobPayload, type ScheduledJob } from './defineJob';
import { handleJob, type JobHandler } from './handleJob';
import type { JobQueues } from './openQueues';
import { runWorker } from './runWorker';

const ATTEMPTS = 3;
const noLog = { info: () => undefined, warn: () => undefined };
const PATIENCE = { timeout: 10_000, interval: 20 };

describe.each(jobBackends)('jobs in $name', ({ possible, start }) => {
  describe.skipIf(!possible)('are', () => {
    let rig: JobRig;
    let queues: JobQueues;
    let queue: string;
    let tests = 0;
    const closing: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      rig = await start();
    });
    afterAll(() => rig.stop());
    beforeEach(async () => {
      tests += 1;
      queue = `test-${tests}`;
      queues = await rig.open([queue]);
      closing.unshift(() => queues.close());
    });
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
    });

    const greetJob = () =>
      defineJob({
        name: 'greet',
        queue,
        payload: z.strictObject({ name: z.string().min(1) }),
        keyOf: ({ name }) => name,
        attempts: ATTEMPTS,
        backoffMs: 1,
      });
    const work = async (...handlers: readonly JobHandler[]) => {
      const worker = await runWorker({ queues, queue, handlers, logger: silentLogger, lockMs: 1_000 });
      closing.unshift(() => worker.close());
      return worker;
    };
    const waiting = async () => (await queues.counts(queue))['waiting'];
    const failed = async () => (await queues.counts(queue))['failed'];
    const completed = async () => (await queues.counts(queue))['completed'];

    it('run with their payload', async () => {
      const greeted: string[] = [];
      const job = greetJob();
      await queues.enqueue(job, { name: 'Ana' }, { name: 'Ben' });
      await work(handleJob(job, async ({ name }) => void greeted.push(name)));
      await vi.waitFor(() => expect(greeted.sort()).toEqual(['Ana', 'Ben']), PATIENCE);
    });

    it('are counted while they wait, and the oldest one has an age from when it was due', async () => {
      const job = greetJob();
      expect((await queues.backlogOf(queue, Date.now())).oldestSeconds).toBe(0);
      await queues.enqueue({ ...job, priorityOf: () => 2 }, { name: 'Ana' });
      await queues.queueOf(job).add(job.name, { name: 'Ben' }, { delay: 60 * 60_000 });
      const soon = await queues.backlogOf(queue, Date.now() + 60_000);
      expect(soon.jobs).toEqual({ waiting: 1, active: 0, delayed: 1, failed: 0 });
      expect(soon.oldestSeconds).toBeGreaterThanOrEqual(60);
      expect(soon.oldestSeconds).toBeLessThan(120);
    });

    it('are queued once while one with the same key waits, and again when it is done', async () => {
      const greet = vi.fn(async () => undefined);
      const job = greetJob();
      await queues.enqueue(job, { name: 'Ana' }, { name: 'Ana' });
      await queues.enqueue(job, { name: 'Ana' });
      expect(await waiting()).toBe(1);
      await work(handleJob(job, greet));
      await vi.waitFor(async () => expect(await completed()).toBe(1), PATIENCE);
      await queues.enqueue(job, { name: 'Ana' });
      await vi.waitFor(async () => expect(await completed()).toBe(2), PATIENCE);
      expect(greet).toHaveBeenCalledTimes(2);
    });

    it('are tried again after a failure', async () => {
      const greet = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('a bad moment'));
      const job = greetJob();
      await queues.enqueue(job, { name: 'Ana' });
      await work(handleJob(job, greet));
      await vi.waitFor(async () => expect(await completed()).toBe(1), PATIENCE);
      expect(greet).toHaveBeenCalledTimes(2);
    });

    it('are given up after the last try, and may be queued anew', async () => {
      const greet = vi.fn(async () => Promise.reject(new Error('never works')));
      const job = greetJob();
      await queues.enqueue(job, { name: 'Ana' });
      await work(handleJob(job, greet));
      await vi.waitFor(async () => expect(await failed()).toBe(1), PATIENCE);
      expect(greet).toHaveBeenCalledTimes(ATTEMPTS);
      await queues.enqueue(job, { name: 'Ana' });
      await vi.waitFor(async () => expect(await failed()).toBe(2), PATIENCE);
    });

    it('know when it is their last try', async () => {
      const lasts: boolean[] = [];
      const job = greetJob();
      await queues.enqueue(job, { name: 'Ana' });
      await work(
        handleJob(job, async (_payload, { isLast }) => {
          lasts.push(isLast);
          throw new Error('never works');
        }),
      );
      await vi.waitFor(async () => expect(await failed()).toBe(1), PATIENCE);
      expect(lasts).toEqual([false, false, true]);
    });

    it('are refused when they are queued with an invalid payload', async () => {
      const job = greetJob();
      const refused = queues.enqueue(job, { name: 'Ana' }, { name: '', secret: 'swordfish' });
      await expect(refused).rejects.toThrow(InvalidJobPayload);
      await expect(refused).rejects.not.toThrow('swordfish');
      expect(await waiting()).toBe(0);
    });

    it('fail at once when another version queued an invalid payload', async () => {
      const greet = vi.fn(async () => undefined);
      const job = greetJob();
      await queues.queueOf(job).add(job.name, { name: 5 }, { attempts: ATTEMPTS });
      await work(handleJob(job, greet));
      await vi.waitFor(async () => expect(await failed()).toBe(1), PATIENCE);
      expect(greet).not.toHaveBeenCalled();
    });

    it('are tried again when this worker does not know them, because a newer one may be starting', async () => {
      const job = greetJob();
      const error = vi.fn();
      await queues.enqueue(job, { name: 'Ana' });
      const worker = await runWorker({ queues, queue, handlers: [], logger: { ...noLog, error } });
      closing.unshift(() => worker.close());
      await vi.waitFor(async () => expect(await failed()).toBe(1), PATIENCE);
      expect(error).toHaveBeenCalledTimes(ATTEMPTS);
    });

    it('are run by the same worker after all its connections broke', async () => {
      const greet = vi.fn(async () => undefined);
      const job = greetJob();
      await work(handleJob(job, greet));
      await queues.enqueue(job, { name: 'Ana' });
      await vi.waitFor(async () => expect(await completed()).toBe(1), PATIENCE);
      await rig.breakConnections();
      await vi.waitFor(() => queues.enqueue(job, { name: 'Ben' }), PATIENCE);
      await vi.waitFor(() => expect(greet).toHaveBeenCalledWith({ name: 'Ben' }, { isLast: false }), PATIENCE);
    });

    it('are finished before a worker closes', async () => {
      let begin = () => undefined as void;
      let finish = () => undefined as void;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const finished = new Promise<void>((resolve) => (finish = resolve));
      const job = greetJob();
      await queues.enqueue(job, { name: 'Ana' });
      const worker = await work(
        handleJob(job, async () => {
          begin();
          await finished;
        }),
      );
      await begun;
      await queues.enqueue(job, { name: 'Ben' });
      const closed = worker.close();
      finish();
      await closed;
      // The worker may have taken Ben before it was told to close, but leaves no job half done.
      expect((await queues.counts(queue))['active']).toBe(0);
      expect(await completed()).toBeGreaterThanOrEqual(1);
    });

    it('are run again by another worker when theirs was killed', async () => {
      const job = stuckJob(queue);
      await queues.enqueue(job, { id: 'bill' });
      const script = fileURLToPath(new URL('../../testing/stuckWorker.ts', import.meta.url));
      const args = [
        '--import',
        'tsx',
        script,
        queue,
        rig.database.url,
        ...(rig.redisUrl === null ? [] : [rig.redisUrl]),
      ];
      const victim = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const gone = once(victim, 'exit');
      for await (const line of createInterface({ input: victim.stdout })) if (line === 'has bill') break;
      expect((await queues.counts(queue))['active']).toBe(1);
      victim.kill('SIGKILL');
      await gone;

      const rescue = vi.fn(async () => undefined);
      await work(handleJob(job, rescue));
      await vi.waitFor(async () => expect(await completed()).toBe(1), PATIENCE);
      expect(rescue).toHaveBeenCalledExactlyOnceWith({ id: 'bill' }, { isLast: false });
    });

    describe('on a schedule', () => {
      const tickJob = (everyMs: number): ScheduledJob => ({
        ...defineJob({ name: 'tick', queue, payload: z.strictObject({}), keyOf: () => 'all' }),
        everyMs,
      });

      it('run regularly', async () => {
        const tick = vi.fn(async () => undefined);
        const job = tickJob(50);
        await queues.keepSchedules({ jobs: [job], nowMs: Date.now() });
        await work(handleJob(job, tick));
        await vi.waitFor(() => expect(tick.mock.calls.length).toBeGreaterThanOrEqual(3), PATIENCE);
      });

      it('run once with several processes, and follow a new interval', async () => {
        const [often, seldom] = [tickJob(60_000), tickJob(3_600_000)];
        const others = await rig.open([queue]);
        closing.unshift(() => others.close());
        for (const keeper of [queues, others, queues]) await keeper.keepSchedules({ jobs: [often], nowMs: Date.now() });
        expect(await queues.queueOf(often).getJobSchedulers()).toHaveLength(1);
        await queues.keepSchedules({ jobs: [seldom], nowMs: Date.now() });
        expect((await queues.queueOf(often).getJobScheduler('tick'))?.every).toBe(3_600_000);
      });

      it('run again after the queue was lost', async () => {
        const tick = vi.fn(async () => undefined);
        const job = tickJob(50);
        await queues.keepSchedules({ jobs: [job], nowMs: Date.now() });
        await rig.loseQueue();
        expect(await queues.queueOf(job).getJobSchedulers()).toHaveLength(0);
        await work(handleJob(job, tick));
        await queues.keepSchedules({ jobs: [job], nowMs: Date.now() });
        await vi.waitFor(() => expect(tick).toHaveBeenCalled(), PATIENCE);
      });

      it('stop when this version no longer knows them', async () => {
        const job = tickJob(60_000);
        await queues.keepSchedules({ jobs: [job], nowMs: Date.now() });
        await queues.dropSchedulesExcept([]);
        expect(await queues.queueOf(job).getJobSchedulers()).toHaveLength(0);
      });
    });
  });
});
