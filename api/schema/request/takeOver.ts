import { AmountMismatch, Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { takeOver } from '@fairtab/services/receipts/requests/takeOver';
import { builder } from '../builder';
import { receiptField, userField } from '../payloadFields';

builder.relayMutationField(
  'takeOver',
  {
    description: 'The request to agree to.',
    inputFields: (t) => ({
      requestId: t.id({ required: true, description: 'The `key` of the request.' }),
      expectedAmount: t.field({
        type: 'Money',
        description:
          'The amount that the client showed. An amount that is wrong by more than a cent is refused with AmountMismatch.',
      }),
    }),
  },
  {
    description: 'Takes over the claims of a request. They belong to the account then, to be paid as any others.',
    errors: {
      types: [NotSignedIn, InvalidInput, NotFound, Conflict, AmountMismatch],
      union: { name: 'TakeOverResult', description: 'The receipt, or the reason why nothing was taken over.' },
    },
    resolve: (_root, { input }, ctx) => takeOver(ctx, input),
  },
  {
    description: 'The claims are the account’s own now.',
    outputFields: (t) => ({ receipt: receiptField(t), user: userField(t) }),
  },
);
