import { NotFound } from '@fairtab/services/errors';
import { deleteReceipt } from '@fairtab/services/receipts/deleteReceipt';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';

builder.relayMutationField(
  'deleteReceipt',
  {
    description: 'Which receipt goes.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
    }),
  },
  {
    description: 'Deletes a receipt; for its host. From then on it is there for nobody; restoreReceipt takes it back.',
    errors: {
      types: [NotFound],
      union: { name: 'DeleteReceiptResult', description: 'What is gone, or that there was no such receipt.' },
    },
    resolve: (_root, { input }, ctx) =>
      deleteReceipt(ctx, { receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The receipt is deleted.',
    outputFields: (t) => ({
      deletedReceiptId: t.id({
        description: 'The global `id` it had; restoreReceipt takes it for 30 days.',
        resolve: ({ deletedReceiptId }) => encodeNodeId({ typename: 'Receipt', id: deletedReceiptId }),
      }),
    }),
  },
);
