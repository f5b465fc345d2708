import { displayMoney } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { changePayment, withConfirmed } from './changePayment';

/**
 * The host says a reported payment arrived (decisions §3).
 * @throws NotFound (also for anybody but the host), Conflict (confirmed or disputed already).
 */
export function confirmPayment(
  ctx: ServiceContext,
  { paymentId }: { paymentId: string },
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  return changePayment(ctx, {
    paymentId,
    action: 'confirmPayment',
    kind: 'confirmed',
    refusals: {
      confirmed: 'This payment is already confirmed.',
      disputed: 'This payment was disputed; its claims are open again.',
    },
    decide: ({ state, payment }) => ({
      next: withConfirmed(state, { paymentId, at: ctx.now() }),
      actorName: state.hostName,
      summary: `${state.hostName} confirmed ${displayMoney(payment.amountCents)} from ${payment.payerName}`,
    }),
  });
}
