import { InvalidCredentials, InvalidInput, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { updateProfile } from '@fairtab/services/accounts/profile/updateProfile';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('updateProfile', {
  description: 'Changes the profile of the account.',
  input:
    'The new profile. Names that are left out stay as they are. An e-mail address and a phone number that are empty or left out are removed.',
  inputFields: (t) => ({
    firstName: t.string({ description: 'Up to 60 characters; may be empty.' }),
    lastName: t.string({ description: 'Up to 60 characters; may be empty.' }),
    email: t.string({ description: 'The address for mails. A link that verifies it is mailed to a new address.' }),
    phone: t.string({ description: 'A phone number.' }),
    currentPassword: t.string({ description: 'Required for a new address, and to remove a verified one.' }),
  }),
  refusals: [NotSignedIn, InvalidInput, InvalidCredentials, TooManyAttempts],
  result: 'The account, or the reason why it did not change.',
  resolve: (input, ctx) => updateProfile(ctx, input),
  payload: 'The profile was changed.',
  outputFields: (t) => ({
    user: userField(t),
    isVerificationSent: t.exposeBoolean('isVerificationSent', {
      description: 'Whether a link was mailed to a new address.',
    }),
  }),
});
