import { KEEP_DELETED_MS } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';

const REMOVED_AT_A_TIME = 200;

/**
 * Removes for good what was deleted 30 days ago or longer, with everything on it. Run twice, or by two workers at once,
 * it does the same.
 * @returns how many receipts are gone.
 */
export async function removeDeletedReceipts(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEEP_DELETED_MS);
  for (let removed = 0; ;) {
    // Restoring is refused by then, so nothing can come between the choice and the end.
    const { rowCount } = await ctx.db.pool.query(
      `DELETE FROM receipt WHERE id IN (
         SELECT id FROM receipt WHERE deleted_at <= $1 ORDER BY deleted_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [before, REMOVED_AT_A_TIME],
    );
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < REMOVED_AT_A_TIME) return removed;
  }
}
