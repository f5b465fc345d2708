import { endTwoFactor } from '@fairtab/services/accounts/secondFactor/twoFactor';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('endTwoFactor', {
  description: 'Turns the second factor off. Its recovery codes stop working.',
  input: 'The password, to confirm the change.',
  inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  refusals: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
  result: 'The account, or the reason why the second factor stays on.',
  resolve: async (input, ctx) => {
    await endTwoFactor(ctx, input);
    return {};
  },
  payload: 'The second factor is off.',
  outputFields: (t) => ({ user: userField(t) }),
});
