import { distinct, moneyOf, namesOf } from './factParts';
import type { Cents } from '../money';
import { dueOf } from '../owed';
import { ownerOf, type ClaimState, type PaymentState, type Person, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';

/** What a card was charged for. The amounts are those that the payer saw. */
export interface CardCharge {
  /** Also the id of the payment on the receipt, so that a charge is on it once. */
  readonly id: string;
  readonly payerGuestId: string;
  /** What the payer is called when their claims are gone. */
  readonly payerName: string;
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
  const payers = payersOfCharge(state, charge);
  const amountCents = charge.claims.reduce((sum, claim) => sum + claim.amountCents, 0);
  const known = state.payments.find((payment) => payment.id === id);
  const isKept = known ? known.status === 'charged' : isAsCharged(state, charge);
  const decided = {
    fact: {
      kind: isKept ? ('cardPaid' as const) : ('cardReturned' as const),
      by: payers[0] ?? null,
      paymentId: id,
      payers,
      amount: moneyOf(state, amountCents),
    },
    answer: { isKept },
  };
  if (known) return { ...decided, next: state };

  const payment: PaymentState = {
    id,
    payerGuestId,
    payerName: namesOf(payers),
    amountCents,
    cashCents: null,
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

/** The people on the claims, as far as they are still there. */
function payersOfCharge(state: ReceiptState, { claims, payerGuestId, payerName }: CardCharge): Person[] {
  const charged = new Set(claims.map(({ id }) => id));
  const named = state.claims.filter((claim) => charged.has(claim.id) && claim.guestId === payerGuestId);
  return named.length > 0 ? distinct(named.map(ownerOf)) : [{ guestId: payerGuestId, name: payerName }];
}

function isAsCharged(state: ReceiptState, { payerGuestId, claims }: CardCharge): boolean {
  if (state.deletedAt !== null) return false;
  return claims.every(({ id, amountCents }) => {
    const claim = state.claims.find((candidate) => candidate.id === id);
    return claim?.status === 'claimed' && claim.guestId === payerGuestId && dueOf(claim) === amountCents;
  });
}
