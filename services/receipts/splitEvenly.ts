import { t } from '@fairtab/domain/language/t';
import { splitEvenlyInput } from '@fairtab/domain/inputs/receiptInputs';
import { splitEvenly as split } from '@fairtab/domain/moves/splitEvenly';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../people/authorise';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { parseInput } from '../platform/parseInput';
import { changeReceipt } from './changeReceipt';

/**
 * The host splits the whole bill evenly: one line that so many people share replaces the dishes, which are kept. The
 * number of people can be changed the same way.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (somebody has claimed, nothing to split, or key reuse).
 */
export async function splitEvenly(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, ...wanted } = parseInput(splitEvenlyInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'splitEvenly', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, t('Only the host can split the bill.'));
      return split({ state, people: wanted.people, itemId: ctx.newId() });
    },
  });
  return { receipt };
}
