import { t } from '../language/t';
import { displayMoney, type Cents } from '../money';
import type { ClaimState, PaymentState, ReceiptState } from '../receipts';
import type { Decided } from './Decision';

/** What a card was charged for. The amounts are those that the payer saw. */
export interface CardCharge {
  /** Also the id of the payment on the receipt, so that a charge is on it once. */
  readonly id: string;
  readonly payerGuestId: string;
  readonly claims: readonly { readonly id: string; readonly amountCents: Cents }[];
}

/**
 * The processor has taken the money: the claims are paid. When they no longer are what was charged (given back, cancelled,
 * paid in another way, at another price), nothing is paid and the charge has to be given back (docs/product/cards.md).
 * Which of the two it is is decided once: the payment on the receipt says it from then on.
 * @param move.at ISO time
 */
export function chargeClaims({
  state,
  charge,
  at,
}: {
  state: ReceiptState;
  charge: CardCharge;
  at: string;
}): Decided<{ isKept: boolean }> {
  const { id, payerGuestId } = charge;
  const payerName = namesOf(state, charge);
  const amountCents = charge.claims.reduce((sum, claim) => sum + claim.amountCents, 0);
  const amount = displayMoney(amountCents, state.currency);
  const known = state.payments.find((payment) => payment.id === id);
  const isKept = known ? known.status === 'charged' : isAsCharged(state, charge);
  const trail = isKept
    ? ({ kind: 'paid', summary: t('{payerName} paid {amount} by card', { payerName, amount }) } as const)
    : ({
        kind: 'refunded',
        summary: t('{payerName} gets {amount} back by card, because the claims had changed', { payerName, amount }),
      } as const);
  const decided = { actorName: payerName, ...trail, answer: { isKept } };
  if (known) return { ...decided, next: state };

  const payment: PaymentState = {
    id,
    payerGuestId,
    payerName,
    amountCents,
    method: 'card',
    handle: null,
    groupId: null,
    status: isKept ? 'charged' : 'refunded',
    createdAt: at,
    completedAt: isKept ? at : null,
  };
  const ids = new Set(isKept ? charge.claims.map((claim) => claim.id) : []);
  const pay = (claim: ClaimState): ClaimState =>
    ids.has(claim.id) ? { ...claim, status: 'paid', paymentId: id } : claim;
  return { ...decided, next: { ...state, claims: state.claims.map(pay), payments: [...state.payments, payment] } };
}

/** The names on the claims, as far as they are still there. */
function namesOf(state: ReceiptState, { claims, payerGuestId }: CardCharge): string {
  const charged = new Set(claims.map(({ id }) => id));
  const named = state.claims.filter((claim) => charged.has(claim.id) && claim.guestId === payerGuestId);
  return [...new Set(named.map(({ claimerName }) => claimerName))].join(' & ') || t('A diner');
}

function isAsCharged(state: ReceiptState, { payerGuestId, claims }: CardCharge): boolean {
  if (state.deletedAt !== null) return false;
  return claims.every(({ id, amountCents }) => {
    const claim = state.claims.find((candidate) => candidate.id === id);
    return claim?.status === 'claimed' && claim.guestId === payerGuestId && claim.amountCents === amountCents;
  });
}
