import { TooManyAttempts } from '@fairtab/services/platform/errors';
import { createGuest } from '@fairtab/services/people/guestTokens';
import { addMutation } from '../addMutation';

addMutation('createGuest', {
  description: 'A new guest for a program. A browser needs none, because its first write gives it a cookie.',
  refusals: [TooManyAttempts],
  result: 'The token, or the reason why there is none.',
  resolve: (_input, ctx) => createGuest(ctx),
  payload: 'The guest was made.',
  outputFields: (t) => ({
    token: t.exposeString('token', {
      description:
        'Send it as `Authorization: Bearer`. It is shown this once, and ends 180 days after its last use. A log-in that is sent with it takes over what the guest did.',
    }),
  }),
});
