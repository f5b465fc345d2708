import type { Database } from '@fairtab/services/platform/db';
import type { EventBus } from '@fairtab/services/platform/events/EventBus';
import { PROGRAM_VERSION } from '@fairtab/services/platform/programVersion';
import type { FastifyInstance } from 'fastify';
import { sendJson } from '../answers/sendJson';

/** A check that takes longer counts as failed, in ms. */
const CHECK_MS = 2_000;

/**
 * For load balancers: /healthz says that this process lives and which version it is, /readyz that it should get requests. A process that can answer
 * most of them is ready, and says what it cannot do.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { db, events }: { db: Database; events: EventBus },
): { stop(): void } {
  let isStopping = false;
  app.get('/healthz', (_request, reply) =>
    sendJson(reply, { status: 200, json: JSON.stringify({ status: 'ok', version: PROGRAM_VERSION }) }),
  );
  app.get('/readyz', async (_request, reply) => {
    const [database, isConnected] = await Promise.all([inTime(lookAt(db)), inTime(events.ready().then(() => true))]);
    const isReady = database !== null && isConnected !== null && !isStopping;
    const reasons = [
      ...(database?.isWritable === false ? ['The database only reads. Nothing can be saved.'] : []),
      ...(events.isDegraded()
        ? ['Redis cannot be reached. Events go through PostgreSQL, limits are counted in each process, jobs wait.']
        : []),
    ];
    return sendJson(reply, {
      status: isReady ? 200 : 503,
      json: JSON.stringify({
        status: !isReady ? 'not ready' : reasons.length > 0 ? 'degraded' : 'ready',
        database: database !== null,
        events: isConnected !== null,
        stopping: isStopping,
        reasons,
      }),
    });
  });
  return {
    stop: () => {
      isStopping = true;
    },
  };
}

async function lookAt({ pool }: Database): Promise<{ isWritable: boolean }> {
  const { rows } = await pool.query<{ isWritable: boolean }>(
    `SELECT current_setting('transaction_read_only') = 'off' AS "isWritable"`,
  );
  return { isWritable: rows[0]?.isWritable ?? false };
}

/** @returns null when the work failed or took too long. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), CHECK_MS);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}
