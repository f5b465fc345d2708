import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from './db';

/** What a browser keeps in its cookie: 256 random bits. The server keeps only the hash. */
export function newGuestSecret(): { secret: string; tokenHash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, tokenHash: hashSecret(secret) };
}

/** @returns the guest's id, or null for a secret nobody has. */
export async function findGuest(db: Database, secret: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'guest-by-token',
    text: 'SELECT id FROM guest WHERE token_hash = $1',
    values: [hashSecret(secret)],
  });
  return rows[0]?.id ?? null;
}

/**
 * Gives a guest a new secret: for a first write whose answer, and with it the cookie, was lost on the way.
 * @returns null for a guest without one, who belongs to an account.
 */
export async function renewGuestSecret(db: Database, guestId: string): Promise<string | null> {
  const { secret, tokenHash } = newGuestSecret();
  const { count } = await db.prisma.guest.updateMany({
    where: { id: guestId, tokenHash: { not: null } },
    data: { tokenHash: Uint8Array.from(tokenHash) },
  });
  return count === 1 ? secret : null;
}

/** Every claim and person of an answer has one, so each is hashed once. */
const dinerKeys = new LRUCache<string, string>({ max: 50_000 });

/**
 * What others at the table see of a guest: stable within one receipt, so that claims of one person can be told to
 * belong together, and meaningless on any other receipt.
 */
export function dinerKey({ receiptId, guestId }: { receiptId: string; guestId: string }): string {
  const seat = `${receiptId}:${guestId}`;
  const known = dinerKeys.get(seat);
  if (known !== undefined) return known;
  const key = createHash('sha256').update(seat).digest('base64url').slice(0, 16);
  dinerKeys.set(seat, key);
  return key;
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
