import type { Database } from '@fairtab/services/db';
import type { EventBus } from '@fairtab/services/events/EventBus';
import type { FastifyInstance } from 'fastify';
import { sendJson } from './sendJson';

/** A check that takes longer counts as failed, in ms. */
const CHECK_MS = 2_000;

/** For load balancers: /healthz says that this process lives, /readyz that it should get requests. */
export function addHealthRoutes(
  app: FastifyInstance,
  { db, events }: { db: Database; events: EventBus },
): { stop(): void } {
  let isStopping = false;
  app.get('/healthz', (_request, reply) => sendJson(reply, { status: 200, json: '{"status":"ok"}' }));
  app.get('/readyz', async (_request, reply) => {
    const database = await succeeds(db.pool.query('SELECT 1'));
    const isConnected = await succeeds(events.ready());
    const isReady = database && isConnected && !isStopping;
    return sendJson(reply, {
      status: isReady ? 200 : 503,
      json: JSON.stringify({
        status: isReady ? 'ready' : 'not ready',
        database,
        events: isConnected,
        stopping: isStopping,
      }),
    });
  });
  return {
    stop: () => {
      isStopping = true;
    },
  };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_MS);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
