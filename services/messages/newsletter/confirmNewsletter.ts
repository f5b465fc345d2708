import { t } from '@fairtab/domain/language/t';
import { atEmail } from '../../people/addresses/ProvenAddress';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { unsubscribeUrl } from '../mail/unsubscribeTokens';
import { postLetter } from '../outgoing/postLetter';
import { readConfirmation } from './confirmationTokens';
import { welcomeLetter } from './letters';

/**
 * Puts an address on the list by the link that was mailed to it, with the moments of both consents. Doing it twice is the same;
 * only the first time is welcomed by a mail, which has the link to unsubscribe.
 * @throws NotFound (not made by Fairtab, or too old)
 */
export async function confirmNewsletter(ctx: ServiceContext, { token }: { token: string }): Promise<{ email: string }> {
  const now = ctx.now();
  const request = readConfirmation(ctx.sealer, { token, now });
  if (!request) throw new NotFound(t('This link has expired or is not complete.'));
  const { email, isBusinessEarlyAccess, askedAtMs } = request;
  const id = ctx.newId();
  await ctx.db.prisma.$transaction(async (tx) => {
    const { id: known } = await tx.newsletterSignup.upsert({
      where: atEmail(email),
      create: { id, email, isBusinessEarlyAccess, createdAt: new Date(askedAtMs), confirmedAt: now },
      update: isBusinessEarlyAccess ? { isBusinessEarlyAccess } : {},
    });
    if (known !== id) return;
    const letter = welcomeLetter({ unsubscribeUrl: unsubscribeUrl(ctx, { newsletter: email }) });
    const to = { channel: 'email', recipient: email } as const;
    await postLetter(tx, { letter, owner: null, to, id: ctx.newId(), createdAt: now });
  });
  return { email };
}
