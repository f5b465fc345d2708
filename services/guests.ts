import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from './db';
import { hashSecret, newSecret } from './secrets';

/** @returns the guest's id, or null when no guest has this secret. */
export async function findGuest(db: Database, secret: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'guest-by-token',
    text: 'SELECT id FROM guest WHERE token_hash = $1',
    values: [hashSecret(secret)],
  });
  return rows[0]?.id ?? null;
}

/**
 * Gives a guest a new secret, after the answer to its first write was lost and the cookie with it.
 * @returns null for a guest that belongs to an account and so has no secret.
 */
export async function renewGuestSecret(db: Database, guestId: string): Promise<string | null> {
  const { secret, tokenHash } = newSecret();
  const { count } = await db.prisma.guest.updateMany({
    where: { id: guestId, tokenHash: { not: null } },
    data: { tokenHash },
  });
  return count === 1 ? secret : null;
}

/** Keys by receipt and guest, because an answer contains one for every claim and person. */
const dinerKeys = new LRUCache<string, string>({ max: 50_000 });

/**
 * A stand-in for a guest's id that others may see. It is the same everywhere on one receipt, so that the claims of one
 * guest can be grouped, and different on every other receipt.
 */
export function dinerKey({ receiptId, guestId }: { receiptId: string; guestId: string }): string {
  const seat = `${receiptId}:${guestId}`;
  const known = dinerKeys.get(seat);
  if (known !== undefined) return known;
  const key = createHash('sha256').update(seat).digest('base64url').slice(0, 16);
  dinerKeys.set(seat, key);
  return key;
}
