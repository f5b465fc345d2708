import { Conflict, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { sendVerification } from '@fairtab/services/accounts/profile/verifyEmail';
import { shownAddress } from '@fairtab/services/people/addresses/shownAddress';
import { builder } from '../builder';

builder.relayMutationField(
  'sendVerification',
  null,
  {
    description: "Mails the link that verifies the profile's address again.",
    errors: {
      types: [NotSignedIn, Conflict, TooManyAttempts],
      union: {
        name: 'SendVerificationResult',
        description: 'The address that the link was mailed to, or the reason why it was not mailed.',
      },
    },
    resolve: (_root, _args, ctx) => sendVerification(ctx),
  },
  {
    description: 'The link is on its way.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address it was mailed to.', resolve: ({ email }) => shownAddress(email) }),
    }),
  },
);
