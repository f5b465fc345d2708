import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { afterQuietHours } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../context';
import type { Letter } from '../mail/letter';
import { lockReminder } from '../reminders/planReminder';
import { reachGuest } from '../notifications/reachGuest';
import { writeToReached } from '../notifications/writeToReached';

/**
 * Tells the payer that the host did not find a payment, unless nothing is open any more. It takes the place of the next
 * reminder, since it asks for the same money. Workers wait for each other at the payment, so running twice writes once.
 * @returns whether a message was written.
 */
export async function tellPayer(ctx: ServiceContext, { paymentId }: { paymentId: string }): Promise<boolean> {
  return ctx.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM payment WHERE id = ${paymentId} FOR UPDATE`;
    const payment = await tx.payment.findUnique({ where: { id: paymentId }, include: { receipt: true } });
    const now = ctx.now();
    if (!payment?.tellPayerAt || payment.tellPayerAt.getTime() > now.getTime()) return false;
    const { receipt, receiptId, payerGuestId: guestId, payerName, amountCents } = payment;
    const morning = afterQuietHours(receipt.timeZone, now);
    const isNight = morning.getTime() > now.getTime();
    await tx.payment.update({ where: { id: paymentId }, data: { tellPayerAt: isNight ? morning : null } });
    if (isNight || payment.status !== 'disputed' || receipt.deletedAt !== null) return false;
    const left = await tx.claim.findMany({ where: { receiptId, guestId }, orderBy: { madeIn: 'asc' } });
    const ownContact = left.filter(({ treatedGuestId }) => treatedGuestId === null);
    const reach = await reachGuest(ctx, { tx, guestId, topics: ['payments'], left: ownContact });
    const owes = left.some(({ status, amountCents }) => status === 'claimed' && amountCents > 0);
    if (!owes || reach.targets.length === 0 || guestId === receipt.hostGuestId) return false;
    const letter = () =>
      disputeLetter({
        payerName,
        hostName: receipt.hostName,
        restaurantName: receipt.restaurantName,
        amount: displayMoney(Number(amountCents), receipt.currency),
        url: `${ctx.origin}/live-receipt/${receiptId}`,
      });
    await writeToReached(ctx, { tx, reach, named: [receipt.hostGuestId], from: 'activity', letter });
    await lockReminder(tx, { receiptId, guestId });
    await tx.reminder.update({
      where: { receiptId_guestId: { receiptId, guestId } },
      data: { sentAt: { push: now } },
    });
    return true;
  });
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
