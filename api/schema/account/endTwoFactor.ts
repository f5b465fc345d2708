import { endTwoFactor } from '@fairtab/services/accounts/secondFactor/endTwoFactor';
import { readAccount } from '@fairtab/services/readAccount';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'endTwoFactor',
  {
    description: 'The password, asked for again.',
    inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  },
  {
    description: 'Turns the second factor off; its recovery codes are void.',
    errors: {
      types: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
      union: { name: 'EndTwoFactorResult', description: 'The account, or why it stays on.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await endTwoFactor(ctx, input);
      return {};
    },
  },
  {
    description: 'The password alone signs in.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The account as it is now.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
