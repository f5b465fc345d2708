import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Save } from './Save';
import type { Saved } from './saveReceipt';
import { saveStatement } from './saveStatement';

/** How long a write waits for receipts that somebody has locked, in ms. */
const LOCKED_MS = 3_500;
const PAUSE_MS = 100;
/** A lock that did not come in time, and two transactions of which each waits for the other. */
const LOCKED = new Set<unknown>(['55P03', '40P01']);

/** Another statement of the same transaction. It answers with one row, which says whether it did what it is for. */
export interface SavedAlong {
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Writes what some decisions make of several receipts in one transaction: each as saveReceipt does, or none of them. The
 * receipts are locked in the order of their ids, so that two such writes never wait for each other.
 * @param saves one for each receipt, each with a step or more
 * @param along what is written with them, after them; `not along` when it says that it did not do it
 * @throws the error of the database, also when a receipt stays locked.
 */
export async function saveReceipts(
  pool: Pool,
  saves: readonly Save[],
  along: SavedAlong | null = null,
): Promise<Saved | 'not along'> {
  const ordered = saves.toSorted((a, b) => (a.before.id < b.before.id ? -1 : 1));
  const end = performance.now() + LOCKED_MS;
  for (;;) {
    try {
      return await inTransaction(pool, (client) => saveAll(client, { saves: ordered, along }));
    } catch (error) {
      if (!isLocked(error) || performance.now() + PAUSE_MS > end) throw error;
    }
    await delay(PAUSE_MS);
  }
}

async function saveAll(
  client: PoolClient,
  { saves, along }: { saves: readonly Save[]; along: SavedAlong | null },
): Promise<Saved | 'not along'> {
  for (const save of saves) {
    const { rows } = await client.query<{ saved: boolean; acts: boolean }>(saveStatement(save));
    if (!rows[0]?.saved) return rows[0]?.acts ? 'outdated' : 'guest ended';
  }
  if (along === null) return 'saved';
  const { rows } = await client.query<{ saved: boolean }>(along);
  return rows[0]?.saved ? 'saved' : 'not along';
}

/** Commits what the work has written if it says `saved`, and nothing otherwise. */
async function inTransaction<Outcome extends string>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  const client = await pool.connect();
  // A connection that breaks fails the statement that waits for it.
  const ignore = (): undefined => undefined;
  client.on('error', ignore);
  let isBroken = true;
  try {
    await client.query('BEGIN');
    const saved = await work(client);
    await client.query(saved === 'saved' ? 'COMMIT' : 'ROLLBACK');
    isBroken = false;
    return saved;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => (isBroken = false),
      () => undefined,
    );
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOCKED.has(error.code);
}
