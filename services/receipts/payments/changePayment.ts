import { t } from '@fairtab/domain/language/t';
import type { Decided } from '@fairtab/domain/moves/Decision';
import type { Action } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { keyedRequest } from '../../idempotency';
import { changeReceipt } from '../changeReceipt';
import { receiptIdOfWrite } from '../receiptIdOfWrite';

/** A payment to change, and the key by which a retry is recognised. */
export interface PaymentToChange {
  readonly paymentId: string;
  readonly idempotencyKey?: unknown;
}

/**
 * What confirming, disputing and accepting a payment have in common: find it, ask the policy, make the move.
 * @param change.action what the viewer must be allowed to do; null when Fairtab itself acts
 * @throws NotFound (also for anybody but the host), Conflict (also key reuse), InvalidInput (the key).
 */
export async function changePayment(
  ctx: ServiceContext,
  {
    paymentId,
    idempotencyKey,
    action,
    move,
  }: PaymentToChange & { action: Action | null; move: (state: ReceiptState) => Decided },
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  const operation = action ?? 'acceptPayment';
  const keyed = keyedRequest(ctx, { operation, key: idempotencyKey, request: { paymentId } });
  const { receipt } = await changeReceipt(ctx, {
    receiptId: await receiptIdOfWrite(ctx, { part: 'payment', id: paymentId, keyed }),
    keyed,
    bySystem: action === null,
    decide: (state, actor) => {
      if (!state.payments.some(({ id }) => id === paymentId)) throw new NotFound();
      if (action !== null) authorise({ viewer: actor, action, receipt: state }, t('Only the host can do this.'));
      return move(state);
    },
  });
  return { receipt, paymentId };
}
