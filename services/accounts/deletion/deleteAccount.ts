import { mailLink } from '../mailLinks/mailLink';
import { findToken, invalidLink } from '../mailLinks/mailedTokens';
import { confirmPassword } from '../passwords/confirmPassword';
import type { ServiceContext } from '../../context';
import { atEmail } from '../../people/addresses/ProvenAddress';
import { verifiedEmail } from '../../people/addresses/verifiedAddresses';
import { readAccount } from '../../people/signedIn';
import { eraseAccount } from './eraseAccount';

/**
 * Deletes the account of a mailed link, without asking who opens it. The link stays valid until the account is gone, so
 * that a deletion that was stopped midway can be finished.
 * @throws NotFound (never mailed, used, expired, or another address meanwhile)
 */
export async function confirmAccountDeletion(
  ctx: ServiceContext,
  { token }: { token: string },
): Promise<{ username: string }> {
  const { prisma } = ctx.db;
  const holder = await findToken(prisma, { secret: token, purpose: 'deleteAccount', now: ctx.now() });
  const account =
    holder &&
    (await prisma.user.findFirst({
      where: { id: holder.userId, ...atEmail(holder.email), emailVerifiedAt: { not: null } },
      select: { id: true, guestId: true, username: true },
    }));
  if (!account) throw invalidLink();
  await eraseAccount(ctx, { userId: account.id, guestId: account.guestId });
  if (ctx.viewer.session?.userId === account.id) ctx.onSession(null);
  return { username: account.username };
}

/**
 * Deletes the viewer's account: at once with its password or, when it has a verified address, by a link that is mailed
 * there (docs/product/accounts.md).
 * @throws NotSignedIn, InvalidCredentials (wrong or missing password), TooManyAttempts
 */
export async function deleteAccount(
  ctx: ServiceContext,
  { password }: { password?: string | null | undefined },
): Promise<{ isMailSent: boolean }> {
  const account = await readAccount(ctx);
  const { id: userId, guestId, username } = account;
  const email = verifiedEmail(account);
  if (email !== null) {
    await ctx.limits.spend('mailsOfAccount', userId);
    await ctx.db.prisma.$transaction((tx) =>
      mailLink({ ctx, tx }, { purpose: 'deleteAccount', userId, username, email }),
    );
    return { isMailSent: true };
  }
  await confirmPassword(ctx, password ?? '');
  await eraseAccount(ctx, { userId, guestId });
  ctx.onSession(null);
  return { isMailSent: false };
}
