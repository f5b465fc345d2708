import { readAccount } from '@fairtab/services/readAccount';
import { InvalidCredentials, InvalidInput, NotSignedIn, TooManyAttempts } from '@fairtab/services/errors';
import { updateProfile } from '@fairtab/services/accounts/profile/updateProfile';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'updateProfile',
  {
    description: 'Names that are left out stay as they are. Empty or absent email and phone are taken away.',
    inputFields: (t) => ({
      firstName: t.string({ description: 'Up to 60 characters; may be empty.' }),
      lastName: t.string({ description: 'Up to 60 characters; may be empty.' }),
      email: t.string({ description: 'Where mail goes. A new address is mailed a link that verifies it.' }),
      phone: t.string({ description: 'A phone number.' }),
      currentPassword: t.string({ description: 'Needed to replace or take away an email address that is verified.' }),
    }),
  },
  {
    description: 'Changes the profile of the account.',
    errors: {
      types: [NotSignedIn, InvalidInput, InvalidCredentials, TooManyAttempts],
      union: { name: 'UpdateProfileResult', description: 'The account as it is now, or why nothing changed.' },
    },
    resolve: async (_root, { input }, ctx) => ({
      ...(await updateProfile(ctx, input)),
      user: await readAccount(ctx),
    }),
  },
  {
    description: 'The profile is changed.',
    outputFields: (t) => ({
      user: t.field({ type: UserRef, description: 'The account as it is now.', resolve: ({ user }) => user }),
      isVerificationSent: t.exposeBoolean('isVerificationSent', {
        description: 'Whether a link was mailed to a new address.',
      }),
    }),
  },
);
