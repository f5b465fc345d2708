import { t } from '../language/t';
import { displayMoney } from '../money';
import type { ReceiptState } from '../receipts';
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
      actorName: state.hostName,
      kind: 'confirmed',
      summary: t('{hostName} confirmed {amount} from {payerName}', {
        hostName: state.hostName,
        amount: displayMoney(payment.amountCents, state.currency),
        payerName: payment.payerName,
      }),
    }),
  });
}
