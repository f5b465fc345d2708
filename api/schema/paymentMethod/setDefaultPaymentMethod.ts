import { readAccount } from '@fairtab/services/readAccount';
import { NotFound, NotSignedIn } from '@fairtab/services/errors';
import { setDefaultPaymentMethod } from '@fairtab/services/paymentMethods/setDefaultPaymentMethod';
import { builder } from '../builder';
import { rawId } from '../ids';
import { UserRef } from '../refs';
import { SavedPaymentMethodRef } from './SavedPaymentMethod';

builder.relayMutationField(
  'setDefaultPaymentMethod',
  {
    description: 'Which way to pay is offered first.',
    inputFields: (t) => ({
      paymentMethodId: t.id({ required: true, description: 'Its `methodId`, or its global `id`.' }),
    }),
  },
  {
    description: 'Makes a saved way to pay the default.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'SetDefaultPaymentMethodResult', description: 'The new default, or why it is not.' },
    },
    resolve: async (_root, { input }, ctx) => ({
      paymentMethod: await setDefaultPaymentMethod(ctx, {
        paymentMethodId: rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
      }),
    }),
  },
  {
    description: 'It is the default.',
    outputFields: (t) => ({
      paymentMethod: t.field({
        type: SavedPaymentMethodRef,
        description: 'The default as it is now.',
        resolve: ({ paymentMethod }) => paymentMethod,
      }),
      user: t.field({
        type: UserRef,
        description: 'The account with it.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
