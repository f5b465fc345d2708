import { Conflict, InvalidInput, NotSignedIn } from '@fairtab/services/platform/errors';
import { addPaymentMethod } from '@fairtab/services/people/paymentMethods/addPaymentMethod';
import { addMutation } from '../addMutation';
import { PaymentMethod } from '../enums';
import { userField } from '../payloadFields';
import { SavedPaymentMethodRef } from './SavedPaymentMethod';

addMutation('addPaymentMethod', {
  description: 'Saves a payment method. An account may save 20. The identifier is stored encrypted.',
  input: 'The payment method to save.',
  inputFields: (t) => ({
    type: t.field({ type: PaymentMethod, required: true, description: 'The kind of method. Cash is refused.' }),
    displayName: t.string({ required: true, description: 'A name for it, up to 60 characters.' }),
    identifier: t.string({
      required: true,
      description: 'The handle. For a card or bank account its last 4 digits: more digits are refused.',
    }),
    isDefault: t.boolean({
      defaultValue: false,
      description: 'Whether it is offered first from now on. The first saved method always is.',
    }),
  }),
  refusals: [NotSignedIn, InvalidInput, Conflict],
  result: 'The saved method, or the reason why it was not saved.',
  resolve: async (input, ctx) => ({ paymentMethod: await addPaymentMethod(ctx, input) }),
  payload: 'The method was saved.',
  outputFields: (t) => ({
    paymentMethod: t.field({
      type: SavedPaymentMethodRef,
      description: 'The saved method.',
      resolve: ({ paymentMethod }) => paymentMethod,
    }),
    user: userField(t),
  }),
});
