import { confirmTwoFactor } from '@fairtab/services/accounts/secondFactor/confirmTwoFactor';
import { readAccount } from '@fairtab/services/readAccount';
import { RECOVERY_CODES } from '@fairtab/services/accounts/secondFactor/recoveryCodes';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { UserRef } from '../refs';

builder.relayMutationField(
  'confirmTwoFactor',
  {
    description: 'What shows that the app has the secret.',
    inputFields: (t) => ({ code: t.string({ required: true, description: 'The code the app shows now.' }) }),
  },
  {
    description: 'Turns the second factor on.',
    errors: {
      types: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
      union: { name: 'ConfirmTwoFactorResult', description: 'The recovery codes, or why it stays off.' },
    },
    resolve: async (_root, { input }, ctx) => ({ recoveryCodes: await confirmTwoFactor(ctx, input) }),
  },
  {
    description: 'Logins take a code from now on.',
    outputFields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', {
        description: 'Each gets in once in the place of a code; shown this once.',
        extensions: listOf(RECOVERY_CODES),
      }),
      user: t.field({
        type: UserRef,
        description: 'The account as it is now.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
