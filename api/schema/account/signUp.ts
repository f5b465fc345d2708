import { signUp } from '@fairtab/services/accounts/signingUp/signUp';
import { Conflict, InvalidInput, TooManyAttempts } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { idempotencyKeyInput } from '../inputFields';

builder.relayMutationField(
  'signUp',
  {
    description: 'The credentials of a new account.',
    inputFields: (t) => ({
      username: t.string({
        required: true,
        description: '3 to 30 letters, digits, dots, dashes and underscores. Upper and lower case make no difference.',
      }),
      password: t.string({ required: true, description: '8 to 128 characters, and none of the common ones.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Makes an account. Receipts, claims and payments that this browser made as a guest belong to it. This does not sign in: logIn comes next.',
    errors: {
      types: [InvalidInput, Conflict, TooManyAttempts],
      union: { name: 'SignUpResult', description: 'The username of the account, or the reason why there is none.' },
    },
    resolve: (_root, { input }, ctx) => signUp(ctx, input),
  },
  {
    description: 'The account was made.',
    outputFields: (t) => ({ username: t.exposeString('username', { description: 'The name to sign in with.' }) }),
  },
);
