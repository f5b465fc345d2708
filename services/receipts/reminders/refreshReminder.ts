import { inLanguage } from '../../platform/readerLanguage';
import { t } from '@fairtab/domain/language/t';
import { afterQuietHours } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { Freshness, WaitingReminder } from '../../messages/outgoing/sendMail';
import { unsubscribeUrl } from '../../messages/mail/unsubscribeTokens';
import { isUnproven, type ProvenTarget, type UnprovenTarget } from '../../messages/mail/channels';
import type { Letter } from '../../messages/mail/letter';
import { admitFirstBill } from '../../messages/outgoing/postFirstMessage';
import { firstReminderLetter } from './firstReminderLetter';
import { readDebt, type Diner, type OpenDebt } from './readDebt';
import { reminderLetter } from './reminderLetter';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/**
 * Decides about a reminder once more at the moment it is sent, in the transaction in which a worker takes it: the diner
 * may have paid since it was written, or the host may have said "forget it".
 */
export async function refreshReminder(
  ctx: ServiceContext,
  { tx, diner, waiting }: { tx: Prisma.TransactionClient; diner: Diner; waiting: WaitingReminder },
): Promise<Freshness> {
  const open = await readDebt(ctx, { tx, diner });
  // An address may have been corrected meanwhile. A browser that is not the same is another one.
  const current = open?.targets.find(
    (target) =>
      target.channel === waiting.channel && (target.channel !== 'push' || target.recipient === waiting.recipient),
  );
  if (!open || !current || open.debt.owesSince === null || open.debt.isForgotten) return 'dropped';
  const now = ctx.now();
  const morning = afterQuietHours(open.debt.zone, now);
  if (morning.getTime() > now.getTime()) return { notBefore: morning };
  return isUnproven(current)
    ? first(ctx, { tx, diner, waiting, open, target: current })
    : { recipient: current.recipient, isFirst: false, letter: whole(ctx, { diner, open, target: current }) };
}

/** The admission of one address counts for no other one, and a letter to a proven address was never counted. */
async function first(
  ctx: ServiceContext,
  {
    tx,
    diner,
    waiting,
    open,
    target,
  }: {
    tx: Prisma.TransactionClient;
    diner: Diner;
    waiting: WaitingReminder;
    open: OpenDebt;
    target: UnprovenTarget;
  },
): Promise<Freshness> {
  const recipient = target.unproven;
  const bill = { target, guestId: diner.guestId, hostGuestId: open.hostGuestId };
  const isCounted = waiting.isFirst && waiting.recipient === recipient;
  const hold = isCounted ? null : await admitFirstBill(ctx, { tx, bill });
  if (hold) return { held: hold.held };
  const letter = inLanguage(open.language, () => firstReminderLetter(ctx, { diner, open, address: recipient }));
  return { recipient, isFirst: true, letter: { ...letter, language: open.language } };
}

function whole(
  ctx: ServiceContext,
  { diner, open, target: { recipient } }: { diner: Diner; open: OpenDebt; target: ProvenTarget },
): Letter {
  const url = unsubscribeUrl(
    ctx,
    open.userId === null ? { address: recipient } : { userId: open.userId, from: 'reminders' },
  );
  return inLanguage(open.language, () => ({
    ...reminderLetter({ open, origin: originOfLinks(ctx), receiptId: diner.receiptId }),
    language: open.language,
    unsubscribe: { label: t('No more reminders to this address'), url },
  }));
}
