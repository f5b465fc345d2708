import { createHash, randomBytes } from 'node:crypto';
import type { Viewer } from '../../context';
import type { Database } from '../../db';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session nobody uses ends after this time, and every session after the other (decisions §4). */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 180 * DAY_MS;
/** How exactly it is known when a session was last used. */
const SEEN_STEP_MS = 10 * 60 * 1000;

/** What a client keeps: 256 random bits. The server keeps only the hash. */
export function newSessionSecret(): { secret: string; tokenHash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, tokenHash: hashOf(secret) };
}

/** The condition under which a session counts. */
export function isAlive(now: Date): { lastSeenAt: { gt: Date }; createdAt: { gt: Date } } {
  return {
    lastSeenAt: { gt: new Date(now.getTime() - SESSION_IDLE_MS) },
    createdAt: { gt: new Date(now.getTime() - SESSION_MAX_MS) },
  };
}

/**
 * Asks the database each time, so that a session that was ended anywhere is over at once.
 * @returns who it is, or null for a secret nobody has or whose session is over.
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
    values: [hashOf(secret), lastSeenAt.gt, createdAt.gt],
  });
  const [row] = rows;
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_STEP_MS)
    await db.prisma.session.updateMany({ where: { id: row.id }, data: { lastSeenAt: now } });
  return { guestId: row.guest_id, session: { id: row.id, userId: row.user_id } };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
