import { signUp } from '@fairtab/services/accounts/signingUp/signUp';
import { Conflict, InvalidInput, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';

builder.relayMutationField(
  'signUp',
  {
    description: 'Who wants an account.',
    inputFields: (t) => ({
      username: t.string({
        required: true,
        description: '3 to 30 letters, digits, dots, dashes and underscores; upper and lower case are the same name.',
      }),
      password: t.string({ required: true, description: '8 to 128 characters, and none of the common ones.' }),
    }),
  },
  {
    description:
      'Makes an account. What this browser made or claimed as a guest belongs to it. Nobody is signed in by it: logIn comes next.',
    errors: {
      types: [InvalidInput, Conflict, TooManyAttempts],
      union: { name: 'SignUpResult', description: 'The name of the account, or why there is none.' },
    },
    resolve: (_root, { input }, ctx) => signUp(ctx, input),
  },
  {
    description: 'The account was made.',
    outputFields: (t) => ({ username: t.exposeString('username', { description: 'The name to sign in with.' }) }),
  },
);
