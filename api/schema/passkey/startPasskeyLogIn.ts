import { startPasskeyLogIn } from '@fairtab/services/accounts/passkeys/startPasskey';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import { builder } from '../builder';

builder.relayMutationField(
  'startPasskeyLogIn',
  null,
  {
    description: 'Begins a login with a passkey. logInWithPasskey takes the answer of the browser, within 5 minutes.',
    errors: {
      types: [TooManyAttempts],
      union: {
        name: 'StartPasskeyLogInResult',
        description: 'What the browser needs, or the reason why there is nothing.',
      },
    },
    resolve: (_root, _args, ctx) => startPasskeyLogIn(ctx),
  },
  {
    description: 'What the browser needs to sign with a passkey.',
    outputFields: (t) => ({
      options: t.exposeString('options', {
        description: 'The argument of `PublicKeyCredential.parseRequestOptionsFromJSON`, as JSON text.',
      }),
    }),
  },
);
