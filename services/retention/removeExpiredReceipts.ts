import type { ServiceContext } from '../context';
import { writeMail } from '../mail/writeMail';
import { isUnsubscribed } from '../notifications/unsubscribedAddresses';
import { removeReceiptFiles } from '../scans/removeReceiptFiles';
import { removalLetter } from './removalLetter';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a receipt of a guest is kept after its last change, in days (docs/product/access.md). */
export const KEPT_DAYS = { unclaimed: 30, settled: 90, open: 180 } as const;
/** Who left an address is told this long before. */
export const TOLD_BEFORE_MS = 7 * DAY_MS;
const AT_A_TIME = 200;

/** Receipts whose host has no account, with the moment of their end and the addresses of diners without one. */
const ENDING = `
  SELECT r.id, r.restaurant_name, r.removal_told_at, last.at AS last_at,
    last.at + interval '1 day' * CASE
      WHEN NOT EXISTS (SELECT FROM change h WHERE h.receipt_id = r.id AND h.kind = 'claimed') THEN ${KEPT_DAYS.unclaimed}
      WHEN r.total_cents = (SELECT sum(c.amount_cents) FROM claim c JOIN payment p ON p.id = c.payment_id
                            WHERE c.receipt_id = r.id AND c.status = 'paid' AND p.status = 'confirmed') THEN ${KEPT_DAYS.settled}
      ELSE ${KEPT_DAYS.open} END AS ends_at,
    ARRAY(SELECT DISTINCT lower(c.claimer_email) FROM claim c WHERE c.receipt_id = r.id AND c.claimer_email IS NOT NULL
          AND NOT EXISTS (SELECT FROM account a WHERE a.guest_id = c.guest_id)) AS addresses
  FROM receipt r CROSS JOIN LATERAL (SELECT max(h.at) AS at FROM change h WHERE h.receipt_id = r.id) last
  WHERE r.deleted_at IS NULL AND r.created_at < $1 AND NOT EXISTS (SELECT FROM account a WHERE a.guest_id = r.host_guest_id)`;

/** Told since the last change: a change begins the time anew. */
const IS_TOLD = 'coalesce(removal_told_at > last_at, false)';

/**
 * Tells who left an address on a guest's receipt that it will be removed in a week. Once for each end.
 * @returns how many receipts it was about.
 */
export async function tellOfRemovals(ctx: ServiceContext): Promise<number> {
  const now = ctx.now();
  const { rows } = await ctx.db.pool.query<{ id: string; restaurant_name: string; addresses: string[]; last_at: Date }>(
    `SELECT id, restaurant_name, addresses, last_at FROM (${ENDING}) ending
     WHERE ends_at <= $2 AND cardinality(addresses) > 0 AND NOT ${IS_TOLD} LIMIT $3`,
    [now, new Date(now.getTime() + TOLD_BEFORE_MS), AT_A_TIME],
  );
  for (const { id, restaurant_name: restaurantName, addresses, last_at: lastAt } of rows)
    await ctx.db.prisma.$transaction(async (tx) => {
      // Another worker may be telling them, too.
      const { count } = await tx.receipt.updateMany({
        where: { id, OR: [{ removalToldAt: null }, { removalToldAt: { lte: lastAt } }] },
        data: { removalToldAt: now },
      });
      if (count === 0) return;
      const letter = removalLetter({ restaurantName, receiptId: id, origin: ctx.origin });
      for (const recipient of addresses)
        if (!(await isUnsubscribed(tx, recipient)))
          await writeMail(tx, { letter, id: ctx.newId(), recipient, createdAt: now });
    });
  return rows.length;
}

/**
 * Removes receipts of guests whose time is over, with everything on them and their photos: 30 days after the last change when
 * nobody ever claimed, 90 when all is paid and confirmed, else 180. Whoever left an address was told a week before.
 * @returns how many receipts were removed.
 */
export async function removeExpiredReceipts(ctx: ServiceContext): Promise<number> {
  const now = ctx.now();
  for (let removed = 0; ;) {
    const { rows } = await ctx.db.pool.query<{ id: string; last_at: Date }>(
      `SELECT id, last_at FROM (${ENDING}) ending
       WHERE ends_at <= $1 AND (cardinality(addresses) = 0 OR (${IS_TOLD} AND removal_told_at <= $2)) LIMIT $3`,
      [now, new Date(now.getTime() - TOLD_BEFORE_MS), AT_A_TIME],
    );
    const ids = rows.map(({ id }) => id);
    // A receipt that somebody changes in this moment has waited for months; its photos may go a moment before it.
    await removeReceiptFiles(ctx, ids);
    const gone = await ctx.db.pool.query<{ id: string; version: number }>(
      'DELETE FROM receipt WHERE id = ANY ($1) RETURNING id, version',
      [ids],
    );
    for (const { id, version } of gone.rows)
      ctx.events.publish({ type: 'receiptChanged', receiptId: id, version: version + 1 });
    removed += gone.rows.length;
    if (ids.length < AT_A_TIME) return removed;
  }
}
