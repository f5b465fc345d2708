import { KEEP_DELETED_MS, type ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { NotFound } from '../errors';
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
      return {
        next: restored(ctx, state),
        actorName: state.hostName,
        kind: 'restored',
        summary: `${state.hostName} restored the receipt`,
        answer: {},
      };
    },
  });
  return { receipt };
}

function restored(ctx: ServiceContext, state: ReceiptState): ReceiptState {
  if (state.deletedAt === null) return state;
  if (Date.parse(state.deletedAt) + KEEP_DELETED_MS <= ctx.now().getTime()) throw new NotFound();
  return { ...state, deletedAt: null };
}
