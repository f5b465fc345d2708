import { readAccount } from '@fairtab/services/readAccount';
import { RECOVERY_CODES } from '@fairtab/services/accounts/secondFactor/recoveryCodes';
import { renewRecoveryCodes } from '@fairtab/services/accounts/secondFactor/renewRecoveryCodes';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { UserRef } from '../refs';

builder.relayMutationField(
  'renewRecoveryCodes',
  {
    description: 'The password, asked for again.',
    inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  },
  {
    description: 'Makes new recovery codes; the old ones are void.',
    errors: {
      types: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
      union: { name: 'RenewRecoveryCodesResult', description: 'The new codes, or why the old ones still hold.' },
    },
    resolve: async (_root, { input }, ctx) => ({ recoveryCodes: await renewRecoveryCodes(ctx, input) }),
  },
  {
    description: 'The new codes hold.',
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
