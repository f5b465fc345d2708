import { Conflict, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { sendVerification } from '@fairtab/services/accounts/profile/verifyEmail';
import { shownAddress } from '@fairtab/services/people/addresses/shownAddress';
import { addMutation } from '../addMutation';

addMutation('sendVerification', {
  description: "Mails the link that verifies the profile's address again.",
  refusals: [NotSignedIn, Conflict, TooManyAttempts],
  result: 'The address that the link was mailed to, or the reason why it was not mailed.',
  resolve: (_input, ctx) => sendVerification(ctx),
  payload: 'The link is on its way.',
  outputFields: (t) => ({
    email: t.string({ description: 'The address it was mailed to.', resolve: ({ email }) => shownAddress(email) }),
  }),
});
