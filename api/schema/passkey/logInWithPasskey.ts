import { logInWithPasskey } from '@fairtab/services/accounts/passkeys/logInWithPasskey';
import { InvalidCredentials, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

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
  result: 'The session, or the reason why there is none.',
  resolve: async (input, ctx) => {
    const { viewer, secret } = await logInWithPasskey(ctx, input);
    // The rest of this answer is resolved for the account.
    ctx.viewer = viewer;
    return { sessionId: secret };
  },
  payload: 'A new session began.',
  outputFields: (t) => ({
    sessionId: t.exposeString('sessionId', {
      description: 'The secret of the session, to send as a bearer token. A browser also gets it as a cookie.',
    }),
    user: userField(t, { description: 'The account that is signed in now.' }),
  }),
});
