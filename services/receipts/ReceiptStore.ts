import { summarise, type ReceiptState, type ReceiptSummary } from '@fairtab/domain/receipts';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { rememberItems } from './receiptIdOf';
import { queryReceipt, queryReceipts, queryVersion, type ReceiptWithChanges } from './receiptQuery';

/** About 10 kB a receipt, so a full cache is some 40 MB. */
const MAX_RECEIPTS = 4_000;

/**
 * The process's cache of receipts. A state is immutable and belongs to one version, so a cached one is current exactly
 * while the database still has that version. `load` checks the version, `peek` does not.
 */
export class ReceiptStore {
  readonly #pool: Pool;
  readonly #states = new LRUCache<string, ReceiptState>({ max: MAX_RECEIPTS });
  readonly #summaries = new WeakMap<ReceiptState, ReceiptSummary>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The receipt as it is in the database now; null when no receipt has this id. */
  async load(id: string): Promise<ReceiptState | null> {
    const cached = this.peek(id);
    if (!cached) return (await this.loadWithChanges(id))?.receipt ?? null;
    const version = await queryVersion(this.#pool, id);
    if (version === null) {
      this.#states.delete(id);
      return null;
    }
    const newest = this.peek(id);
    if (newest && newest.version >= version) return newest;
    return (await this.loadWithChanges(id))?.receipt ?? null;
  }

  /** Loads many receipts as they are in the database now, in one statement. Ids without a receipt are left out. */
  async loadMany(ids: readonly string[]): Promise<Map<string, ReceiptState>> {
    if (ids.length === 0) return new Map();
    const found = await queryReceipts(this.#pool, new Map(ids.map((id) => [id, this.peek(id)])));
    for (const receipt of found.values()) this.put(receipt);
    return found;
  }

  /** Reads the receipt past the cache, together with its trail after a version, in one statement. */
  async loadWithChanges(id: string, changesAfter?: number): Promise<ReceiptWithChanges | null> {
    const found = await queryReceipt(this.#pool, { id, ...(changesAfter === undefined ? {} : { changesAfter }) });
    if (!found) return null;
    this.put(found.receipt);
    return found;
  }

  /** The last state that this process saw, which may be old. Use it only for decisions that the database checks again. */
  peek(id: string): ReceiptState | null {
    return this.#states.get(id) ?? null;
  }

  /** Caches a committed state, unless a newer one is cached. */
  put(state: ReceiptState): void {
    const known = this.#states.get(state.id);
    if (known && known.version >= state.version) return;
    if (known?.items !== state.items) rememberItems(state);
    this.#states.set(state.id, state);
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
