import { startPasskey } from '@fairtab/services/accounts/passkeys/startPasskey';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';

addMutation('startPasskey', {
  description:
    'Begins to add a passkey. It is added only after addPasskey got the answer of the browser, within 5 minutes.',
  input: 'The password, to confirm the change.',
  inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  refusals: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
  result: 'What the browser needs, or the reason why there is nothing.',
  resolve: (input, ctx) => startPasskey(ctx, input),
  payload: 'What the browser needs to make a passkey.',
  outputFields: (t) => ({
    options: t.exposeString('options', {
      description: 'The argument of `PublicKeyCredential.parseCreationOptionsFromJSON`, as JSON text.',
    }),
  }),
});
