import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { removePaymentMethod } from '@fairtab/services/people/paymentMethods/removePaymentMethod';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'removePaymentMethod',
  {
    description: 'The payment method to delete.',
    inputFields: (t) => ({
      paymentMethodId: t.id({ required: true, description: 'Its `methodId`, or its global `id`.' }),
    }),
  },
  {
    description: 'Deletes a saved payment method. If it was the default, the newest of the others becomes the default.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: {
        name: 'RemovePaymentMethodResult',
        description: 'The id of the deleted method, or the reason why it stays.',
      },
    },
    resolve: (_root, { input }, ctx) =>
      removePaymentMethod(ctx, {
        paymentMethodId: rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
      }),
  },
  {
    description: 'The method was deleted.',
    outputFields: (t) => ({
      removedPaymentMethodId: t.id({
        description: 'The global `id` that the method had.',
        resolve: ({ removedId }) => encodeNodeId({ typename: 'SavedPaymentMethod', id: removedId }),
      }),
      user: userField(t),
    }),
  },
);
