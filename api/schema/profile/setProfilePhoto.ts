import { InvalidInput, NotSignedIn } from '@fairtab/services/platform/errors';
import { setProfilePhoto } from '@fairtab/services/accounts/profile/setProfilePhoto';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('setProfilePhoto', {
  description: 'Sets the photo of the profile. Only a small copy without metadata is stored.',
  input: 'The new photo.',
  inputFields: (t) => ({
    image: t.string({ description: 'A JPEG, PNG or WebP of at most 180 kB in base64. Null removes the photo.' }),
  }),
  refusals: [NotSignedIn, InvalidInput],
  result: 'The account, or the reason why its photo did not change.',
  resolve: async (input, ctx) => {
    await setProfilePhoto(ctx, input);
    return {};
  },
  payload: 'The photo was set or removed.',
  outputFields: (t) => ({ user: userField(t) }),
});
