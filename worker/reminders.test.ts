import { QUEUE_NAMES, CHORES } from '@fairtab/services/platform/jobs/jobs';
import type { JobQueues } from '@fairtab/services/platform/jobs/openQueues';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { jobBackends, type JobRig } from '@fairtab/services/testing/jobBackends';
import { insertManyClaims } from '@fairtab/services/testing/manyClaims';
import { memoryMailer } from '@fairtab/services/testing/memoryMailer';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlersOf } from './handlers';
import { startQueues } from './queues';
import { textReader } from './testing/textReader';
import { makeWorkerContext, type WorkerContext } from './WorkerContext';
import { TEST_ORIGIN } from '@fairtab/services/testing/testOrigin';

const PATIENCE = { timeout: 20_000, interval: 20 };
/** Noon in New York. */
const NOW = new Date('2026-06-01T16:00:00Z');

describe.each(jobBackends)('reminders with jobs in $name', ({ possible, start }) => {
  describe.skipIf(!possible)('and a database of its own', () => {
    let rig: JobRig;
    let queues: JobQueues;
    let ctx: WorkerContext;
    let mailer: ReturnType<typeof memoryMailer>;
    const closing: (() => Promise<void>)[] = [];

    beforeEach(async () => {
      rig = await start();
      queues = await rig.open(QUEUE_NAMES);
      mailer = memoryMailer();
      const parts = contextParts({ db: rig.database.db });
      ctx = makeWorkerContext({ origin: TEST_ORIGIN, ...parts, queues, mailer, reader: textReader(), now: () => NOW });
      await insertManyClaims(rig.database.db.pool, { claims: 40, due: 20, now: NOW });
    });
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
      await queues.close();
      await rig.stop();
    });

    const startWorking = async () => {
      const worker = await startQueues({ ctx, logger: silentLogger });
      closing.unshift(() => worker.close());
    };
    const sweep = () =>
      handlersOf(ctx)
        .find(({ job }) => job === 'sweepReminders')
        ?.run({});
    const recipients = () => mailer.sent.map(({ recipient }) => recipient).sort();
    const due = Array.from({ length: 20 }, (_, index) => `diner-${index + 1}@example.com`).sort();

    it('reach each diner that is due once, and nobody else, although two workers run', async () => {
      await Promise.all([startWorking(), startWorking()]);
      await vi.waitFor(() => expect(mailer.sent.length).toBeGreaterThanOrEqual(20), PATIENCE);
      await sweep();
      await vi.waitFor(async () => expect((await queues.counts(CHORES))['waiting']).toBe(0), PATIENCE);
      expect(recipients()).toEqual(due);
    });

    it('wait until the worker is ready in all parts, so that one that is stopped before has no job to finish', async () => {
      await sweep();
      const taken: number[] = [];
      vi.spyOn(queues, 'dropSchedulesExcept').mockImplementation(async () => {
        // So many round trips that a worker would have begun.
        for (let look = 0; look < 50; look += 1) {
          const { active = 0, completed = 0, failed = 0 } = await queues.counts(CHORES);
          taken.push(active + completed + failed);
        }
      });
      await startWorking();
      expect(Math.max(...taken)).toBe(0);
      await vi.waitFor(() => expect(recipients()).toEqual(due), PATIENCE);
    });

    it('are queued once however often a sweep looks, and found again when the queue is lost', async () => {
      await sweep();
      await sweep();
      expect((await queues.counts(CHORES))['waiting']).toBe(20);
      await rig.loseQueue();
      await startWorking();
      await vi.waitFor(() => expect(recipients()).toEqual(due), PATIENCE);
    });
  });
});
