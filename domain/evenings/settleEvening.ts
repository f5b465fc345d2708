import { t } from '../language/t';
import { displayMoney } from '../money';
import type { DecidedTogether, Decision } from '../moves/Decision';
import { conflict } from '../moves/Refusal';
import { sumAmounts, type ClaimState, type PaymentState, type ReceiptState } from '../receipts';
import { planEvening, type EveningPlan } from './planEvening';

/**
 * Settles an evening to which all hosts agreed (docs/product/evenings.md): what each diner has open on each receipt becomes
 * paid by a payment of the settlement, and the transfers of the plan are owed instead.
 * @param settling.planText the text of the plan that was agreed to
 * @param settling.evening the name of the evening, for the trail
 * @param settling.actorName who agreed last
 * @param settling.newId makes the ids of the payments
 * @param settling.at ISO time
 * @returns a refusal when something else is open now.
 */
export function settleEvening({
  receipts,
  planText,
  evening,
  actorName,
  newId,
  at,
}: {
  receipts: readonly ReceiptState[];
  planText: string;
  evening: string;
  actorName: string;
  newId: () => string;
  at: string;
}): DecidedTogether<{ plan: EveningPlan }> {
  const plan = planEvening(receipts);
  if (plan?.text !== planText)
    return conflict(t('Something changed on the receipts meanwhile. Nothing was settled. Look at what is open now.'));
  const decisions: Decision[] = [];
  for (const receipt of receipts) {
    let state = receipt;
    for (const { from } of plan.debts.filter(({ receiptId }) => receiptId === receipt.id)) {
      const decided = settleDebt({ state, guestId: from, evening, actorName, paymentId: newId(), at });
      state = decided.next;
      decisions.push(decided);
    }
  }
  return { decisions, answer: { plan } };
}

/** The claims of one guest are paid by a payment that needs no confirmation, because the money comes with the transfers. */
function settleDebt({
  state,
  guestId,
  evening,
  actorName,
  paymentId,
  at,
}: {
  state: ReceiptState;
  guestId: string;
  evening: string;
  actorName: string;
  paymentId: string;
  at: string;
}): Decision {
  const isOpen = (claim: ClaimState): boolean => claim.guestId === guestId && claim.status === 'claimed';
  const claims = state.claims.filter(isOpen);
  const payerName = [...new Set(claims.map(({ claimerName }) => claimerName))].join(' & ');
  const amountCents = sumAmounts(claims);
  const payment: PaymentState = {
    id: paymentId,
    payerGuestId: guestId,
    payerName,
    amountCents,
    method: 'settlement',
    handle: null,
    groupId: null,
    status: 'confirmed',
    createdAt: at,
    completedAt: at,
  };
  return {
    next: {
      ...state,
      claims: state.claims.map((claim) => (isOpen(claim) ? { ...claim, status: 'paid', paymentId } : claim)),
      payments: [...state.payments, payment],
    },
    actorName,
    kind: 'paid',
    summary: t('The evening “{evening}” settled {amount} of {payerName}', {
      amount: displayMoney(amountCents, state.currency),
      payerName,
      evening,
    }),
    answer: {},
  };
}
