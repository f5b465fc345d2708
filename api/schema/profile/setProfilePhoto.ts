import { readAccount } from '@fairtab/services/readAccount';
import { InvalidInput, NotSignedIn } from '@fairtab/services/errors';
import { setProfilePhoto } from '@fairtab/services/accounts/profile/setProfilePhoto';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'setProfilePhoto',
  {
    description: 'The photo.',
    inputFields: (t) => ({
      image: t.string({
        description: 'A JPEG, PNG or WebP of at most 180 kB in base64; null takes the photo away.',
      }),
    }),
  },
  {
    description:
      'Sets the photo of the profile. A small picture is made of it, without metadata; nothing else is kept.',
    errors: {
      types: [NotSignedIn, InvalidInput],
      union: { name: 'SetProfilePhotoResult', description: 'The account with the photo, or why it has none.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await setProfilePhoto(ctx, input);
      return { user: await readAccount(ctx) };
    },
  },
  {
    description: 'The photo is set, or taken away.',
    outputFields: (t) => ({
      user: t.field({ type: UserRef, description: 'The account as it is now.', resolve: ({ user }) => user }),
    }),
  },
);
