import type { ReceiptState } from '@fairtab/domain/receipts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/db';
import { NotFound } from '../platform/errors';

export type Part = 'item' | 'claim' | 'payment';

const QUERIES = {
  item: 'SELECT receipt_id FROM item WHERE id = $1',
  claim: 'SELECT receipt_id FROM claim WHERE id = $1',
  payment: 'SELECT receipt_id FROM payment WHERE id = $1',
} satisfies Record<Part, string>;

/** Receipt ids by the id of a part. They are never outdated, because a part never moves to another receipt. */
const remembered = new LRUCache<string, string>({ max: 50_000 });

/** @throws NotFound when there is no such part. */
export async function receiptIdOf(
  ctx: { readonly db: Database },
  { part, id }: { part: Part; id: string },
): Promise<string> {
  const known = remembered.get(id);
  if (known !== undefined) return known;
  const { rows } = await ctx.db.pool.query<{ receipt_id: string }>({
    name: `receipt-of-${part}`,
    text: QUERIES[part],
    values: [id],
  });
  const [row] = rows;
  if (!row) throw new NotFound();
  remembered.set(id, row.receipt_id);
  return row.receipt_id;
}

/** Remembers the items of a loaded receipt, so that the first tap on each of them needs no query of its own. */
export function rememberItems({ id, items }: Pick<ReceiptState, 'id' | 'items'>): void {
  for (const item of items) remembered.set(item.id, id);
}
