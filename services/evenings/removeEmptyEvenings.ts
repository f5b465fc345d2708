import type { ServiceContext } from '../context';

/** Removes evenings that have no receipt any more, if they were begun before a moment: nobody comes back to them. */
export async function removeEmptyEvenings(ctx: Pick<ServiceContext, 'db'>, begunBefore: Date): Promise<void> {
  await ctx.db.pool.query(
    `DELETE FROM evening WHERE created_at <= $1
     AND NOT EXISTS (SELECT FROM evening_receipt WHERE evening_id = evening.id)`,
    [begunBefore],
  );
}
