import { readAccount } from '@fairtab/services/readAccount';
import { NotFound, NotSignedIn } from '@fairtab/services/errors';
import { removePaymentMethod } from '@fairtab/services/paymentMethods/removePaymentMethod';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';
import { UserRef } from '../refs';

builder.relayMutationField(
  'removePaymentMethod',
  {
    description: 'Which way to pay is forgotten.',
    inputFields: (t) => ({
      paymentMethodId: t.id({ required: true, description: 'Its `methodId`, or its global `id`.' }),
    }),
  },
  {
    description: 'Forgets a saved way to pay. If it was the default, the newest other one is the default from then on.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'RemovePaymentMethodResult', description: 'What is gone, or why it stays.' },
    },
    resolve: (_root, { input }, ctx) =>
      removePaymentMethod(ctx, {
        paymentMethodId: rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
      }),
  },
  {
    description: 'It is forgotten.',
    outputFields: (t) => ({
      removedPaymentMethodId: t.id({
        description: 'The global `id` it had.',
        resolve: ({ removedId }) => encodeNodeId({ typename: 'SavedPaymentMethod', id: removedId }),
      }),
      user: t.field({
        type: UserRef,
        description: 'The account without it.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
