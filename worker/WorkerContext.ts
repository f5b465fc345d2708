import type { Database } from '@fairtab/services/db';
import type { EventBus } from '@fairtab/services/events';
import type { JobQueues } from '@fairtab/services/jobs/openQueues';
import type { ServiceContext } from '@fairtab/services/context';
import type { ReceiptStore } from '@fairtab/services/receipts/ReceiptStore';
import { randomBytes } from 'node:crypto';

/** What the jobs need from outside, made once per process. */
export interface WorkerContext {
  readonly services: ServiceContext;
  readonly queues: JobQueues;
}

/** Jobs act for Fairtab itself: nobody is looking, and nobody becomes a guest by it. */
export function makeWorkerContext({
  db,
  store,
  events,
  queues,
  now = () => new Date(),
}: {
  db: Database;
  store: ReceiptStore;
  events: EventBus;
  queues: JobQueues;
  now?: () => Date;
}): WorkerContext {
  return {
    queues,
    services: {
      db,
      store,
      events,
      now,
      viewer: { guestId: null },
      newId: () => randomBytes(16).toString('base64url'),
      onNewGuest: () => undefined,
    },
  };
}
