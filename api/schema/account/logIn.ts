import { logIn } from '@fairtab/services/accounts/loggingIn/logIn';
import { readAccount } from '@fairtab/services/readAccount';
import { CodeRequired, InvalidCredentials, InvalidInput, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'logIn',
  {
    description: 'Who signs in.',
    inputFields: (t) => ({
      username: t.string({ required: true, description: 'The name of the account.' }),
      password: t.string({ required: true, description: 'Its password.' }),
      code: t.string({
        description: 'Where the account has a second factor: a code of the authenticator app, or a recovery code.',
      }),
    }),
  },
  {
    description: 'Signs in. What this browser made or claimed as a guest moves to the account.',
    errors: {
      types: [InvalidCredentials, CodeRequired, TooManyAttempts, InvalidInput],
      union: { name: 'LogInResult', description: 'The session, or why there is none.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const { viewer, secret } = await logIn(ctx, input);
      // The rest of the same answer is already given to the account.
      ctx.viewer = viewer;
      return { sessionId: secret };
    },
  },
  {
    description: 'A new session has begun.',
    outputFields: (t) => ({
      sessionId: t.exposeString('sessionId', {
        description: 'The secret of the session: send it as a bearer. The browser also has it as a cookie.',
      }),
      user: t.field({
        type: UserRef,
        description: 'The account.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
