import { confirmPassword } from '../passwords/confirmPassword';
import { readAccount } from '../../people/readAccount';
import type { ServiceContext } from '../../context';
import { mailLink } from '../mailLinks/mailLink';
import { verifiedEmail } from '../../people/addresses/verifiedAddresses';
import { eraseAccount } from './eraseAccount';

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
