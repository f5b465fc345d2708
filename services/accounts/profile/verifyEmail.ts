import { t } from '@fairtab/domain/language/t';
import { mailVerification } from '../mailLinks/mailLink';
import { findToken, invalidLink, useToken } from '../mailLinks/mailedTokens';
import type { ServiceContext } from '../../context';
import { postingLinks } from '../../messages/outgoing/postLink';
import { atEmail } from '../../people/addresses/ProvenAddress';
import { readAccount } from '../../people/signedIn';
import { Conflict } from '../../platform/errors';

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

/**
 * Marks an address as verified by the link that was mailed to it, without asking who opens it. The link works once, and
 * only while the account still has this address.
 * @throws NotFound (never mailed, used, expired, or another address meanwhile)
 */
export async function verifyEmail(
  ctx: ServiceContext,
  { token: secret }: { token: string },
): Promise<{ email: string; userId: string }> {
  const now = ctx.now();
  const holder = await ctx.db.prisma.$transaction(async (tx) => {
    const found = await findToken(tx, { secret, purpose: 'verifyEmail', now });
    if (!found || !(await useToken(tx, secret))) return null;
    const { count } = await tx.user.updateMany({
      where: { id: found.userId, ...atEmail(found.email) },
      data: { emailVerifiedAt: now },
    });
    return count === 1 ? found : null;
  });
  if (!holder) throw invalidLink();
  ctx.onSecurityEvent({ event: 'addressVerified', userId: holder.userId });
  return holder;
}
