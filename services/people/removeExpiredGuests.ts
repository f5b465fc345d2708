import type { ServiceContext } from '../context';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as a browser keeps the cookie of a guest (api/http/viewer/cookies.ts). */
const KEPT_MS = 400 * DAY_MS;
/** A guest that still owns something is looked at again after this time. */
const LOOK_AGAIN_MS = 100 * DAY_MS;
const LOOKED_AT_A_TIME = 500;

const DUE_GUESTS = `
  WITH due AS MATERIALIZED (
    SELECT id, created_at FROM guest WHERE token_hash IS NOT NULL AND look_at <= $1
    ORDER BY look_at LIMIT ${LOOKED_AT_A_TIME} FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM guest g USING due WHERE g.id = due.id AND due.created_at <= $2
      AND NOT EXISTS (SELECT FROM account a WHERE a.guest_id = due.id)
      AND NOT EXISTS (SELECT FROM receipt r WHERE r.host_guest_id = due.id)
      AND NOT EXISTS (SELECT FROM claim c WHERE c.guest_id = due.id)
      AND NOT EXISTS (SELECT FROM claim c WHERE c.treated_guest_id = due.id)
      AND NOT EXISTS (SELECT FROM payment p WHERE p.payer_guest_id = due.id)
      AND NOT EXISTS (SELECT FROM scan s WHERE s.guest_id = due.id)
      AND NOT EXISTS (SELECT FROM photo f WHERE f.guest_id = due.id)
    RETURNING g.id
  ), kept AS (
    UPDATE guest g SET look_at = greatest(g.created_at + $3 * interval '1 ms', $4)
    FROM due WHERE g.id = due.id AND NOT EXISTS (SELECT FROM gone WHERE gone.id = due.id)
  )
  SELECT (SELECT count(*) FROM due)::int AS seen, (SELECT count(*) FROM gone)::int AS removed`;

/**
 * Removes guests without an account that own nothing any more, 400 days after they were made. Who owns something then is
 * looked at again every 100 days.
 * @returns how many.
 */
export async function removeExpiredGuests(ctx: ServiceContext): Promise<number> {
  for (let removed = 0; ;) {
    const now = ctx.now();
    const { rows } = await ctx.db.pool.query<{ seen: number; removed: number }>(DUE_GUESTS, [
      now,
      new Date(now.getTime() - KEPT_MS),
      KEPT_MS,
      new Date(now.getTime() + LOOK_AGAIN_MS),
    ]);
    removed += rows[0]?.removed ?? 0;
    if ((rows[0]?.seen ?? 0) < LOOKED_AT_A_TIME) return removed;
  }
}
