import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import type { Letter } from '../mail/letter';
import { unsubscribeUrl } from '../mail/unsubscribeTokens';
import { writeMail } from '../mail/writeMail';
import { inLanguage } from '../readerLanguage';
import type { Reach } from './reachGuest';

/**
 * Writes a message to a guest on all ways that reach them, with a link that ends messages of its kind.
 * @param message.from what the link ends for an account; without one it ends everything to that address
 * @param message.named the ids of the other guests whose names the letter has
 * @param message.letter makes it in the reader's language
 */
export async function writeToReached(
  ctx: ServiceContext,
  {
    tx,
    reach: { guestId, account, targets, language },
    named,
    from,
    letter,
  }: {
    tx: Prisma.TransactionClient;
    reach: Reach;
    named: readonly string[];
    from: 'reminders' | 'activity';
    letter: () => Letter;
  },
): Promise<void> {
  for (const { channel, recipient } of targets) {
    const unsubscription = account ? ({ userId: account.id, from } as const) : { address: recipient };
    const written = inLanguage(language, () => ({
      ...letter(),
      language,
      unsubscribe: { label: t('No more messages like this'), url: unsubscribeUrl(ctx, unsubscription) },
    }));
    await writeMail(tx, {
      letter: written,
      owner: { guestId },
      named,
      channel,
      recipient,
      id: ctx.newId(),
      createdAt: ctx.now(),
    });
  }
}
