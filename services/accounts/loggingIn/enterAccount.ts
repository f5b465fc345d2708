import { inLanguage } from '../../readerLanguage';
import { storedLanguage } from '@fairtab/domain/language/languages';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext, Viewer } from '../../context';
import { InvalidCredentials } from '../../errors';
import type { Prisma } from '../../generated/prisma/client';
import { announceEndedSessions, deleteSessions } from '../sessions/endSessions';
import { writeMail } from '../../mail/writeMail';
import { newLoginLetter } from '../mailLinks/letters';
import { deviceOf } from '../sessions/deviceOf';
import { noteDevice } from '../sessions/knownDevices';
import { moveGuest } from '../guests/moveGuest';
import { newSecret } from '../../secrets';

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
  readonly guest: { readonly language: string };
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
  guest: { select: { language: true } },
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
  const now = ctx.now();
  const session = { id: ctx.newId(), userId, userAgent: ctx.client.userAgent, createdAt: now, lastSeenAt: now };
  const { ended, device } = await ctx.db.prisma.$transaction(async (tx) => {
    // Locks the account, so that a new password ends either this session or this login.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash, totpConfirmedAt },
      data: { passwordHash: newHash ?? passwordHash },
    });
    if (count === 0) throw new InvalidCredentials(t('The password was changed meanwhile. Please sign in again.'));
    const device = await noteDevice(tx, { ctx, userId });
    if (device.isNew) await notify(tx, { ctx, account });
    const ended = await deleteSessions(tx, { id: { in: await replacedSessions(tx, { ctx, userId }) } });
    await tx.session.create({ data: { ...session, tokenHash, deviceId: device.id } });
    return { ended, device };
  });
  announceEndedSessions(ctx, ended);
  ctx.onSession(secret);
  ctx.onDevice(device.secret);
  ctx.onSecurityEvent({ event: 'loggedIn', userId, sessionIds: [session.id] });
  return { viewer: { guestId, session: { id: session.id, userId } }, secret };
}

/**
 * The session that the request came with, whichever account it belongs to, and those beyond the maximum of this
 * account.
 */
async function replacedSessions(
  tx: Prisma.TransactionClient,
  { ctx, userId }: { ctx: ServiceContext; userId: string },
): Promise<string[]> {
  const surplus = await tx.session.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    skip: MAX_SESSIONS - 1,
    select: { id: true },
  });
  const current = ctx.viewer.session;
  return [...surplus.map(({ id }) => id), ...(current ? [current.id] : [])];
}

/** Mails the account about a login from a new device, if it wants that and has a verified address. */
async function notify(
  tx: Prisma.TransactionClient,
  { ctx, account }: { ctx: ServiceContext; account: Authenticated },
): Promise<void> {
  const { username, email, emailVerifiedAt, loginNotifications, guest } = account;
  if (!loginNotifications || email === null || emailVerifiedAt === null) return;
  // In the account's language, because it may be somebody else who signs in.
  const language = storedLanguage(guest.language);
  const device = deviceOf(ctx.client.userAgent);
  const letter = inLanguage(language, () => ({ ...newLoginLetter({ username, device, at: ctx.now() }), language }));
  await writeMail(tx, { letter, id: ctx.newId(), recipient: email, createdAt: ctx.now() });
}
