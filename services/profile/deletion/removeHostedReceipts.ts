import type { ServiceContext } from '../../context';

const REMOVED_AT_A_TIME = 200;

/** Removes for good what a guest hosts, deleted receipts included, with everything on it. Open screens see it go. */
export async function removeHostedReceipts(ctx: ServiceContext, guestId: string): Promise<void> {
  let removed: number;
  do {
    const { rows } = await ctx.db.pool.query<{ id: string; version: number }>(
      `DELETE FROM receipt WHERE id IN (SELECT id FROM receipt WHERE host_guest_id = $1 LIMIT $2) RETURNING id, version`,
      [guestId, REMOVED_AT_A_TIME],
    );
    for (const { id, version } of rows)
      ctx.events.publish({ type: 'receiptChanged', receiptId: id, version: version + 1 });
    removed = rows.length;
  } while (removed > 0);
}
