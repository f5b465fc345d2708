import { signUp } from '@fairtab/services/accounts/signingUp/signUp';
import { Conflict, InvalidInput, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { idempotencyKeyInput } from '../inputFields';

addMutation('signUp', {
  description:
    'Makes an account. Receipts, claims and payments that this browser made as a guest belong to it. This does not sign in: logIn comes next.',
  input: 'The credentials of a new account.',
  inputFields: (t) => ({
    username: t.string({
      required: true,
      description: '3 to 30 letters, digits, dots, dashes and underscores. Upper and lower case make no difference.',
    }),
    password: t.string({ required: true, description: '8 to 128 characters, and none of the common ones.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, TooManyAttempts],
  result: 'The username of the account, or the reason why there is none.',
  resolve: (input, ctx) => signUp(ctx, input),
  payload: 'The account was made.',
  outputFields: (t) => ({ username: t.exposeString('username', { description: 'The name to sign in with.' }) }),
});
