import type { Database } from '../platform/db';
import type { EventBus } from '../platform/events/EventBus';
import { openRateLimits } from '../platform/limits/RateLimits';
import { ReceiptStore } from '../receipts/writing/ReceiptStore';
import { memoryFiles } from './memoryFiles';
import { testSealer } from './testSealer';

/** A bus that nobody listens to. */
export const SILENT_EVENTS: EventBus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  ready: () => Promise.resolve(),
  isDegraded: () => false,
  close: () => Promise.resolve(),
};

/** The parts of a context that belong to one process, on a test's database. */
export function contextParts({ db }: { db: Database }) {
  return {
    db,
    store: new ReceiptStore(db.pool),
    events: SILENT_EVENTS,
    sealer: testSealer,
    limits: openRateLimits({ pool: db.pool, redis: null }),
    files: memoryFiles(),
  };
}
