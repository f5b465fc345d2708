import type { Viewer } from '../../context';
import type { Database } from '../../platform/db';
import { hashSecret } from '../../platform/secrets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An unused session ends after SESSION_IDLE_MS, and every session after SESSION_MAX_MS (docs/product/access.md). */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 180 * DAY_MS;
/** lastSeenAt is written at most this often. */
const SEEN_STEP_MS = 10 * 60 * 1000;

/** The condition for a session that has not expired. */
export function isAlive(now: Date): { lastSeenAt: { gt: Date }; createdAt: { gt: Date } } {
  return {
    lastSeenAt: { gt: new Date(now.getTime() - SESSION_IDLE_MS) },
    createdAt: { gt: new Date(now.getTime() - SESSION_MAX_MS) },
  };
}

/**
 * Finds the viewer of a session's secret. Asks the database each time, so that a session that was ended in any process
 * is over at once.
 * @returns null when no session has the secret or it has expired.
 */
export async function findSession(
  db: Database,
  { secret, now }: { secret: string; now: Date },
): Promise<(Viewer & { session: NonNullable<Viewer['session']>; guestId: string }) | null> {
  const { lastSeenAt, createdAt } = isAlive(now);
  const { rows } = await db.pool.query<{ id: string; user_id: string; guest_id: string; last_seen_at: Date }>({
    name: 'session-by-token',
    text: `SELECT s.id, s.user_id, a.guest_id, s.last_seen_at FROM session s JOIN account a ON a.id = s.user_id
           WHERE s.token_hash = $1 AND s.last_seen_at > $2 AND s.created_at > $3`,
    values: [hashSecret(secret), lastSeenAt.gt, createdAt.gt],
  });
  const [row] = rows;
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_STEP_MS)
    await db.prisma.session.updateMany({ where: { id: row.id }, data: { lastSeenAt: now } });
  return { guestId: row.guest_id, session: { id: row.id, userId: row.user_id } };
}
