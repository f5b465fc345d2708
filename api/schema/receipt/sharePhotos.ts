import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/errors';
import { sharePhotos } from '@fairtab/services/receipts/sharePhotos';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ReceiptRef } from '../refs';

builder.relayMutationField(
  'sharePhotos',
  {
    description: 'Whether the photos of a receipt are shown.',
    inputFields: (t) => ({
      receiptId: t.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }),
      areShared: t.boolean({
        required: true,
        description: 'Whether whoever may see the receipt may see its photos; else its host alone.',
      }),
    }),
  },
  {
    description:
      'Shows the photos of a scanned receipt to everybody who may see it, or to its host alone; for its host.',
    errors: {
      types: [InvalidInput, NotFound, NotAllowed, Conflict],
      union: {
        name: 'SharePhotosResult',
        description: 'The receipt, or why there is none; a conflict when it was not read from a photo.',
      },
    },
    resolve: (_root, { input }, ctx) =>
      sharePhotos(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The photos are seen by whom the host wants.',
    outputFields: (t) => ({
      receipt: t.field({
        type: ReceiptRef,
        description: 'The receipt as it is now.',
        resolve: ({ receipt }) => receipt,
      }),
    }),
  },
);
