import { t } from '@fairtab/domain/language/t';
import { readAccount } from '../../readAccount';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../errors';
import { mailLink } from '../mailLinks/mailLink';

/**
 * Mails the link that verifies the profile's address again.
 * @throws NotSignedIn, Conflict (no address, or verified already), TooManyAttempts
 */
export async function sendVerification(ctx: ServiceContext): Promise<{ email: string }> {
  const { id: userId, username, email, emailVerifiedAt } = await readAccount(ctx);
  if (email === null) throw new Conflict(t('There is no email address in your profile.'));
  if (emailVerifiedAt !== null) throw new Conflict(t('This email address is verified already.'));
  await ctx.limits.spend('mailsOfAccount', userId);
  await ctx.limits.spend('mailsToAddress', email.toLowerCase());
  await ctx.db.prisma.$transaction((tx) => mailLink({ ctx, tx }, { purpose: 'verifyEmail', userId, username, email }));
  return { email };
}
