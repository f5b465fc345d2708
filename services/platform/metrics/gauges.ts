import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** How long a look may take, in ms. Prometheus itself waits 10 s by default. */
const LOOK_MS = 2_000;

/** The connection pools of one process, by name. */
export type Pools = Readonly<Record<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>;

/** What one queue has to do. */
export interface Backlog {
  /** Jobs by state: `waiting`, `active`, `delayed`, `failed`. */
  readonly jobs: Readonly<Record<string, number>>;
  /** For how long the oldest waiting job has been due, in seconds; 0 when none waits. */
  readonly oldestSeconds: number;
}

export interface Queues {
  readonly names: readonly string[];
  readonly backlogOf: (name: string) => Promise<Backlog>;
  /** How long a look may take, in ms. */
  readonly lookMs?: number;
}

/** How many connections each pool has, read when Prometheus asks. */
export function addPoolGauges(registry: Registry, pools: Pools): void {
  const waiting = new Gauge({
    name: 'fairtab_pool_waiting_requests',
    help: 'Requests that wait for a database connection, by pool.',
    labelNames: ['pool'],
    registers: [registry],
    collect: () => {
      for (const [pool, { waitingCount }] of Object.entries(pools)) waiting.set({ pool }, waitingCount);
    },
  });
  const connections = new Gauge({
    name: 'fairtab_pool_connections',
    help: 'Database connections by pool: all of them, and those that nobody uses now.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect: () => {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        connections.set({ pool, state: 'all' }, totalCount);
        connections.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
}

/** How much waits in each queue, asked when Prometheus asks. A queue that does not answer in time has no value. */
export function addQueueGauges(registry: Registry, { names, backlogOf, lookMs = LOOK_MS }: Queues): void {
  const looks = names.map((queue) => ({ queue, look: oneAtATime(() => backlogOf(queue)) }));
  const lookAtAll = () =>
    Promise.all(looks.map(async ({ queue, look }) => ({ queue, backlog: await inTime(look(), lookMs) })));
  const oldest = new Gauge({
    name: 'fairtab_queue_oldest_age_seconds',
    help: 'For how long the oldest waiting job of a queue has been due; 0 when none waits.',
    labelNames: ['queue'],
    registers: [registry],
    collect: async () => {
      const found = await lookAtAll();
      oldest.reset();
      for (const { queue, backlog } of found) if (backlog) oldest.set({ queue }, backlog.oldestSeconds);
    },
  });
  const jobs = new Gauge({
    name: 'fairtab_queue_jobs',
    help: 'Jobs of a queue by state. Those that failed for good are kept for a week.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect: async () => {
      const found = await lookAtAll();
      jobs.reset();
      for (const { queue, backlog } of found)
        for (const [state, count] of Object.entries(backlog?.jobs ?? {})) jobs.set({ queue, state }, count);
    },
  });
}

/** Answers everybody who asks during a look with its result, so that a queue that hangs is asked once and not at every scrape. */
function oneAtATime<T>(look: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };
}

/** @returns null when the look failed or took too long. */
async function inTime<T>(look: Promise<T>, lookMs: number): Promise<T | null> {
  const late = new AbortController();
  const timer = delay(lookMs, null, { signal: late.signal, ref: false }).catch(() => null);
  return Promise.race([look.catch(() => null), timer]).finally(() => late.abort());
}
