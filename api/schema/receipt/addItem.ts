import { Conflict, InvalidInput, NotFound } from '@fairtab/services/errors';
import { addItem } from '@fairtab/services/receipts/addItem';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ItemRef, itemNodeOf, must, ReceiptRef } from '../refs';

builder.relayMutationField(
  'addItem',
  {
    description: 'One more line of a bill.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
      name: t.string({ required: true, description: 'What was ordered.' }),
      price: t.field({ type: 'Money', required: true, description: 'Price of one unit.' }),
      quantity: t.int({ defaultValue: 1, description: 'How many units.' }),
      splitWith: t.int({ defaultValue: 1, description: 'By how many people the host expects each unit to be shared.' }),
      idempotencyKey: t.string({
        description: 'Makes a retry safe for 24 hours: the same key and input get the first answer. Best a UUID.',
      }),
    }),
  },
  {
    description:
      'Adds a line at the end of a bill; for its host. A bill that added up goes on adding up; a printed total that was given with `itemsFollow` stays.',
    errors: {
      types: [NotFound, InvalidInput, Conflict],
      union: { name: 'AddItemResult', description: 'The item, or why it was not added.' },
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
      receipt: t.field({ type: ReceiptRef, description: 'The receipt with it.', resolve: ({ receipt }) => receipt }),
    }),
  },
);
