import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { Letter } from '../mail/letter';
import { unsubscribeUrl } from '../mail/unsubscribeTokens';
import { isUnproven } from '../mail/channels';
import type { FirstAbout } from '../outgoing/firstLetter';
import type { Held } from '../../platform/HoldReason';
import { postFirstMessage } from '../outgoing/postFirstMessage';
import { postLetter } from '../outgoing/postLetter';
import { inLanguage } from '../../platform/readerLanguage';
import type { Reach } from './reachGuest';

/**
 * Writes a message to a guest on all ways that reach them, with a link that ends messages of its kind.
 * @param message.from what the link ends for an account; without one it ends everything to that address
 * @param message.named the ids of the other guests whose names the letter has
 * @param message.letter makes it in the reader's language
 * @param message.first what is said in place of the letter at an address that nobody has proven; without it nothing is
 * @returns what was held back, for noteHeld after the transaction.
 */
export async function writeToReached(
  ctx: ServiceContext,
  {
    tx,
    reach: { guestId, account, targets, language },
    named,
    from,
    letter,
    first,
  }: {
    tx: Prisma.TransactionClient;
    reach: Reach;
    named: readonly string[];
    from: 'reminders' | 'activity';
    letter: () => Letter;
    first?: { readonly about: FirstAbout; readonly hostGuestId: string; readonly path: string };
  },
): Promise<Held[]> {
  const holds: Held[] = [];
  for (const target of targets) {
    if (isUnproven(target)) {
      if (!first) continue;
      const { about, hostGuestId, path } = first;
      const held = await postFirstMessage(ctx, { tx, bill: { target, guestId, hostGuestId }, about, path, language });
      if (held) holds.push(held);
      continue;
    }
    const unsubscription = account ? ({ userId: account.id, from } as const) : { address: target.recipient };
    const written = inLanguage(language, () => ({
      ...letter(),
      language,
      unsubscribe: { label: t('No more messages like this'), url: unsubscribeUrl(ctx, unsubscription) },
    }));
    await postLetter(tx, {
      letter: written,
      owner: { guestId },
      named,
      to: target,
      id: ctx.newId(),
      createdAt: ctx.now(),
    });
  }
  return holds;
}
