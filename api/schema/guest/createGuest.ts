import { TooManyAttempts } from '@fairtab/services/platform/errors';
import { createGuest } from '@fairtab/services/people/guestTokens';
import { builder } from '../builder';

builder.relayMutationField(
  'createGuest',
  null,
  {
    description: 'A new guest for a program. A browser needs none, because its first write gives it a cookie.',
    errors: {
      types: [TooManyAttempts],
      union: { name: 'CreateGuestResult', description: 'The token, or the reason why there is none.' },
    },
    resolve: (_root, _args, ctx) => createGuest(ctx),
  },
  {
    description: 'The guest was made.',
    outputFields: (t) => ({
      token: t.exposeString('token', {
        description:
          'Send it as `Authorization: Bearer`. It is shown this once, and ends 180 days after its last use. A log-in that is sent with it takes over what the guest did.',
      }),
    }),
  },
);
