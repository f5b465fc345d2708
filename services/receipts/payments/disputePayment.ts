import { disputePayment as dispute } from '@fairtab/domain/moves/disputePayment';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { changePayment, type PaymentToChange } from './changePayment';

/**
 * The host says the money did not arrive: all claims of the payment are open again (docs/product/claims.md). A payment
 * that was confirmed by mistake, or by time, can still be disputed.
 * @throws NotFound (also for anybody but the host), Conflict (disputed already, key reuse).
 */
export function disputePayment(
  ctx: ServiceContext,
  wanted: PaymentToChange,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  return changePayment(ctx, {
    ...wanted,
    action: 'disputePayment',
    move: (state) => dispute({ state, paymentId: wanted.paymentId }),
  });
}
