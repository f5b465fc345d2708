import { Conflict, EditedMeanwhile, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { addItem } from '@fairtab/services/receipts/addItem';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';
import { ItemRef, itemNodeOf, must } from '../refs';
import { amountInputs, couponInput, taxClassInput } from './lineInputs';

builder.relayMutationField(
  'addItem',
  {
    description: 'A new line of a receipt.',
    inputFields: (t) => ({
      receiptId: receiptIdInput(t),
      name: t.string({ required: true, description: 'The name of the dish or drink.' }),
      ...amountInputs(t),
      note: t.string({ description: 'What was asked for with it.' }),
      taxClass: taxClassInput(t),
      discount: couponInput(t),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Adds a line at the end of a receipt. Only the host may. The total of a bill that added up grows with the line. A total that was given with `itemsFollow` stays.',
    errors: {
      types: [NotFound, InvalidInput, Conflict, EditedMeanwhile],
      union: { name: 'AddItemResult', description: 'The item, or the reason why it was not added.' },
    },
    resolve: (_root, { input }, ctx) =>
      addItem(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The item was added.',
    outputFields: (t) => ({
      item: t.field({
        type: ItemRef,
        description: 'The new item.',
        resolve: ({ receipt, itemId }, _args, ctx) => must(itemNodeOf(receipt, { itemId, ctx })),
      }),
      receipt: receiptField(t),
    }),
  },
);
