import { addPasskey } from '@fairtab/services/accounts/passkeys/passkeys';
import { InvalidCredentials, NotSignedIn } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('addPasskey', {
  description: 'Adds a passkey to the account, which then can be used in place of password and code.',
  input: 'The passkey that the browser has made after startPasskey.',
  inputFields: (t) => ({
    credential: t.string({
      required: true,
      description: 'What `PublicKeyCredential.toJSON` of the new passkey returned, as JSON text.',
    }),
  }),
  refusals: [NotSignedIn, InvalidCredentials],
  result: 'The account, or the reason why the passkey was not added.',
  resolve: async (input, ctx) => {
    await addPasskey(ctx, input);
    return {};
  },
  payload: 'The passkey works from now on.',
  outputFields: (t) => ({ user: userField(t) }),
});
