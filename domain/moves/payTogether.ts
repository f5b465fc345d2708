import { contributionOf } from '../bill/contributions';
import { t } from '../language/t';
import { displayMoney, FIRST_CURRENCY, type Cents } from '../money';
import { sumAmounts, sumDue } from '../owed';
import type { ReceiptState } from '../receipts';
import type { DecidedTogether, Decision } from './Decision';
import { claimsToPay, payClaims, type PaidBy } from './payClaims';
import { changedAmount } from './changedAmount';
import { passOn } from './passOn';
import { conflict } from './Refusal';

/** One of the receipts that are paid together. */
export interface PartToPay {
  readonly receipt: ReceiptState;
  /** What the payer saw as open there, in cents. */
  readonly expectedCents: Cents;
  readonly paymentId: string;
  readonly paidBy: PaidBy;
}

/**
 * Reports all that a guest owes another one on several receipts as paid with one sum (docs/product/people.md): a payment on each
 * receipt of the other one, and on an own one what is passed on to them, all or none. Here an amount must be exactly what the payer saw, because the sum has already gone to a pay app.
 * @param move.to the guest who gets the money
 * @param move.groupId what the payments have in common; unused for a single receipt
 * @param move.at ISO time
 * @returns a refusal when an amount is another one now, or nothing is left to pay on a receipt.
 */
export function payTogether({
  parts,
  guestId,
  to,
  groupId,
  at,
}: {
  parts: readonly PartToPay[];
  guestId: string;
  to: string;
  groupId: string;
  at: string;
}): DecidedTogether<{ paymentIds: readonly string[] }> {
  const currency = parts[0]?.receipt.currency ?? FIRST_CURRENCY;
  if (parts.some(({ receipt }) => receipt.currency !== currency))
    return conflict(t('Receipts in different currencies cannot be paid with one sum.'));
  const open = parts.map(({ receipt, expectedCents }) => ({
    name: receipt.restaurantName,
    expectedCents,
    amountCents: openBetween(receipt, { guestId, to }),
  }));
  const another = open.filter(({ expectedCents, amountCents }) => expectedCents !== amountCents);
  if (another.length > 0) {
    const changes = another.map(({ name, expectedCents, amountCents }) =>
      t('{restaurantName} is {amount} now, not {formerAmount}', {
        restaurantName: name || t('Receipt'),
        amount: displayMoney(amountCents, currency),
        formerAmount: displayMoney(expectedCents, currency),
      }),
    );
    return changedAmount({
      changes,
      nothing: t('Nothing was reported as paid.'),
      amountCents: sumAmounts(open),
      currency,
    });
  }
  const paid = parts.filter(({ receipt }) => receipt.hostGuestId !== guestId);
  const group = parts.length > 1 ? { id: groupId, receiptCount: parts.length } : null;
  const decisions: Decision[] = [];
  for (const { receipt: state, paymentId, paidBy } of parts) {
    if (state.hostGuestId === guestId) {
      const passed = passOn({ state, contributor: { guestId: to, name: '' }, guestId, expectedAmountCents: null });
      if ('refusal' in passed) return passed;
      decisions.push(passed);
      continue;
    }
    const found = claimsToPay(state, { claimIds: null, guestId });
    if ('refusal' in found) return found;
    const { claims } = found;
    const decided = payClaims({ state, guestId, claims, paidBy, expectedAmountCents: null, paymentId, group, at });
    if ('refusal' in decided) return decided;
    decisions.push(decided);
  }
  return { decisions, answer: { paymentIds: paid.map(({ paymentId }) => paymentId) } };
}

/** The debt between two guests on a receipt, one of whom is its host. */
function openBetween(receipt: ReceiptState, { guestId, to }: { guestId: string; to: string }): Cents {
  if (receipt.hostGuestId === guestId) return contributionOf(receipt, { guestId: to, name: '' })?.owedCents ?? 0;
  return sumDue(receipt.claims.filter((claim) => claim.guestId === guestId && claim.status === 'claimed'));
}
