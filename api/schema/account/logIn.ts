import { logIn } from '@fairtab/services/accounts/loggingIn/logIn';
import { CodeRequired, InvalidCredentials, InvalidInput, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { becomeAccount, sessionBegun } from '../sessionBegun';

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
  ...sessionBegun,
  resolve: async (input, ctx) => becomeAccount(ctx, await logIn(ctx, input)),
});
