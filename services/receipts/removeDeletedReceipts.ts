import { KEEP_DELETED_MS } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { removeReceiptFiles } from './scans/removeScans';

const REMOVED_AT_A_TIME = 200;

/**
 * Removes receipts for good that were deleted 30 days ago or longer, with everything on them and their photos. Running it twice,
 * or in two workers at once, has the same effect.
 * @returns how many receipts were removed.
 */
export async function removeDeletedReceipts(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEEP_DELETED_MS);
  for (let removed = 0; ;) {
    const { rows } = await ctx.db.pool.query<{ id: string }>(
      'SELECT id FROM receipt WHERE deleted_at <= $1 ORDER BY deleted_at LIMIT $2',
      [before, REMOVED_AT_A_TIME],
    );
    const ids = rows.map(({ id }) => id);
    // Such a receipt can no longer be restored, so the list cannot become wrong before the deletion.
    await removeReceiptFiles(ctx, ids);
    const { rowCount } = await ctx.db.pool.query('DELETE FROM receipt WHERE id = ANY ($1) AND deleted_at <= $2', [
      ids,
      before,
    ]);
    removed += rowCount ?? 0;
    if (ids.length < REMOVED_AT_A_TIME) return removed;
  }
}
