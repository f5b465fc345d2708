import type { Decided } from '@fairtab/domain/moves/Decision';
import type { Action } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { NotFound } from '../errors';
import { changeReceipt } from '../receipts/changeReceipt';
import { receiptIdOf } from '../receipts/receiptIdOf';

/**
 * What confirming, disputing and accepting a payment have in common: find it, ask the policy, make the move.
 * @param change.action what the viewer must be allowed to do; null when Fairtab itself acts
 * @throws NotFound (also for anybody but the host), Conflict.
 */
export async function changePayment(
  ctx: ServiceContext,
  { paymentId, action, move }: { paymentId: string; action: Action | null; move: (state: ReceiptState) => Decided },
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId: await receiptIdOf(ctx, { part: 'payment', id: paymentId }),
    bySystem: action === null,
    decide: (state, actor) => {
      if (!state.payments.some(({ id }) => id === paymentId)) throw new NotFound();
      if (action !== null) authorise({ viewer: actor, action, receipt: state }, 'Only the host can do this.');
      return move(state);
    },
  });
  return { receipt, paymentId };
}
