import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { setDefaultPaymentMethod } from '@fairtab/services/people/paymentMethods/setDefaultPaymentMethod';
import { builder } from '../builder';
import { rawId } from '../ids';
import { userField } from '../payloadFields';
import { SavedPaymentMethodRef } from './SavedPaymentMethod';

builder.relayMutationField(
  'setDefaultPaymentMethod',
  {
    description: 'The payment method to offer first.',
    inputFields: (t) => ({
      paymentMethodId: t.id({ required: true, description: 'Its `methodId`, or its global `id`.' }),
    }),
  },
  {
    description: 'Makes a saved payment method the default.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'SetDefaultPaymentMethodResult', description: 'The new default, or the reason why it is not.' },
    },
    resolve: async (_root, { input }, ctx) => ({
      paymentMethod: await setDefaultPaymentMethod(ctx, {
        paymentMethodId: rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
      }),
    }),
  },
  {
    description: 'The method is the default now.',
    outputFields: (t) => ({
      paymentMethod: t.field({
        type: SavedPaymentMethodRef,
        description: 'The new default.',
        resolve: ({ paymentMethod }) => paymentMethod,
      }),
      user: userField(t),
    }),
  },
);
