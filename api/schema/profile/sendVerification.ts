import { Conflict, NotSignedIn, TooManyAttempts } from '@fairtab/services/errors';
import { sendVerification } from '@fairtab/services/accounts/profile/sendVerification';
import { builder } from '../builder';

builder.relayMutationField(
  'sendVerification',
  null,
  {
    description: 'Mails the link that verifies the address of the profile once more.',
    errors: {
      types: [NotSignedIn, Conflict, TooManyAttempts],
      union: { name: 'SendVerificationResult', description: 'Where the link went, or why there is none.' },
    },
    resolve: (_root, _args, ctx) => sendVerification(ctx),
  },
  {
    description: 'The link is on its way.',
    outputFields: (t) => ({ email: t.exposeString('email', { description: 'Where it went.' }) }),
  },
);
