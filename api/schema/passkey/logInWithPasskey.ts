import { logInWithPasskey } from '@fairtab/services/accounts/passkeys/logInWithPasskey';
import { InvalidCredentials, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { becomeAccount, sessionBegun } from '../sessionBegun';

addMutation('logInWithPasskey', {
  description:
    'Signs in without password and code. Receipts, claims and payments that this browser made as a guest move to the account.',
  input: 'What a passkey has signed after startPasskeyLogIn.',
  inputFields: (t) => ({
    credential: t.string({
      required: true,
      description: 'What `PublicKeyCredential.toJSON` of the signature returned, as JSON text.',
    }),
  }),
  refusals: [InvalidCredentials, TooManyAttempts],
  ...sessionBegun,
  resolve: async (input, ctx) => becomeAccount(ctx, await logInWithPasskey(ctx, input)),
});
