import { logIn } from '@fairtab/services/accounts/loggingIn/logIn';
import { CodeRequired, InvalidCredentials, InvalidInput, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('logIn', {
  description: 'Signs in. Receipts, claims and payments that this browser made as a guest move to the account.',
  input: 'The credentials of an account.',
  inputFields: (t) => ({
    username: t.string({ required: true, description: "The account's username." }),
    password: t.string({ required: true, description: "The account's password." }),
    code: t.string({
      description: 'A code of the authenticator app or a recovery code. Required when the account has a second factor.',
    }),
  }),
  refusals: [InvalidCredentials, CodeRequired, TooManyAttempts, InvalidInput],
  result: 'The session, or the reason why there is none.',
  resolve: async (input, ctx) => {
    const { viewer, secret } = await logIn(ctx, input);
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
