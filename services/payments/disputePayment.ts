import { displayMoney } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { changePayment } from './changePayment';
import { releaseClaims } from './releaseClaims';

/**
 * The host says the money did not arrive: all claims of the payment are open again (decisions §3). A payment that was
 * confirmed by mistake, or by time, can still be disputed.
 * @throws NotFound (also for anybody but the host), Conflict (disputed already).
 */
export function disputePayment(
  ctx: ServiceContext,
  { paymentId }: { paymentId: string },
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  return changePayment(ctx, {
    paymentId,
    action: 'disputePayment',
    kind: 'disputed',
    refusals: { disputed: 'This payment is already disputed.' },
    decide: ({ state, payment }) => ({
      next: releaseClaims(
        state,
        state.claims.filter((claim) => claim.paymentId === paymentId).map(({ id }) => id),
      ),
      actorName: state.hostName,
      summary: `${state.hostName} says ${displayMoney(payment.amountCents)} from ${payment.payerName} did not arrive`,
    }),
  });
}
