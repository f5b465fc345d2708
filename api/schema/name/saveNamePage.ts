import { InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { saveNamePage } from '@fairtab/services/accounts/names/namePage';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { userField } from '../payloadFields';

addMutation('saveNamePage', {
  description: 'Turns the public page of the username on or off, and says what is on it. It is off at first.',
  input: 'All that the page of the username is to show from now on.',
  inputFields: (t) => ({
    isOn: t.boolean({ required: true, description: 'Whether everybody who knows the username may open the page.' }),
    displayName: t.string({
      description: 'The name on the page, up to 60 characters. A page that is on needs one.',
    }),
    paymentMethodIds: t.idList({
      required: true,
      description:
        'The saved payment methods to show, by `methodId` or global `id`. Cards and bank accounts are refused.',
    }),
  }),
  refusals: [NotSignedIn, InvalidInput, NotFound],
  result: 'The account, or the reason why nothing was saved.',
  resolve: async (input, ctx) => {
    const paymentMethodIds = input.paymentMethodIds.map((id) => rawId({ typename: 'SavedPaymentMethod', id }));
    await saveNamePage(ctx, { ...input, paymentMethodIds });
    return {};
  },
  payload: 'The page was saved.',
  outputFields: (t) => ({ user: userField(t) }),
});
