import { setTimeout as delay } from 'node:timers/promises';
import { NO_SPAN, NO_TRACES, type Traces } from '../tracing/Traces';
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
  traces = NO_TRACES,
}: {
  open: () => Promise<JobQueues>;
  logger: JobLogger;
  traces?: Traces;
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
      // Begins now, because the request may be answered before the job is queued.
      const step = { name: `send ${job.name}`, kind: 'producer', attributes: { 'fairtab.job': job.name } } as const;
      const span = traces.current() === null ? NO_SPAN : traces.begin(step);
      const sending = span
        .run(() => send(job, payload))
        .finally(() => {
          underWay.delete(sending);
          span.end();
        });
      underWay.add(sending);
    },
    close: async () => {
      const closed = Promise.all(underWay).then(async () => (await opened?.catch(() => null))?.close());
      await Promise.race([closed, delay(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
