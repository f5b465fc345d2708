import { setTimeout as delay } from 'node:timers/promises';
import { NO_SPAN, NO_TRACES, type Traces } from '../tracing/Traces';
import type { Job } from './defineJob';
import type { JobSender } from './JobSender';
import type { JobQueues } from './openQueues';
import type { JobLogger } from './queueBackend';

/** How long a stopping process waits for jobs that are being queued, in ms. */
const PATIENCE_MS = 1_000;
/** How long a job waits after one with the same key was queued, in ms. A busy table would queue the same job with every tap. */
const PAUSE_MS = 100;

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
  const closing = new AbortController();
  /** For each key that is being queued, how its next job is queued, if there is one. */
  const nextOf = new Map<string, (() => Promise<void>) | null>();
  const underWay = new Set<Promise<void>>();

  async function enqueue<Payload>(job: Job<Payload>, payload: Payload): Promise<void> {
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

  /** Queues a job now, and then, with a pause after each, what was sent with its key meanwhile. */
  async function enqueueInTurn(key: string, first: () => Promise<void>): Promise<void> {
    for (let next: (() => Promise<void>) | null = first; next !== null; next = nextOf.get(key) ?? null) {
      nextOf.set(key, null);
      await next();
      await delay(PAUSE_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
    nextOf.delete(key);
  }

  return {
    send: (job, payload) => {
      const key = `${job.name} ${job.keyOf(payload)}`;
      if (nextOf.has(key)) {
        nextOf.set(key, () => enqueue(job, payload));
        return;
      }
      // Begins now, because the request may be answered before the job is queued.
      const step = { name: `send ${job.name}`, kind: 'producer', attributes: { 'fairtab.job': job.name } } as const;
      const span = traces.current() === null ? NO_SPAN : traces.begin(step);
      const send = () => span.run(() => enqueue(job, payload)).finally(() => span.end());
      const sending = enqueueInTurn(key, send).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      closing.abort();
      const closed = Promise.all(underWay).then(async () => (await opened?.catch(() => null))?.close());
      await Promise.race([closed, delay(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
