import { revokeAccessToken } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'revokeAccessToken',
  {
    description: 'The access token to end.',
    inputFields: (t) => ({ accessTokenId: t.id({ required: true, description: 'The `id` of the AccessToken.' }) }),
  },
  {
    description: 'Ends an access token of the account at once, on open sockets too.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'RevokeAccessTokenResult', description: 'The token that ended, or the reason why none did.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const accessTokenId = rawId({ typename: 'AccessToken', id: input.accessTokenId });
      await revokeAccessToken(ctx, { accessTokenId });
      return { accessTokenId };
    },
  },
  {
    description: 'Nobody acts by the token any more.',
    outputFields: (t) => ({
      revokedAccessTokenId: t.id({
        description: 'The `id` of the AccessToken that ended.',
        resolve: ({ accessTokenId }) => encodeNodeId({ typename: 'AccessToken', id: accessTokenId }),
      }),
      user: userField(t),
    }),
  },
);
