import { startTwoFactor } from '@fairtab/services/accounts/secondFactor/startTwoFactor';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';

builder.relayMutationField(
  'startTwoFactor',
  {
    description: 'The password, asked for again.',
    inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  },
  {
    description: 'Makes a secret for an authenticator app. It counts once confirmTwoFactor has seen a code of it.',
    errors: {
      types: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
      union: { name: 'StartTwoFactorResult', description: 'The secret, or why there is none.' },
    },
    resolve: (_root, { input }, ctx) => startTwoFactor(ctx, input),
  },
  {
    description: 'The app can be set up; shown this once.',
    outputFields: (t) => ({
      secret: t.exposeString('secret', { description: 'The secret to type in, in base32.' }),
      uri: t.exposeString('uri', { description: 'The same as the QR code holds it (otpauth://).' }),
    }),
  },
);
