import { t } from '../language/t';
import { displayMoney, FIRST_CURRENCY, type Cents } from '../money';
import { sumAmounts } from '../owed';
import type { PaymentState, ReceiptState } from '../receipts';
import { changedAmount } from './changedAmount';
import { confirmPayment } from './confirmPayment';
import type { DecidedTogether, Decision } from './Decision';
import { conflict, notFound } from './Refusal';

/**
 * The host says that payments of one guest arrived, on one receipt or several, all or none (docs/product/people.md). A payment
 * that was confirmed meanwhile, as after three days, stays as it is.
 * @param move.expectedCents what the host saw as the sum of these payments
 * @param move.at ISO time
 * @returns a refusal when a payment is gone, is somebody else's, was disputed, or the sum is another one now.
 */
export function confirmTogether({
  receipts,
  paymentIds,
  payerGuestId,
  expectedCents,
  at,
}: {
  receipts: readonly ReceiptState[];
  paymentIds: readonly string[];
  payerGuestId: string;
  expectedCents: Cents;
  at: string;
}): DecidedTogether {
  const states = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const found: { receiptId: string; payment: PaymentState }[] = [];
  for (const paymentId of paymentIds) {
    for (const { id: receiptId, payments } of receipts)
      found.push(...payments.filter(({ id }) => id === paymentId).map((payment) => ({ receiptId, payment })));
  }
  if (found.length !== paymentIds.length || found.some(({ payment }) => payment.payerGuestId !== payerGuestId))
    return notFound();
  if (found.some(({ payment }) => payment.status === 'disputed' || payment.status === 'refunded'))
    return conflict(t('One of these payments was marked as not received meanwhile. Nothing was confirmed.'));
  const currency = receipts[0]?.currency ?? FIRST_CURRENCY;
  if (receipts.some((receipt) => receipt.currency !== currency))
    return conflict(t('Payments in different currencies cannot be confirmed as one sum.'));
  const amountCents = sumAmounts(found.map(({ payment }) => payment));
  if (amountCents !== expectedCents) {
    const changes = [
      t('These payments are {amount} now, not {formerAmount}', {
        amount: displayMoney(amountCents, currency),
        formerAmount: displayMoney(expectedCents, currency),
      }),
    ];
    return changedAmount({ changes, nothing: t('Nothing was confirmed.'), amountCents, currency });
  }
  const decisions: Decision[] = [];
  for (const { receiptId, payment } of found.filter(({ payment: { status } }) => status === 'reported')) {
    const state = states.get(receiptId);
    if (!state) return notFound();
    const decided = confirmPayment({ state, paymentId: payment.id, at });
    if ('refusal' in decided) return decided;
    states.set(receiptId, decided.next);
    decisions.push(decided);
  }
  return { decisions, answer: {} };
}
