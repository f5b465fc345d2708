import { paymentFact } from './factParts';
import { t } from '../language/t';
import { ACCEPT_PAYMENT_AFTER_MS, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { movePayment, withConfirmed } from './movePayment';
import { conflict } from './Refusal';

/**
 * Fairtab itself confirms a payment that the host left alone for three days (docs/product/claims.md).
 * @returns a refusal when the payment is gone, confirmed or disputed, or when it is too young.
 */
export function acceptPayment({
  state,
  paymentId,
  now,
}: {
  state: ReceiptState;
  paymentId: string;
  now: Date;
}): Decided {
  return movePayment({
    state,
    paymentId,
    move: 'accept',
    decide: (payment) => {
      if (Date.parse(payment.createdAt) + ACCEPT_PAYMENT_AFTER_MS > now.getTime())
        return conflict(t('The host still has time to answer.'));
      return {
        next: withConfirmed(state, { payment, at: now.toISOString() }),
        fact: { kind: 'paymentAccepted', by: null, ...paymentFact(state, payment) },
      };
    },
  });
}
