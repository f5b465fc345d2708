import { NOBODY } from '@fairtab/services/context';
import { NotAllowed } from '@fairtab/services/platform/errors';
import { revokeGuestToken } from '@fairtab/services/people/guestTokens';
import { addMutation } from '../addMutation';

addMutation('revokeGuestToken', {
  description: "Ends the guest's token that the request is sent with. What the guest did stays on the bills.",
  refusals: [NotAllowed],
  result: 'The token has ended, or the reason why not.',
  resolve: async (_input, ctx) => {
    await revokeGuestToken(ctx);
    ctx.viewer = NOBODY;
    return { isRevoked: true };
  },
  payload: 'The token has ended.',
  outputFields: (t) => ({
    isRevoked: t.exposeBoolean('isRevoked', { description: 'True: nobody acts as this guest any more.' }),
  }),
});
