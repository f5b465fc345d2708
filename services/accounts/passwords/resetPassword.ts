import { readPasswordFor, readUsername, usernameKey } from '@fairtab/domain/inputs/accountFields';
import { requestPasswordResetInput, resetPasswordInput } from '@fairtab/domain/inputs/accountInputs';
import { readEmail } from '@fairtab/domain/inputs/contactFields';
import { passwordResetLetter } from '../mailLinks/letters';
import { mailLink } from '../mailLinks/mailLink';
import { findToken, invalidLink, useToken } from '../mailLinks/mailedTokens';
import { deleteAccessTokens } from '../sessions/deleteAccessTokens';
import { findDevice } from '../sessions/knownDevices';
import { announceEndedSessions, deleteSessions } from '../sessions/sessions';
import { switchOff } from '../webhooks/switchWebhook';
import type { ServiceContext } from '../../context';
import { postLetter } from '../../messages/outgoing/postLetter';
import { atEmail } from '../../people/addresses/ProvenAddress';
import { accountsAtAddress, type ReachableAccount } from '../../people/addresses/accountsAtAddress';
import { InvalidInput } from '../../platform/errors';
import { originOfLinks } from '../../platform/links/PublicOrigin';
import { parseInput } from '../../platform/parseInput';
import { hashNewPassword } from './hashNewPassword';

/**
 * Mails a link to choose a new password to every account that has this name or verified address.
 * @returns at once, so that neither the answer nor its time tells whether there is one. `mailing` settles when the
 * mails are written.
 * @throws InvalidInput, TooManyAttempts, NoPublicOrigin.
 */
export async function requestPasswordReset(ctx: ServiceContext, input: unknown): Promise<{ mailing: Promise<void> }> {
  const { usernameOrEmail } = parseInput(requestPasswordResetInput, input);
  // Asked first, so that a refusal does not tell whether there is such an account.
  originOfLinks(ctx);
  await ctx.limits.spend('passwordResetsFromAddress', ctx.client.address);
  await ctx.limits.spend('passwordResetsOfName', usernameKey(usernameOrEmail));
  return { mailing: mailLinks(ctx, usernameOrEmail) };
}

async function mailLinks(ctx: ServiceContext, usernameOrEmail: string): Promise<void> {
  for (const { id: userId, username, email } of await accountsOf(ctx, usernameOrEmail))
    await ctx.db.prisma.$transaction((tx) =>
      mailLink({ ctx, tx }, { purpose: 'resetPassword', userId, username, email }),
    );
}

/** The accounts with a verified address. */
async function accountsOf(ctx: ServiceContext, usernameOrEmail: string): Promise<ReachableAccount[]> {
  const address = readEmail(usernameOrEmail);
  if (address.ok && address.value !== null) return accountsAtAddress(ctx.db, { email: address.value });
  // No account can have such a name, and some of these texts the database would refuse.
  return readUsername(usernameOrEmail).ok ? accountsAtAddress(ctx.db, { username: usernameOrEmail }) : [];
}

/**
 * Sets a new password by a mailed link, without asking who opens it, ends all sessions and access tokens of the account and
 * removes its passkeys. Its webhooks are off until somebody turns them on again. The second factor stays on, and nobody is signed in.
 * @throws InvalidInput, NotFound (never mailed, used, expired, or another address meanwhile), TooManyAttempts.
 */
export async function resetPassword(ctx: ServiceContext, input: unknown): Promise<{ username: string }> {
  const { token, newPassword } = parseInput(resetPasswordInput, input);
  const account = await holderOf(ctx, token);
  const { id: userId, username, email } = account;
  const reading = readPasswordFor(username)(newPassword);
  if (!reading.ok) throw new InvalidInput([{ path: 'newPassword', message: reading.message }]);
  const passwordHash = await hashNewPassword({ password: newPassword, path: 'newPassword' });
  const ended = await ctx.db.prisma.$transaction(async (tx) => {
    if (!(await useToken(tx, token))) throw invalidLink();
    const { count } = await tx.user.updateMany({
      where: { id: userId, ...atEmail(email), emailVerifiedAt: { not: null } },
      data: { passwordHash },
    });
    if (count === 0) throw invalidLink();
    // Whoever had the account for a while may have added one, or made an access token or a webhook.
    await tx.passkey.deleteMany({ where: { userId } });
    await switchOff(tx, { where: { userId }, reason: 'passwordReset', now: ctx.now() });
    // Earlier links, too.
    await tx.mailedToken.deleteMany({ where: { userId, purpose: 'resetPassword' } });
    const letter = passwordResetLetter({ username });
    const to = { channel: 'email', recipient: email } as const;
    await postLetter(tx, { letter, owner: { userId }, to, id: ctx.newId(), createdAt: ctx.now() });
    return [...(await deleteSessions(tx, { userId })), ...(await deleteAccessTokens(tx, { userId }))];
  });
  announceEndedSessions(ctx, ended);
  ctx.onSecurityEvent({ event: 'passwordReset', userId, sessionIds: ended });
  if (ctx.viewer.session?.userId === userId) ctx.onSession(null);
  // The account may have used up its attempts with the forgotten password.
  await ctx.limits.forget('failedLoginsOfAccount', usernameKey(username));
  const device = await findDevice(ctx, userId);
  if (device !== null) await ctx.limits.forget('failedLoginsOfDevice', device);
  return { username };
}

/** The account of the link. @throws NotFound */
async function holderOf(ctx: ServiceContext, secret: string): Promise<ReachableAccount> {
  const { prisma } = ctx.db;
  const holder = await findToken(prisma, { secret, purpose: 'resetPassword', now: ctx.now() });
  if (!holder) throw invalidLink();
  const { userId: id, email } = holder;
  const account = await prisma.user.findFirst({
    where: { id, ...atEmail(email), emailVerifiedAt: { not: null } },
    select: { username: true },
  });
  if (!account) throw invalidLink();
  return { id, email, username: account.username };
}
