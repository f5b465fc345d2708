import { t } from '../language/t';
import type { ChangeFact, FactOf } from '../facts/changes';
import type { DecidedTogether, Decision } from '../moves/Decision';
import { moneyOf, paymentFact, personOf } from '../moves/factParts';
import { conflict } from '../moves/Refusal';
import { sumDue } from '../owed';
import type { ClaimState, PaymentState, Person, ReceiptState } from '../receipts';
import type { SettlementPlan } from './SettlementPlan';

/** What a settlement does, whoever settles what. */
export interface Settling {
  readonly receipts: readonly ReceiptState[];
  /** The text of the plan that was agreed to. */
  readonly planText: string;
  /** Who agreed last. */
  readonly actor: Person;
  /** Makes the ids of the payments. */
  readonly newId: () => string;
  /** ISO time. */
  readonly at: string;
}

/** What a diner had open on one receipt and is paid now. */
export type SettledDebt = Omit<FactOf<'debtNetted'>, 'kind'>;

/**
 * Settles what everybody agreed to: what each diner has open on each receipt becomes paid by a payment of the settlement, what
 * a host has to pass on counts as passed on, and the transfers of the plan are owed instead.
 * @param planOf what would be settled on the receipts as they are now
 * @param factOf what happens on a receipt to one diner
 * @returns a refusal when something else is open now.
 */
export function settlePlan(
  { receipts, planText, actor, newId, at }: Settling,
  {
    planOf,
    factOf,
  }: {
    planOf: (receipts: readonly ReceiptState[]) => SettlementPlan | null;
    factOf: (settled: SettledDebt) => ChangeFact;
  },
): DecidedTogether<{ plan: SettlementPlan }> {
  const plan = planOf(receipts);
  if (plan?.text !== planText)
    return conflict(t('Something changed on the receipts meanwhile. Nothing was settled. Look at what is open now.'));
  const decisions: Decision[] = [];
  for (const receipt of receipts) {
    let state = receipt;
    for (const { from, to } of plan.debts.filter(({ receiptId }) => receiptId === receipt.id)) {
      if (from === state.hostGuestId) {
        const settled = settleContribution({ state, guestId: to, actor });
        state = settled.next;
        decisions.push(settled);
        continue;
      }
      const { next, payment } = settleDebt({ state, guestId: from, paymentId: newId(), at });
      state = next;
      decisions.push({ next, fact: factOf({ by: actor, ...paymentFact(state, payment) }), answer: {} });
    }
  }
  return { decisions, answer: { plan } };
}

/** What the host had to pass on to one guest comes with the transfers. */
function settleContribution({
  state,
  guestId,
  actor,
}: {
  state: ReceiptState;
  guestId: string;
  actor: Person;
}): Decision {
  const owed = state.contributions.find((each) => each.guestId === guestId);
  if (!owed) throw new RangeError('The host owes this guest nothing');
  const settled = { ...owed, settledCents: owed.settledCents + owed.owedCents, owedCents: 0 };
  return {
    next: { ...state, contributions: state.contributions.map((each) => (each === owed ? settled : each)) },
    fact: {
      kind: 'contributionSettled',
      by: actor,
      contributor: personOf(owed),
      amount: moneyOf(state, owed.owedCents),
    },
    answer: {},
  };
}

/** The claims of one guest are paid by a payment that needs no confirmation, because the money comes with the transfers. */
function settleDebt({
  state,
  guestId,
  paymentId,
  at,
}: {
  state: ReceiptState;
  guestId: string;
  paymentId: string;
  at: string;
}): { next: ReceiptState; payment: PaymentState } {
  const isOpen = (claim: ClaimState): boolean => claim.guestId === guestId && claim.status === 'claimed';
  const claims = state.claims.filter(isOpen);
  const payment: PaymentState = {
    id: paymentId,
    payerGuestId: guestId,
    payerName: [...new Set(claims.map(({ claimerName }) => claimerName))].join(' & '),
    amountCents: sumDue(claims),
    cashCents: null,
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
    payment,
  };
}
