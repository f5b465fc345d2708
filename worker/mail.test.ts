import { MAIL, QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import type { JobQueues } from '@fairtab/services/platform/jobs/openQueues';
import { postLetter } from '@fairtab/services/messages/outgoing/postLetter';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { jobBackends, type JobRig } from '@fairtab/services/testing/jobBackends';
import { memoryMailer } from '@fairtab/services/testing/memoryMailer';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlersOf } from './handlers';
import { startQueues } from './queues';
import { textReader } from './testing/textReader';
import { proven } from '@fairtab/services/people/addresses/ProvenAddress';
import { makeWorkerContext, type WorkerContext } from './WorkerContext';
import { TEST_ORIGIN } from '@fairtab/services/testing/testOrigin';

const PATIENCE = { timeout: 15_000, interval: 20 };
const MAIL_TO_ANA = {
  owner: null,
  to: { channel: 'email', recipient: proven('ana@example.com') } as const,
  letter: { subject: 'Hello', greeting: 'Hello Ana,', paragraphs: [] },
};

describe.each(jobBackends)('mail with jobs in $name', ({ possible, start }) => {
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
      ctx = makeWorkerContext({
        origin: TEST_ORIGIN,
        ...contextParts({ db: rig.database.db }),
        queues,
        mailer,
        reader: textReader(),
      });
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
    const run = async (job: string, data: object) =>
      handlersOf(ctx)
        .find((handler) => handler.job === job)
        ?.run(data);
    const write = async (id: string) =>
      postLetter(rig.database.db.prisma, { ...MAIL_TO_ANA, id, createdAt: new Date() });
    const isSent = async (id: string) =>
      (await rig.database.db.prisma.mail.findUniqueOrThrow({ where: { id } })).sentAt !== null;

    it('is sent once although two workers run', async () => {
      await write('first');
      await Promise.all([startWorking(), startWorking()]);
      await vi.waitFor(async () => expect(await isSent('first')).toBe(true), PATIENCE);
      await write('second');
      await vi.waitFor(async () => expect(await isSent('second')).toBe(true), PATIENCE);
      expect(mailer.sent.map(({ id }) => id)).toEqual(['first', 'second']);
    });

    it('is queued once by several sweeps, and found again when the queue is lost', async () => {
      await write('first');
      await run('sweepMail', {});
      await run('sweepMail', {});
      expect((await queues.counts(MAIL))['waiting']).toBe(1);
      await rig.loseQueue();
      await startWorking();
      await vi.waitFor(async () => expect(await isSent('first')).toBe(true), PATIENCE);
    });

    it('is sent once when its job runs twice, and is not sent when its row is gone', async () => {
      await write('first');
      await Promise.all([run('sendMail', { mailId: 'first' }), run('sendMail', { mailId: 'first' })]);
      await run('sendMail', { mailId: 'first' });
      await run('sendMail', { mailId: 'gone' });
      expect(mailer.sent).toHaveLength(1);
    });
  });
});
