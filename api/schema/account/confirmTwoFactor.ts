import { confirmTwoFactor } from '@fairtab/services/accounts/secondFactor/twoFactor';
import { RECOVERY_CODES } from '@fairtab/services/accounts/secondFactor/recoveryCodes';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'confirmTwoFactor',
  {
    description: 'A code that proves that the app has the secret.',
    inputFields: (t) => ({ code: t.string({ required: true, description: 'The code that the app shows now.' }) }),
  },
  {
    description: 'Turns the second factor on. Logins require a code from then on.',
    errors: {
      types: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
      union: {
        name: 'ConfirmTwoFactorResult',
        description: 'The recovery codes, or the reason why the second factor stays off.',
      },
    },
    resolve: async (_root, { input }, ctx) => ({ recoveryCodes: await confirmTwoFactor(ctx, input) }),
  },
  {
    description: 'The second factor is on.',
    outputFields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', {
        description: 'Each replaces the code of the app once. They are shown this once only.',
        extensions: listOf(RECOVERY_CODES),
      }),
      user: userField(t),
    }),
  },
);
