import { Conflict, EditedMeanwhile, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { addItem } from '@fairtab/services/receipts/addItem';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';
import { ItemRef, itemNodeOf, must } from '../refs';
import { amountInputs, couponInput, taxClassInput } from './lineInputs';

addMutation('addItem', {
  description:
    'Adds a line at the end of a receipt. Only the host may. The total of a bill that added up grows with the line. A total that was given with `itemsFollow` stays.',
  input: 'A new line of a receipt.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    name: t.string({ required: true, description: 'The name of the dish or drink.' }),
    ...amountInputs(t),
    note: t.string({ description: 'What was asked for with it.' }),
    taxClass: taxClassInput(t),
    discount: couponInput(t),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [NotFound, InvalidInput, Conflict, EditedMeanwhile],
  result: 'The item, or the reason why it was not added.',
  resolve: (input, ctx) => addItem(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The item was added.',
  outputFields: (t) => ({
    item: t.field({
      type: ItemRef,
      description: 'The new item.',
      resolve: ({ receipt, itemId }, _args, ctx) => must(itemNodeOf(receipt, { itemId, ctx })),
    }),
    receipt: receiptField(t),
  }),
});
