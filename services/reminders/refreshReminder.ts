import { inLanguage } from '../readerLanguage';
import { t } from '@fairtab/domain/language/t';
import { afterQuietHours } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import type { Freshness } from '../mail/sendMail';
import { unsubscribeUrl } from '../mail/unsubscribeTokens';
import type { Target } from '../mail/channels';
import { readDebt, type Diner } from './readDebt';
import { reminderLetter } from './reminderLetter';
import { originOfLinks } from '../links/PublicOrigin';

/**
 * Decides about a reminder once more at the moment it is sent, in the transaction in which a worker takes it: the diner
 * may have paid since it was written, or the host may have said "forget it".
 */
export async function refreshReminder(
  ctx: ServiceContext,
  { tx, diner, target }: { tx: Prisma.TransactionClient; diner: Diner; target: Target },
): Promise<Freshness> {
  const open = await readDebt(ctx, { tx, diner });
  // An address may have been corrected meanwhile. A browser that is not the same is another one.
  const current = open?.targets.find(
    ({ channel, recipient }) => channel === target.channel && (channel !== 'push' || recipient === target.recipient),
  );
  if (!open || !current || open.debt.owesSince === null || open.debt.isForgotten) return 'dropped';
  const now = ctx.now();
  const morning = afterQuietHours(open.debt.zone, now);
  if (morning.getTime() > now.getTime()) return { notBefore: morning };
  const { recipient } = current;
  const url = unsubscribeUrl(
    ctx,
    open.userId === null ? { address: recipient } : { userId: open.userId, from: 'reminders' },
  );
  const letter = inLanguage(open.language, () => ({
    ...reminderLetter({ open, origin: originOfLinks(ctx), receiptId: diner.receiptId }),
    language: open.language,
    unsubscribe: { label: t('No more reminders to this address'), url },
  }));
  return { recipient, letter };
}
