import { changePassword } from '@fairtab/services/accounts/passwords/changePassword';
import { InvalidCredentials, InvalidInput, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('changePassword', {
  description: "Changes the password and ends the account's other sessions.",
  input: 'The old password and the new one.',
  inputFields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The current password.' }),
    newPassword: t.string({ required: true, description: '8 to 128 characters, and none of the common ones.' }),
  }),
  refusals: [NotSignedIn, InvalidCredentials, InvalidInput, TooManyAttempts],
  result: 'The account, or the reason why its password did not change.',
  resolve: async (input, ctx) => {
    await changePassword(ctx, input);
    return {};
  },
  payload: 'The password was changed.',
  outputFields: (t) => ({ user: userField(t) }),
});
