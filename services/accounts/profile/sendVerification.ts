import { t } from '@fairtab/domain/language/t';
import { readAccount } from '../../people/readAccount';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { postingLinks } from '../../messages/outgoing/postLink';
import { mailVerification } from '../mailLinks/mailLink';

/**
 * Mails the link that verifies the profile's address again.
 * @throws NotSignedIn, Conflict (no address, verified already, or its reader wants no messages), TooManyAttempts
 */
export async function sendVerification(ctx: ServiceContext): Promise<{ email: string }> {
  const { id: userId, email, emailVerifiedAt } = await readAccount(ctx);
  if (email === null) throw new Conflict(t('There is no email address in your profile.'));
  if (emailVerifiedAt !== null) throw new Conflict(t('This email address is verified already.'));
  await ctx.limits.spend('mailsOfAccount', userId);
  await ctx.limits.spend('mailsToAddress', email.toLowerCase());
  await postingLinks(ctx, (tx) => mailVerification({ ctx, tx }, { userId, email }));
  return { email };
}
