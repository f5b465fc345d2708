import { changePassword } from '@fairtab/services/accounts/passwords/changePassword';
import { readAccount } from '@fairtab/services/readAccount';
import { InvalidCredentials, InvalidInput, NotSignedIn, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'changePassword',
  {
    description: 'The old password and the new one.',
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, description: 'The password so far.' }),
      newPassword: t.string({ required: true, description: '8 to 128 characters, and none of the common ones.' }),
    }),
  },
  {
    description: "Changes the password and ends the account's other sessions.",
    errors: {
      types: [NotSignedIn, InvalidCredentials, InvalidInput, TooManyAttempts],
      union: { name: 'ChangePasswordResult', description: 'The account, or why it keeps its password.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await changePassword(ctx, input);
      return {};
    },
  },
  {
    description: 'The new password holds.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The account as it is now.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
