import { t } from '@fairtab/domain/language/t';
import { language } from '@fairtab/domain/language/current';
import type { ServiceContext } from '../context';
import type { Database } from '../platform/db';
import { NotAllowed } from '../platform/errors';
import { networkHash } from '../platform/networkHash';
import { hashSecret, newSecret } from '../platform/secrets';

/** The start of every token of a guest, by which scanners for leaked secrets find it. */
export const GUEST_TOKEN_PREFIX = 'ftg_';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An unused token ends after this time, in ms (docs/product/access.md). */
export const GUEST_TOKEN_IDLE_MS = 180 * DAY_MS;
/** The time of the last use is written at most this often, in ms. */
const USED_STEP_MS = DAY_MS;

/** A new guest for a program, which keeps no cookies. @returns the token, of which only a hash is kept. @throws TooManyAttempts */
export async function createGuest(ctx: ServiceContext): Promise<{ token: string }> {
  await ctx.limits.spend('guestsFromAddress', ctx.client.address);
  const token = GUEST_TOKEN_PREFIX + newSecret().secret;
  await ctx.db.prisma.guest.create({
    data: {
      id: ctx.newId(),
      tokenHash: hashSecret(token),
      tokenUsedAt: ctx.now(),
      networkHash: networkHash(ctx.client.address),
      language: language(),
    },
  });
  return { token };
}

/** @returns the id of the guest, or null when no guest has the token or it was not used for too long. */
export async function findGuestWithToken(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<string | null> {
  const { rows } = await db.pool.query<{ id: string; token_used_at: Date }>({
    name: 'guest-by-program-token',
    text: 'SELECT id, token_used_at FROM guest WHERE token_hash = $1 AND token_used_at > $2',
    values: [hashSecret(token), new Date(now.getTime() - GUEST_TOKEN_IDLE_MS)],
  });
  const [guest] = rows;
  if (!guest) return null;
  if (now.getTime() - guest.token_used_at.getTime() > USED_STEP_MS)
    await db.prisma.guest.updateMany({ where: { id: guest.id }, data: { tokenUsedAt: now } });
  return guest.id;
}

/**
 * Ends the token that the request came with, on open sockets too. What its guest did stays on the bills.
 * @throws NotAllowed when the request came without one.
 */
export async function revokeGuestToken(ctx: ServiceContext): Promise<void> {
  const guestId = ctx.viewer.guestId ?? '';
  const { count } = await ctx.db.prisma.guest.updateMany({
    where: { id: guestId, tokenHash: { not: null }, tokenUsedAt: { not: null } },
    // The hash of a secret that nobody has: a guest without a hash belongs to an account.
    data: { tokenHash: newSecret().tokenHash, tokenUsedAt: null },
  });
  if (count === 0) throw new NotAllowed(t('Send the token that is to end, as Authorization: Bearer.'));
  ctx.events.publish({ type: 'guestEnded', guestId });
}

/**
 * Checks before a first write that whoever asks can keep who the write makes them.
 * @throws NotAllowed for a page of another site, which gets no cookie, when it sends no token.
 */
export function mayBecomeGuest({ viewer, keepsNewGuest }: ServiceContext): void {
  if (viewer.guestId !== null || keepsNewGuest) return;
  throw new NotAllowed(
    t(
      'Nobody would know you again here, because this page gets no cookie. Ask for a token with POST /api/guests (createGuest) and send it as Authorization: Bearer.',
    ),
  );
}
