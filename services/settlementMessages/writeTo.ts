import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import type { Letter } from '../mail/letter';
import { unsubscribeUrl } from '../mail/unsubscribeTokens';
import { writeMail } from '../mail/writeMail';
import { reachGuest, type LeftAddress, type Topic } from '../notifications/reachGuest';
import { inLanguage } from '../readerLanguage';

/**
 * Writes a message to a guest, on the ways that the guest chose for its topic.
 * @param message.left the addresses that the guest left on receipts that it is about
 * @param message.letter makes it in the reader's language
 */
export async function writeTo(
  ctx: ServiceContext,
  {
    tx,
    guestId,
    topic,
    left,
    letter,
  }: {
    tx: Prisma.TransactionClient;
    guestId: string;
    topic: Extract<Topic, 'payments' | 'reminders'>;
    left: readonly LeftAddress[];
    letter: (reader: { readonly hasAccount: boolean }) => Letter;
  },
): Promise<void> {
  const { account, targets, language } = await reachGuest(ctx, { tx, guestId, topics: [topic], left });
  const from = topic === 'reminders' ? 'reminders' : 'activity';
  for (const { channel, recipient } of targets) {
    const unsubscription = account ? ({ userId: account.id, from } as const) : { address: recipient };
    const written = inLanguage(language, () => ({
      ...letter({ hasAccount: account !== null }),
      language,
      unsubscribe: { label: t('No more messages like this'), url: unsubscribeUrl(ctx, unsubscription) },
    }));
    await writeMail(tx, { letter: written, channel, recipient, id: ctx.newId(), createdAt: ctx.now() });
  }
}
