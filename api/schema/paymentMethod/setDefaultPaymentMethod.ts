import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { setDefaultPaymentMethod } from '@fairtab/services/people/paymentMethods/setDefaultPaymentMethod';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { userField } from '../payloadFields';
import { SavedPaymentMethodRef } from './SavedPaymentMethod';

addMutation('setDefaultPaymentMethod', {
  description: 'Makes a saved payment method the default.',
  input: 'The payment method to offer first.',
  inputFields: (t) => ({
    paymentMethodId: t.id({ required: true, description: 'Its `methodId`, or its global `id`.' }),
  }),
  refusals: [NotSignedIn, NotFound],
  result: 'The new default, or the reason why it is not.',
  resolve: async (input, ctx) => ({
    paymentMethod: await setDefaultPaymentMethod(ctx, {
      paymentMethodId: rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
    }),
  }),
  payload: 'The method is the default now.',
  outputFields: (t) => ({
    paymentMethod: t.field({
      type: SavedPaymentMethodRef,
      description: 'The new default.',
      resolve: ({ paymentMethod }) => paymentMethod,
    }),
    user: userField(t),
  }),
});
