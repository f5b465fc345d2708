import { t } from '@fairtab/domain/language/t';
import { currencyIn } from '@fairtab/domain/inputs/currencyField';
import { editReceiptInput } from '@fairtab/domain/inputs/editReceiptInput';
import { editedMeanwhile } from '@fairtab/domain/moves/editedMeanwhile';
import { editReceipt as editBill } from '@fairtab/domain/moves/editReceipt';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../people/authorise';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { parseInput } from '../platform/parseInput';
import { changeReceipt } from './writing/changeReceipt';
import { currencyOfReceipt } from './currencyOfReceipt';

/**
 * The host changes the bill. Unpaid claims are priced anew, paid ones keep their amount (docs/product/bill.md). A bill that
 * added up goes on adding up when the edit names no total.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (edited meanwhile, an item that is claimed,
 * or the items of a bill that is split evenly, key reuse).
 */
export async function editReceipt(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const today = ctx.now().toISOString().slice(0, 10);
  const currency = currencyIn(input, await currencyOfReceipt(ctx, input));
  const { idempotencyKey, ...edit } = parseInput(editReceiptInput({ today, currency }), input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId: edit.receiptId,
    keyed: keyedRequest(ctx, { operation: 'editReceipt', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, t('Only the host can edit the receipt.'));
      // The amounts were read in the currency that the receipt had a moment ago.
      if ((edit.currency ?? state.currency) !== currency) return editedMeanwhile();
      return editBill({ state, edit, newId: () => ctx.newId() });
    },
  });
  return { receipt };
}
