import { confirmPayment as confirm } from '@fairtab/domain/moves/confirmPayment';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { changePayment } from './changePayment';

/**
 * The host says a reported payment arrived (docs/product/claims.md).
 * @throws NotFound (also for anybody but the host), Conflict (confirmed or disputed already).
 */
export function confirmPayment(
  ctx: ServiceContext,
  { paymentId }: { paymentId: string },
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  return changePayment(ctx, {
    paymentId,
    action: 'confirmPayment',
    move: (state) => confirm({ state, paymentId, at: ctx.now().toISOString() }),
  });
}
