import { shareReceipt as share } from '@fairtab/domain/moves/shareReceipt';
import type { Visibility } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { changeReceipt } from './changeReceipt';

/**
 * The host chooses who may see the receipt (docs/product/access.md). Viewers who may not see it any more lose it at once.
 * @throws NotFound (also for anybody but the host).
 */
export async function shareReceipt(
  ctx: ServiceContext,
  { receiptId, visibility }: { receiptId: string; visibility: Visibility },
): Promise<{ receipt: ReceiptState }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'shareReceipt', receipt: state }, 'Only the host can share the receipt.');
      return share({ state, visibility });
    },
  });
  return { receipt };
}
