import { RECOVERY_CODES, renewRecoveryCodes } from '@fairtab/services/accounts/secondFactor/recoveryCodes';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'renewRecoveryCodes',
  {
    description: 'The password, to confirm the change.',
    inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  },
  {
    description: 'Makes new recovery codes. The old ones stop working.',
    errors: {
      types: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
      union: {
        name: 'RenewRecoveryCodesResult',
        description: 'The new codes, or the reason why the old ones still work.',
      },
    },
    resolve: async (_root, { input }, ctx) => ({ recoveryCodes: await renewRecoveryCodes(ctx, input) }),
  },
  {
    description: 'There are new recovery codes.',
    outputFields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', {
        description: 'Each replaces the code of the app once. They are shown this once only.',
        extensions: listOf(RECOVERY_CODES),
      }),
      user: userField(t),
    }),
  },
);
