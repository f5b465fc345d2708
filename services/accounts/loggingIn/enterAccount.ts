import { inLanguage } from '../../platform/readerLanguage';
import { storedLanguage } from '@fairtab/domain/language/languages';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext, Viewer } from '../../context';
import { InvalidCredentials } from '../../platform/errors';
import type { Prisma } from '../../generated/prisma/client';
import { announceEndedSessions } from '../sessions/sessions';
import { verifiedEmail } from '../../people/addresses/verifiedAddresses';
import { postLetter } from '../../messages/outgoing/postLetter';
import { newLoginLetter } from '../mailLinks/letters';
import { deviceOf } from '../sessions/deviceOf';
import { noteDevice } from '../sessions/knownDevices';
import { moveGuest } from '../guests/moveGuest';
import { newSecret } from '../../platform/secrets';

/** More than the devices of any person. Beyond that, the session that was unused for longest ends. */
export const MAX_SESSIONS = 50;

/** An account at the moment its password or its passkey was found right. */
export interface Authenticated {
  readonly id: string;
  readonly username: string;
  readonly guestId: string;
  readonly passwordHash: string;
  readonly totpConfirmedAt: Date | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly loginNotifications: boolean;
}

/** The columns of an Authenticated. */
export const AUTHENTICATED = {
  id: true,
  username: true,
  guestId: true,
  passwordHash: true,
  totpConfirmedAt: true,
  email: true,
  emailVerifiedAt: true,
  loginNotifications: true,
} as const;

/**
 * Moves what this browser's guest made or claimed to the account, starts a session with a new secret, and ends the one
 * that the request came with.
 * @param newHash stored in the place of the account's hash, when that was made at another cost.
 * @throws InvalidCredentials when password or second factor changed since they were checked.
 */
export async function enterAccount(
  ctx: ServiceContext,
  { account, newHash }: { account: Authenticated; newHash: string | null },
): Promise<{ viewer: Viewer; secret: string }> {
  const { viewer } = ctx;
  if (viewer.session === null && viewer.guestId !== null && viewer.guestId !== account.guestId)
    await moveGuest(ctx, { from: viewer.guestId, to: account.guestId });
  const { secret, tokenHash } = newSecret();
  const { id: userId, passwordHash, totpConfirmedAt, guestId } = account;
  const sessionId = ctx.newId();
  const { replaced, device } = await ctx.db.prisma.$transaction(async (tx) => {
    // Locks the account, so that a new password ends either this session or this login.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash, totpConfirmedAt },
      data: { passwordHash: newHash ?? passwordHash },
    });
    if (count === 0) throw new InvalidCredentials(t('The password was changed meanwhile. Please sign in again.'));
    const device = await noteDevice(tx, { ctx, userId });
    if (device.isNew) await notify(tx, { ctx, account });
    const replaced = await startSession(tx, {
      ctx,
      session: { id: sessionId, userId, tokenHash, deviceId: device.id },
    });
    return { replaced, device };
  });
  announceEndedSessions(ctx, replaced);
  ctx.onSession(secret);
  ctx.onDevice(device.secret);
  ctx.onSecurityEvent({ event: 'loggedIn', userId, sessionIds: [sessionId] });
  return { viewer: { guestId, session: { id: sessionId, userId } }, secret };
}

/**
 * Starts a session and ends those that it replaces: the one that the request came with, whichever account it belongs to, and
 * those beyond the maximum of this account.
 * @returns the ids of the ended ones.
 */
async function startSession(
  tx: Prisma.TransactionClient,
  {
    ctx,
    session,
  }: {
    ctx: ServiceContext;
    session: { id: string; userId: string; tokenHash: Uint8Array; deviceId: string };
  },
): Promise<string[]> {
  const { id, userId, tokenHash, deviceId } = session;
  const now = ctx.now();
  // The selection does not see the new one.
  const replaced = await tx.$queryRaw<{ id: string }[]>`
    WITH started AS (
      INSERT INTO session (id, user_id, token_hash, device_id, user_agent, created_at, last_seen_at)
      VALUES (${id}, ${userId}, ${tokenHash}, ${deviceId}, ${ctx.client.userAgent}, ${now}, ${now}))
    DELETE FROM session WHERE id = ${ctx.viewer.session?.id ?? null} OR id IN (
      SELECT id FROM session WHERE user_id = ${userId} ORDER BY last_seen_at DESC, id OFFSET ${MAX_SESSIONS - 1})
    RETURNING id`;
  return replaced.map((row) => row.id);
}

/** Mails the account about a login from a new device, if it wants that and has a verified address. */
async function notify(
  tx: Prisma.TransactionClient,
  { ctx, account }: { ctx: ServiceContext; account: Authenticated },
): Promise<void> {
  const { username, loginNotifications, guestId } = account;
  const recipient = verifiedEmail(account);
  if (!loginNotifications || recipient === null) return;
  // In the account's language, because it may be somebody else who signs in.
  const guest = await tx.guest.findUniqueOrThrow({ where: { id: guestId }, select: { language: true } });
  const language = storedLanguage(guest.language);
  const device = deviceOf(ctx.client.userAgent);
  const letter = inLanguage(language, () => ({ ...newLoginLetter({ username, device, at: ctx.now() }), language }));
  const to = { channel: 'email', recipient } as const;
  await postLetter(tx, { letter, owner: { guestId }, to, id: ctx.newId(), createdAt: ctx.now() });
}
