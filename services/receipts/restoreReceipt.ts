import { t } from '@fairtab/domain/language/t';
import { restoreReceipt as restore } from '@fairtab/domain/moves/restoreReceipt';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../people/authorise';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { changeReceipt } from './writing/changeReceipt';

/**
 * The host takes a deletion back within 30 days. Nothing changes on a receipt that is not deleted.
 * @throws NotFound (also for anybody but the host), Conflict (key reuse), InvalidInput (the key).
 */
export async function restoreReceipt(
  ctx: ServiceContext,
  { receiptId, idempotencyKey }: { receiptId: string; idempotencyKey?: unknown },
): Promise<{ receipt: ReceiptState }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'restoreReceipt', key: idempotencyKey, request: { receiptId } }),
    decide: (state, actor) => {
      authorise(
        { viewer: actor, action: 'restoreReceipt', receipt: state },
        t('Only the host can restore the receipt.'),
      );
      return restore({ state, now: ctx.now() });
    },
  });
  return { receipt };
}
