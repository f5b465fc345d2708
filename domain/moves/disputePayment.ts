import { paymentFact } from './factParts';
import { hostOf, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { movePayment } from './movePayment';
import { releaseClaims } from './releaseClaims';

/**
 * The host says that the money did not arrive: all claims of the payment are open again (docs/product/claims.md). A
 * payment that was confirmed by mistake, or by time, can still be disputed.
 * @returns a refusal when the payment is gone or already disputed.
 */
export function disputePayment({ state, paymentId }: { state: ReceiptState; paymentId: string }): Decided {
  return movePayment({
    state,
    paymentId,
    move: 'dispute',
    decide: (payment) => ({
      next: releaseClaims(
        state,
        state.claims.filter((claim) => claim.paymentId === paymentId).map(({ id }) => id),
      ),
      fact: { kind: 'paymentDisputed', by: hostOf(state), ...paymentFact(state, payment) },
    }),
  });
}
