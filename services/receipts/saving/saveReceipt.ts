import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Save } from './Save';
import { saveStatement } from './saveStatement';

/** What became of a write: `guest ended` when one of its guests has moved into an account, or the account was deleted, meanwhile. */
export type Saved = 'saved' | 'outdated' | 'guest ended';

/** How long a write waits for a receipt that somebody has locked, in ms. */
const LOCKED_MS = 3_500;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Writes the difference that some decisions make to a receipt in one statement, which is one transaction and one round trip:
 * the rows as the last decision leaves them, and a line of the trail and a key for each decision.
 * It writes only if the receipt is still in the state of the first decision. The row lock of that first update orders
 * concurrent writers, and triggers refuse invalid rows such as overlapping claims.
 * It also locks the guests that act, and writes only if each has a cookie or an account. So a guest that ends is asked
 * for before the write or after it, in whatever process, and nothing is written for a guest that nobody is any more.
 * @throws the error of the database, also when the receipt stays locked. Several decisions do not wait for a lock, since
 * it may be on the guest of one of them.
 */
export async function saveReceipt(pool: Pool, save: Save): Promise<Saved> {
  const statement = saveStatement(save);
  const end = performance.now() + (save.steps.length === 1 ? LOCKED_MS : 0);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      const { rows } = await pool.query<{ saved: boolean; acts: boolean }>(statement);
      if (rows[0]?.saved) return 'saved';
      return rows[0]?.acts ? 'outdated' : 'guest ended';
    } catch (error) {
      if (!isLocked(error) || performance.now() + pauseMs > end) throw error;
    }
    // The statement gave up early (Patience.lockMs), so that other receipts get its connection during this pause.
    await delay(pauseMs);
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
