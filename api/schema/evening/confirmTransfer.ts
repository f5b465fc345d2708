import { Conflict, NotFound } from '@fairtab/services/platform/errors';
import { confirmTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import { builder } from '../builder';
import { movedFields } from './movedFields';

builder.relayMutationField(
  'confirmTransfer',
  {
    description: 'The transfer that arrived.',
    inputFields: (t) => ({
      transferId: t.id({ required: true, description: 'The `key` of the transfer.' }),
    }),
  },
  {
    description: 'The recipient says that a transfer arrived, whether it was reported or not.',
    errors: {
      types: [NotFound, Conflict],
      union: {
        name: 'ConfirmTransferResult',
        description: 'The evening, or the reason why the transfer stays as it is.',
      },
    },
    resolve: (_root, { input }, ctx) => confirmTransfer(ctx, input.transferId),
  },
  { description: 'It was confirmed.', outputFields: movedFields },
);
