import { summarise, type ReceiptSummary } from '@fairtab/domain/summaries';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { rememberItems } from '../receiptIdOf';
import { queryIdentities, queryIdentity, queryReceipt, queryReceipts, type ReceiptWithChanges } from '../receiptQuery';
import { isSameWrite, wentBack, type WriteIdentity } from './writeIdentity';

/** About 10 kB a receipt, so a full cache is some 40 MB. */
const MAX_RECEIPTS = 4_000;
/** The last changes are kept for this many receipts, and this many of each: what happens at their tables just now. */
const MAX_RECENT = 500;
const MOST_CHANGES = 200;

/**
 * The process's cache of receipts. A state is immutable and belongs to one write, so a cached one is current exactly
 * while the database still has that write. `load` checks it, `peek` does not. A state that the database has lost is dropped.
 */
export class ReceiptStore {
  readonly #pool: Pool;
  readonly #states: LRUCache<string, ReceiptState>;
  /** The changes that this process wrote last, by receipt: oldest first, none missing up to the cached state. */
  readonly #recent = new LRUCache<string, readonly ChangeRecord[]>({ max: MAX_RECENT });
  readonly #summaries = new WeakMap<ReceiptState, ReceiptSummary>();

  constructor(pool: Pool, { max = MAX_RECEIPTS }: { max?: number } = {}) {
    this.#pool = pool;
    this.#states = new LRUCache({ max });
  }

  /** The receipt as it is in the database now; null when no receipt has this id. */
  async load(id: string): Promise<ReceiptState | null> {
    const cached = this.peek(id);
    if (!cached) return (await this.loadWithChanges(id))?.receipt ?? null;
    const stored = await queryIdentity(this.#pool, id);
    if (stored === null) {
      this.#states.delete(id);
      return null;
    }
    const newest = this.peek(id);
    if (newest && isSameWrite(stored, cached)) return newest;
    // This process wrote, or read, a newer state while it waited for the answer.
    if (newest && newest !== cached && newest.version >= stored.version) return newest;
    return (await this.loadWithChanges(id))?.receipt ?? null;
  }

  /** Loads many receipts as they are in the database now, in one statement. Ids without a receipt are left out. */
  async loadMany(ids: readonly string[]): Promise<Map<string, ReceiptState>> {
    if (ids.length === 0) return new Map();
    const cached = new Map(ids.map((id) => [id, this.peek(id)]));
    const found = await queryReceipts(this.#pool, cached);
    for (const [id, receipt] of found) this.#replace(cached.get(id) ?? null, receipt);
    return found;
  }

  /** Reads the receipt past the cache, together with its trail after a version, in one statement. */
  async loadWithChanges(id: string, changesAfter?: number): Promise<ReceiptWithChanges | null> {
    const cached = this.peek(id);
    const found = await queryReceipt(this.#pool, { id, ...(changesAfter === undefined ? {} : { changesAfter }) });
    if (!found) return null;
    this.#replace(cached, found.receipt);
    return found;
  }

  /** The identities of the states that the database has now, in one statement. Ids without a receipt are left out. */
  identities(ids: readonly string[]): Promise<Map<string, WriteIdentity>> {
    return queryIdentities(this.#pool, ids);
  }

  /** The last state that this process saw, which may be old. Use it only for decisions that the database checks again. */
  peek(id: string): ReceiptState | null {
    return this.#states.get(id) ?? null;
  }

  /** Caches a state that this process has just committed, with the changes that led to it, unless a newer one is cached. */
  putWritten(state: ReceiptState, changes: readonly ChangeRecord[]): void {
    const before = this.#recent.get(state.id) ?? [];
    const isNext = before.at(-1)?.version === (changes[0]?.version ?? 0) - 1;
    if (this.#put(state)) this.#recent.set(state.id, [...(isNext ? before : []), ...changes].slice(-MOST_CHANGES));
  }

  /**
   * What `loadWithChanges` answers, without asking the database: the last state and the changes after a version.
   * @returns null when this process did not write all of them itself.
   */
  recall(id: string, changesAfter: number): ReceiptWithChanges | null {
    const receipt = this.peek(id);
    const changes = this.#recent.get(id)?.filter(({ version }) => version > changesAfter);
    return receipt && changes && changes.length === receipt.version - changesAfter ? { receipt, changes } : null;
  }

  /** @returns whether it is newer than what was cached. */
  #put(state: ReceiptState): boolean {
    const known = this.#states.get(state.id);
    if (known && known.version >= state.version) return false;
    if (known?.items !== state.items) rememberItems(state);
    this.#states.set(state.id, state);
    this.#recent.delete(state.id);
    return true;
  }

  /** Caches what the database answered. @param cached what was cached when the database was asked. */
  #replace(cached: ReceiptState | null, found: ReceiptState): void {
    if (cached && wentBack(found, cached) && this.peek(found.id) === cached) this.#states.delete(found.id);
    this.#put(found);
  }

  /** The summary of a state, computed once for each state. */
  summary(state: ReceiptState): ReceiptSummary {
    const known = this.#summaries.get(state);
    if (known) return known;
    const summary = summarise(state);
    this.#summaries.set(state, summary);
    return summary;
  }
}
