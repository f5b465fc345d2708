import { removePasskey } from '@fairtab/services/accounts/passkeys/passkeys';
import { InvalidCredentials, NotFound, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';

addMutation('removePasskey', {
  description: 'Removes a passkey from the account. Sessions that began with it go on.',
  input: 'The passkey to remove, and the password, to confirm the change.',
  inputFields: (t) => ({
    passkeyId: t.id({ required: true, description: 'The `id` of the Passkey.' }),
    password: t.string({ required: true, description: "The account's password." }),
  }),
  refusals: [NotSignedIn, InvalidCredentials, NotFound, TooManyAttempts],
  result: 'The account, or the reason why the passkey is still there.',
  resolve: async (input, ctx) => {
    const passkeyId = rawId({ typename: 'Passkey', id: input.passkeyId });
    await removePasskey(ctx, { passkeyId, password: input.password });
    return { passkeyId };
  },
  payload: 'Nobody can sign in with the passkey any more.',
  outputFields: (t) => ({
    removedPasskeyId: t.id({
      description: 'The `id` of the Passkey that was removed.',
      resolve: ({ passkeyId }) => encodeNodeId({ typename: 'Passkey', id: passkeyId }),
    }),
    user: userField(t),
  }),
});
