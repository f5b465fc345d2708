import { NotFound } from '@fairtab/services/errors';
import { shareReceipt } from '@fairtab/services/receipts/shareReceipt';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ReceiptRef } from '../refs';
import { Visibility } from './Visibility';

builder.relayMutationField(
  'shareReceipt',
  {
    description: 'Who may see a receipt.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
      visibility: t.field({ type: Visibility, required: true, description: 'Who may see it besides its host.' }),
    }),
  },
  {
    description:
      'Says who may see a receipt; for its host. Who may not any more loses it at once, also where it is open.',
    errors: {
      types: [NotFound],
      union: { name: 'ShareReceiptResult', description: 'The receipt, or that there is none.' },
    },
    resolve: (_root, { input }, ctx) =>
      shareReceipt(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'It is seen by whom the host wants.',
    outputFields: (t) => ({
      receipt: t.field({
        type: ReceiptRef,
        description: 'The receipt as it is now.',
        resolve: ({ receipt }) => receipt,
      }),
    }),
  },
);
