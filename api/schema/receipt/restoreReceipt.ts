import { NotFound } from '@fairtab/services/errors';
import { restoreReceipt } from '@fairtab/services/receipts/restoreReceipt';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ReceiptRef } from '../refs';

builder.relayMutationField(
  'restoreReceipt',
  {
    description: 'Which receipt comes back.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
    }),
  },
  {
    description: 'Takes a deletion back within 30 days; for the host. Nothing changes on a receipt that is there.',
    errors: {
      types: [NotFound],
      union: { name: 'RestoreReceiptResult', description: 'The receipt, or why there is none.' },
    },
    resolve: (_root, { input }, ctx) =>
      restoreReceipt(ctx, { receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The receipt is there again.',
    outputFields: (t) => ({
      receipt: t.field({
        type: ReceiptRef,
        description: 'The receipt as it is now.',
        resolve: ({ receipt }) => receipt,
      }),
    }),
  },
);
