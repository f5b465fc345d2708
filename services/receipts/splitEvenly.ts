import { splitEvenlyInput } from '@fairtab/domain/inputs/receiptInputs';
import { splitEvenly as split } from '@fairtab/domain/moves/splitEvenly';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { parseInput } from '../parseInput';
import { changeReceipt } from './changeReceipt';

/**
 * The host splits the whole bill evenly: one line that so many people share replaces the dishes, which are kept. The
 * number of people can be changed the same way.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (somebody has claimed, or nothing to split).
 */
export async function splitEvenly(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { receiptId, people } = parseInput(splitEvenlyInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, 'Only the host can split the bill.');
      return split({ state, people, itemId: ctx.newId() });
    },
  });
  return { receipt };
}
