import { t } from '@fairtab/domain/language/t';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/db';
import { Conflict } from '../platform/errors';
import type { Prisma } from '../generated/prisma/client';
import type { Sealer } from '../platform/sealing/Sealer';
import { hashSecret, newSecret } from '../platform/secrets';

/** @returns the guest's id, or null when no guest has this secret as its cookie. */
export async function findGuest(db: Database, secret: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'guest-by-token',
    text: 'SELECT id FROM guest WHERE token_hash = $1 AND token_used_at IS NULL',
    values: [hashSecret(secret)],
  });
  return rows[0]?.id ?? null;
}

/**
 * The secret for a guest that a write makes. When the write has a key that is as good as a cookie, the secret comes from that
 * key, so that the answer and all answers to its retries have the same one, in whatever order they arrive.
 */
export function secretOfNewGuest(
  { sealer }: { readonly sealer: Sealer },
  { guestId, keyed }: { guestId: string; keyed: { readonly key: string; readonly firstWrite: boolean } | null },
): { secret: string; tokenHash: Uint8Array<ArrayBuffer> } {
  if (!keyed?.firstWrite) return newSecret();
  const secret = sealer.derive(`guest:${guestId}:${keyed.key}`);
  return { secret, tokenHash: hashSecret(secret) };
}

/**
 * Gives a guest its secret again, after the answer to its first write was lost and the cookie with it.
 * @returns null for a guest that belongs to an account and so has no secret.
 */
export async function giveSecretAgain(
  ctx: { readonly db: Database; readonly sealer: Sealer },
  { guestId, keyed }: { guestId: string; keyed: { readonly key: string; readonly firstWrite: boolean } },
): Promise<string | null> {
  const { secret, tokenHash } = secretOfNewGuest(ctx, { guestId, keyed });
  const { count } = await ctx.db.prisma.guest.updateMany({
    where: { id: guestId, tokenHash: { not: null } },
    data: { tokenHash },
  });
  return count === 1 ? secret : null;
}

/** Keeps the guest from ending before the end of the transaction. @throws Conflict when it has ended already. */
export async function lockGuest(tx: Prisma.TransactionClient, guestId: string): Promise<void> {
  const acting = await tx.$queryRaw<object[]>`
    SELECT 1 FROM guest WHERE id = ${guestId}
      AND (token_hash IS NOT NULL OR EXISTS (SELECT FROM account WHERE guest_id = guest.id)) FOR SHARE`;
  if (acting.length === 0) throw signedInMeanwhile();
}

/** A write came with the cookie of a guest that has moved into an account meanwhile. */
export function signedInMeanwhile(): Conflict {
  return new Conflict(t('You signed in meanwhile. Please try again.'));
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

/** The id of a person for everybody at the table: the same for one name of one guest, in upper or lower case. */
export function personId({
  receiptId,
  person: { guestId, name },
}: {
  receiptId: string;
  person: { readonly guestId: string; readonly name: string };
}): string {
  return `${dinerKey({ receiptId, guestId })}:${name.toLowerCase()}`;
}
