import { isAccessScope } from '@fairtab/domain/accessScopes';
import type { Viewer } from '../../context';
import type { Database } from '../../platform/db';
import { hashSecret } from '../../platform/secrets';
import { networkOf } from './networkOf';

/** The start of every access token, by which scanners for leaked secrets find it. */
export const ACCESS_TOKEN_PREFIX = 'ft_';

/** The last use is written at most this often, in ms. */
const USED_STEP_MS = 10 * 60 * 1000;

/**
 * Finds the viewer of an access token. Asks the database each time, so that a revoked token is over at once.
 * @param use.address the address that it came from, of which only the network is kept.
 * @returns null when no token has the secret or it has expired.
 */
export async function findAccessToken(
  db: Database,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<(Viewer & { session: NonNullable<Viewer['session']> }) | null> {
  const { rows } = await db.pool.query<{
    id: string;
    user_id: string;
    guest_id: string;
    scopes: string[];
    last_used_at: Date | null;
  }>({
    name: 'access-token',
    text: `SELECT t.id, t.user_id, a.guest_id, t.scopes, t.last_used_at FROM access_token t JOIN account a ON a.id = t.user_id
           WHERE t.token_hash = $1 AND t.expires_at > $2`,
    values: [hashSecret(token), now],
  });
  const [row] = rows;
  if (!row) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > USED_STEP_MS)
    await db.prisma.accessToken.updateMany({
      where: { id: row.id },
      data: { lastUsedAt: now, lastUsedFrom: networkOf(address) },
    });
  return {
    guestId: row.guest_id,
    session: { id: row.id, userId: row.user_id },
    scopes: row.scopes.filter(isAccessScope),
  };
}
