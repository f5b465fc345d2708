import type { EventBus } from '@fairtab/services/events/EventBus';
import type { Pool } from 'pg';
import type { Exchange } from './Exchange';
import { sendJson } from './sendJson';

/** An answer that takes longer is as good as none, in ms. */
const PATIENCE_MS = 2_000;

/** For whoever runs the processes: /healthz says this one lives, /readyz that it should get requests. */
export class Health {
  readonly #pool: Pool;
  readonly #events: EventBus;
  #isStopping = false;

  constructor({ pool, events }: { pool: Pool; events: EventBus }) {
    this.#pool = pool;
    this.#events = events;
  }

  /** From now on no more requests should be sent here. */
  stop(): void {
    this.#isStopping = true;
  }

  sendAlive(exchange: Exchange): void {
    sendJson(exchange, { status: 200, json: '{"status":"ok"}' });
  }

  async sendReady(exchange: Exchange): Promise<void> {
    const database = await isDone(this.#pool.query('SELECT 1'));
    const events = await isDone(this.#events.ready());
    const isReady = database && events && !this.#isStopping;
    sendJson(exchange, {
      status: isReady ? 200 : 503,
      json: JSON.stringify({ status: isReady ? 'ready' : 'not ready', database, events, stopping: this.#isStopping }),
    });
  }
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
