import { startTwoFactor } from '@fairtab/services/accounts/secondFactor/twoFactor';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';

addMutation('startTwoFactor', {
  description:
    'Makes a secret for an authenticator app. The second factor is on only after confirmTwoFactor got a code of the app.',
  input: 'The password, to confirm the change.',
  inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  refusals: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
  result: 'The secret, or the reason why there is none.',
  resolve: (input, ctx) => startTwoFactor(ctx, input),
  payload: 'The secret for the app. It is shown this once only.',
  outputFields: (t) => ({
    secret: t.exposeString('secret', { description: 'The secret in base32, to type in.' }),
    uri: t.exposeString('uri', { description: 'The secret as an otpauth:// address, to show as a QR code.' }),
  }),
});
