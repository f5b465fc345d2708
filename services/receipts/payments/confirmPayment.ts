import { confirmPayment as confirm } from '@fairtab/domain/moves/confirmPayment';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { changePayment, type PaymentToChange } from './changePayment';

/**
 * The host says a reported payment arrived (docs/product/claims.md).
 * @throws NotFound (also for anybody but the host), Conflict (confirmed or disputed already, key reuse).
 */
export function confirmPayment(
  ctx: ServiceContext,
  wanted: PaymentToChange,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  return changePayment(ctx, {
    ...wanted,
    action: 'confirmPayment',
    move: (state) => confirm({ state, paymentId: wanted.paymentId, at: ctx.now().toISOString() }),
  });
}
