import { Conflict, NotFound } from '@fairtab/services/errors';
import { splitByItem } from '@fairtab/services/receipts/splitByItem';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ReceiptRef } from '../refs';

builder.relayMutationField(
  'splitByItem',
  {
    description: 'Which bill is split by item.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
    }),
  },
  {
    description: 'Takes an even split back: the dishes are items again; for the host, while nobody has claimed.',
    errors: {
      types: [Conflict, NotFound],
      union: { name: 'SplitByItemResult', description: 'The receipt, or why it stays as it was.' },
    },
    resolve: (_root, { input }, ctx) =>
      splitByItem(ctx, { receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The bill is split by item.',
    outputFields: (t) => ({
      receipt: t.field({
        type: ReceiptRef,
        description: 'The receipt with its dishes as items.',
        resolve: ({ receipt }) => receipt,
      }),
    }),
  },
);
