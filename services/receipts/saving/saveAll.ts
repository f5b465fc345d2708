import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/inTransaction';
import type { Save } from './Save';
import { saveStatement } from './saveStatement';

/**
 * What became of a write: `saved` with the ids of the webhooks that are told of it, `guest ended` when one of its guests has moved into
 * an account, or the account was deleted, meanwhile.
 */
type Saved =
  { readonly kind: 'saved'; readonly told: readonly string[] } | { readonly kind: 'outdated' | 'guest ended' };

/** What else is written in the same transaction, after the receipts. When it throws, nothing is written. */
export type WriteAlong = (client: PoolClient) => Promise<void>;

/** How long a write waits for a receipt that somebody has locked, in ms. */
const LOCKED_MS = 3_500;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;
/** Codes of a lock that timed out and of a deadlock. */
const LOCKED = new Set<unknown>(['55P03', '40P01']);

/**
 * Writes the difference that some decisions make to receipts: the rows as the last decision leaves them, and a line of the
 * trail and a key for each decision. All of it is written, or nothing. One receipt takes one statement, which is one
 * transaction and one round trip.
 * It writes only if each receipt is still in the state of its first decision. The row lock of that first update orders
 * concurrent writers, and triggers refuse invalid rows such as overlapping claims.
 * It also locks the guests that act, and writes only if each has a cookie or an account. So a guest that ends is asked
 * for before the write or after it, in whatever process, and nothing is written for a guest that nobody is any more.
 * @param saves one for each receipt, each with a step or more
 * @param how.waits whether it waits for a lock. Decisions of several writers do not, since it may be on the guest of one.
 * @throws the error of the database, also when a receipt stays locked, and what `along` throws.
 */
export async function saveAll(
  pool: Pool,
  saves: readonly Save[],
  { waits, along = null }: { waits: boolean; along?: WriteAlong | null },
): Promise<Saved> {
  // Locked in the order of their ids, two such writes never wait for each other.
  const ordered = saves.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const statements = ordered.map(saveStatement);
  const [only] = statements;
  const end = performance.now() + (waits ? LOCKED_MS : 0);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      if (only && statements.length === 1 && along === null) return outcomeOf(await pool.query<Answer>(only));
      return await inTransaction(pool, {
        work: (client) => runAll(client, { statements, along }),
        isKept: ({ kind }) => kind === 'saved',
      });
    } catch (error) {
      if (!isLocked(error) || performance.now() + pauseMs > end) throw error;
    }
    // The statement gave up early (Patience.lockMs), so that other receipts get its connection during this pause.
    await delay(pauseMs);
  }
}

function idOf({ before }: Save): string {
  return before?.id ?? '';
}

interface Answer {
  readonly saved: boolean;
  readonly acts: boolean;
  readonly told: readonly string[] | null;
}

async function runAll(
  client: PoolClient,
  { statements, along }: { statements: readonly ReturnType<typeof saveStatement>[]; along: WriteAlong | null },
): Promise<Saved> {
  const told = new Set<string>();
  for (const statement of statements) {
    const outcome = outcomeOf(await client.query<Answer>(statement));
    if (outcome.kind !== 'saved') return outcome;
    for (const webhookId of outcome.told) told.add(webhookId);
  }
  await along?.(client);
  return { kind: 'saved', told: [...told] };
}

function outcomeOf({ rows: [row] }: { readonly rows: readonly Answer[] }): Saved {
  return row?.saved ? { kind: 'saved', told: row.told ?? [] } : { kind: row?.acts ? 'outdated' : 'guest ended' };
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOCKED.has(error.code);
}
