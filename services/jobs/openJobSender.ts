import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from './defineJob';
import type { JobSender } from './JobSender';
import type { JobQueues } from './openQueues';
import type { JobLogger } from './queueBackend';

/** How long a stopping process waits for jobs that are being queued, in ms. */
const PATIENCE_MS = 1_000;

/**
 * Connects to the queues when the first job is sent. A process that cannot reach them goes on without.
 * @param open connects to them.
 */
export function openJobSender({
  open,
  logger,
}: {
  open: () => Promise<JobQueues>;
  logger: JobLogger;
}): JobSender & { close(): Promise<void> } {
  let opened: Promise<JobQueues> | null = null;
  const underWay = new Set<Promise<void>>();

  async function send<Payload>(job: Job<Payload>, payload: Payload): Promise<void> {
    opened ??= open();
    const opening = opened;
    try {
      await (await opening).enqueue(job, payload);
    } catch (error) {
      logger.warn({ err: error, job: job.name }, 'a job was not queued; a sweep will find it');
      // When connecting failed, the next job tries again.
      await opening.catch(() => (opened = null));
    }
  }

  return {
    send: (job, payload) => {
      const sending = send(job, payload).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      const closed = Promise.all(underWay).then(async () => (await opened?.catch(() => null))?.close());
      await Promise.race([closed, delay(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
