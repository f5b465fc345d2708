import { changePassword } from '@fairtab/services/accounts/passwords/changePassword';
import { InvalidCredentials, InvalidInput, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'changePassword',
  {
    description: 'The old password and the new one.',
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, description: 'The current password.' }),
      newPassword: t.string({ required: true, description: '8 to 128 characters, and none of the common ones.' }),
    }),
  },
  {
    description: "Changes the password and ends the account's other sessions.",
    errors: {
      types: [NotSignedIn, InvalidCredentials, InvalidInput, TooManyAttempts],
      union: {
        name: 'ChangePasswordResult',
        description: 'The account, or the reason why its password did not change.',
      },
    },
    resolve: async (_root, { input }, ctx) => {
      await changePassword(ctx, input);
      return {};
    },
  },
  {
    description: 'The password was changed.',
    outputFields: (t) => ({ user: userField(t) }),
  },
);
