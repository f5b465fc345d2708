import { endTwoFactor } from '@fairtab/services/accounts/secondFactor/twoFactor';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'endTwoFactor',
  {
    description: 'The password, to confirm the change.',
    inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  },
  {
    description: 'Turns the second factor off. Its recovery codes stop working.',
    errors: {
      types: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
      union: { name: 'EndTwoFactorResult', description: 'The account, or the reason why the second factor stays on.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await endTwoFactor(ctx, input);
      return {};
    },
  },
  {
    description: 'The second factor is off.',
    outputFields: (t) => ({ user: userField(t) }),
  },
);
