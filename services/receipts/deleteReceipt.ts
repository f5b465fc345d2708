import { t } from '@fairtab/domain/language/t';
import { deleteReceipt as deleteIt } from '@fairtab/domain/moves/deleteReceipt';
import { authorise } from '../people/authorise';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { changeReceipt } from './writing/changeReceipt';

/**
 * The host deletes the receipt: from now on it does not exist for anybody. It can be restored for 30 days.
 * @throws NotFound (also for anybody but the host), Conflict (key reuse), InvalidInput (the key).
 */
export async function deleteReceipt(
  ctx: ServiceContext,
  { receiptId, idempotencyKey }: { receiptId: string; idempotencyKey?: unknown },
): Promise<{ deletedReceiptId: string }> {
  await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'deleteReceipt', key: idempotencyKey, request: { receiptId } }),
    isBlind: true,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'deleteReceipt', receipt: state }, t('Only the host can delete the receipt.'));
      return deleteIt({ state, at: ctx.now().toISOString() });
    },
  });
  return { deletedReceiptId: receiptId };
}
