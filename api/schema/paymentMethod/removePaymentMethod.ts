import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { removePaymentMethod } from '@fairtab/services/people/paymentMethods/removePaymentMethod';
import { addMutation } from '../addMutation';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';

addMutation('removePaymentMethod', {
  description: 'Deletes a saved payment method. If it was the default, the newest of the others becomes the default.',
  input: 'The payment method to delete.',
  inputFields: (t) => ({
    paymentMethodId: t.id({ required: true, description: 'Its `methodId`, or its global `id`.' }),
  }),
  refusals: [NotSignedIn, NotFound],
  result: 'The id of the deleted method, or the reason why it stays.',
  resolve: (input, ctx) =>
    removePaymentMethod(ctx, {
      paymentMethodId: rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
    }),
  payload: 'The method was deleted.',
  outputFields: (t) => ({
    removedPaymentMethodId: t.id({
      description: 'The global `id` that the method had.',
      resolve: ({ removedId }) => encodeNodeId({ typename: 'SavedPaymentMethod', id: removedId }),
    }),
    user: userField(t),
  }),
});
