import type { ServiceContext } from './context';

/** As long as a browser keeps the cookie of a guest (api/http/cookies.ts). */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Removes guests without an account that own nothing any more, 400 days after they were made.
 * @returns how many.
 */
export async function removeExpiredGuests(ctx: ServiceContext): Promise<number> {
  const { rowCount } = await ctx.db.pool.query(
    `DELETE FROM guest g WHERE g.token_hash IS NOT NULL AND g.created_at <= $1
       AND NOT EXISTS (SELECT FROM account a WHERE a.guest_id = g.id)
       AND NOT EXISTS (SELECT FROM receipt r WHERE r.host_guest_id = g.id)
       AND NOT EXISTS (SELECT FROM claim c WHERE c.guest_id = g.id OR c.treated_guest_id = g.id)
       AND NOT EXISTS (SELECT FROM payment p WHERE p.payer_guest_id = g.id)
       AND NOT EXISTS (SELECT FROM scan s WHERE s.guest_id = g.id)
       AND NOT EXISTS (SELECT FROM photo f WHERE f.guest_id = g.id)`,
    [new Date(ctx.now().getTime() - KEPT_MS)],
  );
  return rowCount ?? 0;
}
