import { rulerOf } from '../shares';
import { sumDue } from '../owed';
import type { ClaimState, PaymentState, ReceiptState } from '../receipts';

/**
 * Takes claims out of their payments: they are claimed again and priced on today's bill. A payment keeps the amount of
 * the claims that stay with it, and nobody knows any more what was given in cash for them; one that loses its last claim
 * keeps its amount, for the record, and is disputed.
 */
export function releaseClaims(state: ReceiptState, claimIds: readonly string[]): ReceiptState {
  const ruler = rulerOf(state);
  const release = (claim: ClaimState): ClaimState => ({
    ...claim,
    status: 'claimed',
    paymentId: null,
    coveredCents: 0,
    amountCents: ruler.amountOf(
      state.items.findIndex(({ id }) => id === claim.itemId),
      claim.pieces,
    ),
  });
  const touched = new Set(state.claims.filter(({ id }) => claimIds.includes(id)).map(({ paymentId }) => paymentId));
  const claims = state.claims.map((claim) => (claimIds.includes(claim.id) ? release(claim) : claim));
  const settle = (payment: PaymentState): PaymentState => {
    if (!touched.has(payment.id)) return payment;
    const kept = claims.filter(({ paymentId }) => paymentId === payment.id);
    return kept.length > 0
      ? { ...payment, amountCents: sumDue(kept), cashCents: null }
      : { ...payment, status: 'disputed', completedAt: null };
  };
  return { ...state, claims, payments: state.payments.map(settle) };
}
