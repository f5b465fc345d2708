import { startPasskeyLogIn } from '@fairtab/services/accounts/passkeys/startPasskey';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';

addMutation('startPasskeyLogIn', {
  description: 'Begins a login with a passkey. logInWithPasskey takes the answer of the browser, within 5 minutes.',
  refusals: [TooManyAttempts],
  result: 'What the browser needs, or the reason why there is nothing.',
  resolve: (_input, ctx) => startPasskeyLogIn(ctx),
  payload: 'What the browser needs to sign with a passkey.',
  outputFields: (t) => ({
    options: t.exposeString('options', {
      description: 'The argument of `PublicKeyCredential.parseRequestOptionsFromJSON`, as JSON text.',
    }),
  }),
});
