import { paymentFact } from './factParts';
import { hostOf, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { movePayment, withConfirmed } from './movePayment';

/**
 * The host says that a reported payment arrived (docs/product/claims.md).
 * @param move.at ISO time
 * @returns a refusal when the payment is gone, confirmed or disputed.
 */
export function confirmPayment({
  state,
  paymentId,
  at,
}: {
  state: ReceiptState;
  paymentId: string;
  at: string;
}): Decided {
  return movePayment({
    state,
    paymentId,
    move: 'confirm',
    decide: (payment) => ({
      next: withConfirmed(state, { payment, at }),
      fact: { kind: 'paymentConfirmed', by: hostOf(state), ...paymentFact(state, payment) },
    }),
  });
}
