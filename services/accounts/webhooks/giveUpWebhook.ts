import { t } from '@fairtab/domain/language/t';
import { storedLanguage } from '@fairtab/domain/language/languages';
import { quoted } from '@fairtab/domain/people/quoted';
import type { OffReason } from '@fairtab/domain/programs/webhooks';
import { verifiedEmail } from '../../people/addresses/verifiedAddresses';
import type { ServiceContext } from '../../context';
import type { Letter } from '../../messages/mail/letter';
import { postLetter } from '../../messages/outgoing/postLetter';
import { inLanguage } from '../../platform/readerLanguage';
import type { Telling } from './deliveryBody';
import { switchOff } from './switchWebhook';

/** Switches a webhook off that has failed for three days, or whose address says that it is gone, and mails its account. Twice is once. */
export async function giveUpWebhook(
  ctx: ServiceContext,
  { telling: { webhookId, userId, url }, reason }: { telling: Telling; reason: Extract<OffReason, 'failing' | 'gone'> },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.prisma.$transaction(async (tx) => {
    if ((await switchOff(tx, { where: { id: webhookId }, reason, now })) === 0) return;
    const account = await tx.user.findUnique({
      where: { id: userId },
      select: { username: true, email: true, emailVerifiedAt: true, guest: { select: { language: true } } },
    });
    const recipient = account && verifiedEmail(account);
    if (!account || recipient === null) return;
    const { host } = new URL(url);
    const letter = inLanguage(storedLanguage(account.guest.language), () =>
      offLetter({ username: account.username, host, reason }),
    );
    const to = { channel: 'email', recipient } as const;
    await postLetter(tx, { letter, owner: { userId }, to, id: ctx.newId(), createdAt: now });
  });
}

function offLetter({ username, host, reason }: { username: string; host: string; reason: 'failing' | 'gone' }): Letter {
  return {
    subject: t('A webhook of your Fairtab account was turned off'),
    greeting: t('Hello {username},', { username }),
    paragraphs: [
      reason === 'gone'
        ? t('the address of a webhook says that it is gone for good: {host}.', { host: quoted(host) })
        : t('the address of a webhook has taken nothing for three days: {host}.', { host: quoted(host) }),
      t(
        'Nothing is sent there any more. What waits is sent as soon as the webhook is turned on again, for up to 30 days.',
      ),
    ],
  };
}
