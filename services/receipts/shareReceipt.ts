import { t } from '@fairtab/domain/language/t';
import { shareReceipt as share } from '@fairtab/domain/moves/shareReceipt';
import type { Visibility } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../people/authorise';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { changeReceipt } from './writing/changeReceipt';

/**
 * The host chooses who may see the receipt (docs/product/access.md). Viewers who may not see it any more lose it at once.
 * @throws NotFound (also for anybody but the host), Conflict (key reuse), InvalidInput (the key).
 */
export async function shareReceipt(
  ctx: ServiceContext,
  { idempotencyKey, ...wanted }: { receiptId: string; visibility: Visibility; idempotencyKey?: unknown },
): Promise<{ receipt: ReceiptState }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'shareReceipt', key: idempotencyKey, request: wanted }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'shareReceipt', receipt: state }, t('Only the host can share the receipt.'));
      return share({ state, visibility: wanted.visibility });
    },
  });
  return { receipt };
}
