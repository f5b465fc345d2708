import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { cited, quoted } from '@fairtab/domain/people/quoted';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { Letter } from '../../messages/mail/letter';
import { noteHeld } from '../../messages/outgoing/noteHeld';
import type { Held } from '../../platform/HoldReason';
import { lockReminder } from '../reminders/planReminder';
import { reachGuest } from '../../messages/notifications/reachGuest';
import { tellOnce } from '../../messages/notifications/tellOnce';
import { writeToReached } from '../../messages/notifications/writeToReached';
import { originOfLinks } from '../../platform/links/PublicOrigin';

type Disputed = Prisma.PaymentGetPayload<{ include: { receipt: true } }>;

/**
 * Tells the payer that the host did not find a payment, unless nothing is open any more. It takes the place of the next
 * reminder, since it asks for the same money.
 * @returns whether a message was written.
 */
export async function tellPayer(ctx: ServiceContext, { paymentId }: { paymentId: string }): Promise<boolean> {
  const row = { table: 'payment', column: 'tell_payer_at', id: paymentId } as const;
  const told = await tellOnce(ctx, row, async (tx) => {
    const payment = await tx.payment.findUnique({ where: { id: paymentId }, include: { receipt: true } });
    if (payment?.status !== 'disputed' || payment.receipt.deletedAt !== null) return null;
    return { zone: payment.receipt.timeZone, tell: () => writeDispute(ctx, { tx, payment }) };
  });
  for (const { held } of told?.held ?? []) await noteHeld(ctx, { channel: 'email', reason: held });
  return told?.isWritten ?? false;
}

async function writeDispute(
  ctx: ServiceContext,
  { tx, payment }: { tx: Prisma.TransactionClient; payment: Disputed },
): Promise<{ held: readonly Held[]; isWritten: boolean }> {
  const { receipt, receiptId, payerGuestId: guestId, payerName, amountCents } = payment;
  const left = await tx.claim.findMany({ where: { receiptId, guestId }, orderBy: { madeIn: 'asc' } });
  const ownContact = left.filter(({ treatedGuestId }) => treatedGuestId === null);
  const reach = await reachGuest(ctx, { tx, guestId, topics: ['payments'], left: ownContact });
  const open = left.filter(
    ({ status, amountCents, coveredCents }) => status === 'claimed' && amountCents > coveredCents,
  );
  if (open.length === 0 || reach.targets.length === 0 || guestId === receipt.hostGuestId)
    return { held: [], isWritten: false };
  const letter = () =>
    disputeLetter({
      payerName: cited(payerName),
      hostName: quoted(receipt.hostName),
      restaurantName: quoted(receipt.restaurantName),
      amount: displayMoney(Number(amountCents), receipt.currency),
      url: `${originOfLinks(ctx)}/live-receipt/${receiptId}`,
    });
  // Before the gate, which is the last lock of a transaction.
  await lockReminder(tx, { receiptId, guestId });
  const first = {
    about: {
      kind: 'dishes',
      amountCents: open.reduce((sum, claim) => sum + Number(claim.amountCents - claim.coveredCents), 0),
      currency: receipt.currency,
      dishes: open.length,
      date: receipt.date,
    } as const,
    hostGuestId: receipt.hostGuestId,
    path: `/live-receipt/${receiptId}`,
  };
  const named = [receipt.hostGuestId];
  const held = await writeToReached(ctx, { tx, reach, named, from: 'activity', letter, first });
  // A message that is held back entirely does not count as a reminder.
  const isWritten = held.length < reach.targets.length;
  if (isWritten)
    await tx.reminder.update({
      where: { receiptId_guestId: { receiptId, guestId } },
      data: { sentAt: { push: ctx.now() } },
    });
  return { held, isWritten };
}

/** Friendly: most often a payment is only late, or went to another name. */
function disputeLetter({
  payerName,
  hostName,
  restaurantName,
  amount,
  url,
}: Record<'payerName' | 'hostName' | 'restaurantName' | 'amount' | 'url', string>): Letter {
  return {
    subject: t('{hostName} did not find your {amount} for {restaurantName}', { hostName, amount, restaurantName }),
    greeting: t('Hello {payerName},', { payerName }),
    paragraphs: [
      t(
        'you said that you paid {amount} for {restaurantName}, and {hostName} could not find it yet. Your part counts as open until then.',
        { amount, restaurantName, hostName },
      ),
    ],
    action: { label: t('See your part'), url },
    closing: [
      t(
        'Perhaps it is still on its way, or went to another name. Have a look in your app, and tell {hostName} when you find it.',
        { hostName },
      ),
    ],
  };
}
