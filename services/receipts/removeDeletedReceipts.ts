import { KEEP_DELETED_MS } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { removeReceiptFiles } from '../scans/removeReceiptFiles';

const REMOVED_AT_A_TIME = 200;

/**
 * Removes for good what was deleted 30 days ago or longer, with everything on it and its photos. Run twice, or by two workers at once,
 * it does the same.
 * @returns how many receipts are gone.
 */
export async function removeDeletedReceipts(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEEP_DELETED_MS);
  for (let removed = 0; ;) {
    const { rows } = await ctx.db.pool.query<{ id: string }>(
      'SELECT id FROM receipt WHERE deleted_at <= $1 ORDER BY deleted_at LIMIT $2',
      [before, REMOVED_AT_A_TIME],
    );
    const ids = rows.map(({ id }) => id);
    // Restoring is refused by then, so nothing can come between the choice and the end.
    await removeReceiptFiles(ctx, ids);
    const { rowCount } = await ctx.db.pool.query('DELETE FROM receipt WHERE id = ANY ($1) AND deleted_at <= $2', [
      ids,
      before,
    ]);
    removed += rowCount ?? 0;
    if (ids.length < REMOVED_AT_A_TIME) return removed;
  }
}
