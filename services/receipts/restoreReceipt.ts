import { restoreReceipt as restore } from '@fairtab/domain/moves/restoreReceipt';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { changeReceipt } from './changeReceipt';

/**
 * The host takes a deletion back within 30 days. Nothing changes on a receipt that is not deleted.
 * @throws NotFound (also for anybody but the host).
 */
export async function restoreReceipt(
  ctx: ServiceContext,
  { receiptId }: { receiptId: string },
): Promise<{ receipt: ReceiptState }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'restoreReceipt', receipt: state }, 'Only the host can restore the receipt.');
      return restore({ state, now: ctx.now() });
    },
  });
  return { receipt };
}
