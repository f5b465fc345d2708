import { NOBODY } from '@fairtab/services/context';
import { NotAllowed } from '@fairtab/services/platform/errors';
import { revokeGuestToken } from '@fairtab/services/people/guestTokens';
import { builder } from '../builder';

builder.relayMutationField(
  'revokeGuestToken',
  null,
  {
    description: "Ends the guest's token that the request is sent with. What the guest did stays on the bills.",
    errors: {
      types: [NotAllowed],
      union: { name: 'RevokeGuestTokenResult', description: 'The token has ended, or the reason why not.' },
    },
    resolve: async (_root, _args, ctx) => {
      await revokeGuestToken(ctx);
      ctx.viewer = NOBODY;
      return { isRevoked: true };
    },
  },
  {
    description: 'The token has ended.',
    outputFields: (t) => ({
      isRevoked: t.exposeBoolean('isRevoked', { description: 'True: nobody acts as this guest any more.' }),
    }),
  },
);
