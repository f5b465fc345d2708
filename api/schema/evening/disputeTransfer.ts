import { Conflict, NotFound } from '@fairtab/services/platform/errors';
import { disputeTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import { builder } from '../builder';
import { movedFields } from './movedFields';

builder.relayMutationField(
  'disputeTransfer',
  {
    description: 'The transfer that did not arrive.',
    inputFields: (t) => ({
      transferId: t.id({ required: true, description: 'The `key` of the transfer.' }),
    }),
  },
  {
    description: 'The recipient says that a transfer did not arrive. It is owed again.',
    errors: {
      types: [NotFound, Conflict],
      union: {
        name: 'DisputeTransferResult',
        description: 'The evening, or the reason why the transfer stays as it is.',
      },
    },
    resolve: (_root, { input }, ctx) => disputeTransfer(ctx, input.transferId),
  },
  { description: 'It was disputed.', outputFields: movedFields },
);
