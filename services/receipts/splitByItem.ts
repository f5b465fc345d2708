import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { changeReceipt } from './changeReceipt';
import { rebill } from './rebill';
import { refuseClaimed } from './refuseClaimed';

/**
 * The host takes an even split back: the dishes are the lines again. Nothing changes on a bill that is split by item.
 * @throws NotFound (also for anybody but the host), Conflict (somebody has claimed).
 */
export async function splitByItem(
  ctx: ServiceContext,
  { receiptId }: { receiptId: string },
): Promise<{ receipt: ReceiptState }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, 'Only the host can split the bill.');
      return {
        next: byItem(ctx, state),
        actorName: state.hostName,
        kind: 'edited',
        summary: `${state.hostName} split the bill by item`,
        answer: {},
      };
    },
  });
  return { receipt };
}

function byItem(ctx: ServiceContext, state: ReceiptState): ReceiptState {
  if (!state.evenSplit) return state;
  refuseClaimed(state);
  const items = state.evenSplit.dishes.map((dish) => ({ ...dish, id: ctx.newId() }));
  return rebill(state, { ...state, items, evenSplit: null });
}
