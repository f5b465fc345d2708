import type { ServiceContext } from '../../context';
import { removeReceiptFiles } from '../../receipts/scans/removeReceiptFiles';

const REMOVED_AT_A_TIME = 200;

/**
 * Removes all receipts that a guest hosts for good, deleted ones too, with everything on them and their photos. Open
 * screens learn of it.
 */
export async function removeHostedReceipts(ctx: ServiceContext, guestId: string): Promise<void> {
  for (;;) {
    const hosted = await ctx.db.pool.query<{ id: string }>('SELECT id FROM receipt WHERE host_guest_id = $1 LIMIT $2', [
      guestId,
      REMOVED_AT_A_TIME,
    ]);
    const ids = hosted.rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await removeReceiptFiles(ctx, ids);
    const removed = await ctx.db.pool.query<{ id: string; version: number }>(
      'DELETE FROM receipt WHERE id = ANY ($1) RETURNING id, version',
      [ids],
    );
    for (const { id, version } of removed.rows)
      ctx.events.publish({ type: 'receiptChanged', receiptId: id, version: version + 1 });
  }
}
