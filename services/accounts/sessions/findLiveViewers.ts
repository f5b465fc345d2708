import type { Database } from '../../platform/db';
import { GUEST_TOKEN_IDLE_MS } from '../../people/guestTokens';
import { isAlive } from './sessions';

interface ViewerIds {
  /** The ids of sessions, and of access tokens, which take their place. */
  readonly sessionIds: readonly string[];
  readonly guestIds: readonly string[];
}

/** @returns those of the ids that have not ended: sessions that are not over, access tokens that work, and guests whose cookie or token still works. */
export async function findLiveViewers(
  db: Database,
  { sessionIds, guestIds, now }: ViewerIds & { readonly now: Date },
): Promise<ViewerIds> {
  const { lastSeenAt, createdAt } = isAlive(now);
  const { rows } = await db.pool.query<{ session_ids: string[]; guest_ids: string[] }>({
    name: 'live-viewers',
    text: `SELECT ARRAY(SELECT id FROM session WHERE id = ANY($1) AND last_seen_at > $2 AND created_at > $3
                        UNION ALL SELECT id FROM access_token WHERE id = ANY($1) AND expires_at > $6) AS session_ids,
                  ARRAY(SELECT id FROM guest WHERE id = ANY($4) AND token_hash IS NOT NULL
                          AND (token_used_at IS NULL OR token_used_at > $5)) AS guest_ids`,
    values: [sessionIds, lastSeenAt.gt, createdAt.gt, guestIds, new Date(now.getTime() - GUEST_TOKEN_IDLE_MS), now],
  });
  const [row] = rows;
  return { sessionIds: row?.session_ids ?? [], guestIds: row?.guest_ids ?? [] };
}
