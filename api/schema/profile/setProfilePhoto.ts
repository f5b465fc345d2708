import { InvalidInput, NotSignedIn } from '@fairtab/services/platform/errors';
import { setProfilePhoto } from '@fairtab/services/accounts/profile/setProfilePhoto';
import { builder } from '../builder';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'setProfilePhoto',
  {
    description: 'The new photo.',
    inputFields: (t) => ({
      image: t.string({ description: 'A JPEG, PNG or WebP of at most 180 kB in base64. Null removes the photo.' }),
    }),
  },
  {
    description: 'Sets the photo of the profile. Only a small copy without metadata is stored.',
    errors: {
      types: [NotSignedIn, InvalidInput],
      union: { name: 'SetProfilePhotoResult', description: 'The account, or the reason why its photo did not change.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await setProfilePhoto(ctx, input);
      return {};
    },
  },
  {
    description: 'The photo was set or removed.',
    outputFields: (t) => ({ user: userField(t) }),
  },
);
