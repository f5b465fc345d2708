import { KEEP_DELETED_MS } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';

/** Removes evenings without a receipt that were begun so long ago that no deleted receipt can come back into them. */
export async function removeEmptyEvenings(ctx: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const begunBefore = new Date(ctx.now().getTime() - KEEP_DELETED_MS);
  await ctx.db.pool.query(
    `DELETE FROM evening WHERE created_at <= $1
     AND NOT EXISTS (SELECT FROM evening_receipt WHERE evening_id = evening.id)`,
    [begunBefore],
  );
}
