import { t } from '@fairtab/domain/language/t';
import { addItemInput } from '@fairtab/domain/inputs/lineInputs';
import { addItem as add } from '@fairtab/domain/moves/addItem';
import { editedMeanwhile } from '@fairtab/domain/moves/editedMeanwhile';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../people/authorise';
import type { ServiceContext } from '../context';
import { NotFound } from '../platform/errors';
import { keyedRequest } from '../idempotency';
import { parseInput } from '../platform/parseInput';
import { changeReceipt } from './writing/changeReceipt';
import { currencyOfReceipt } from './currencyOfReceipt';

/**
 * The host adds one line at the end of the bill. While lines follow a receipt's creation one by one, the total stays the
 * printed one. Later it is an edit like any other, so a bill that added up goes on adding up.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (split evenly, full, key reuse), EditedMeanwhile (another currency).
 */
export async function addItem(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState; itemId: string }> {
  const currency = await currencyOfReceipt(ctx, input);
  const { idempotencyKey, ...wanted } = parseInput(addItemInput(currency), input);
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'addItem', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, t('Only the host can add items.'));
      // The price was read in the currency that the receipt had a moment ago.
      if (state.currency !== currency) return editedMeanwhile();
      const { receiptId: _, ...item } = wanted;
      return add({ state, item: { id: ctx.newId(), ...item } });
    },
  });
  // This is a retry, and the item of its first try was removed meanwhile.
  if (!receipt.items.some(({ id }) => id === answer.itemId))
    throw new NotFound(t('That item is no longer on the receipt.'));
  return { receipt, itemId: answer.itemId };
}
