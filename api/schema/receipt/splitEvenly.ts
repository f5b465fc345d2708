import { Conflict, InvalidInput, NotFound } from '@fairtab/services/errors';
import { splitEvenly } from '@fairtab/services/receipts/splitEvenly';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ReceiptRef } from '../refs';

builder.relayMutationField(
  'splitEvenly',
  {
    description: 'Which bill is split evenly, and among how many.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
      people: t.int({ required: true, description: 'Among how many people, 2 to 100.' }),
    }),
  },
  {
    description:
      'Splits the whole bill evenly instead of by dish; for the host, while nobody has claimed. It becomes one item that so many people share; the shares add up to the total exactly.',
    errors: {
      types: [NotFound, InvalidInput, Conflict],
      union: { name: 'SplitEvenlyResult', description: 'The receipt, or why it stays as it was.' },
    },
    resolve: (_root, { input }, ctx) =>
      splitEvenly(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The bill is split evenly.',
    outputFields: (t) => ({
      receipt: t.field({
        type: ReceiptRef,
        description: 'The receipt with its one item.',
        resolve: ({ receipt }) => receipt,
      }),
    }),
  },
);
