import { revokeAccessToken } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';

addMutation('revokeAccessToken', {
  description: 'Ends an access token of the account at once, on open sockets too.',
  input: 'The access token to end.',
  inputFields: (t) => ({ accessTokenId: t.id({ required: true, description: 'The `id` of the AccessToken.' }) }),
  refusals: [NotSignedIn, NotFound],
  result: 'The token that ended, or the reason why none did.',
  resolve: async (input, ctx) => {
    const accessTokenId = rawId({ typename: 'AccessToken', id: input.accessTokenId });
    await revokeAccessToken(ctx, { accessTokenId });
    return { accessTokenId };
  },
  payload: 'Nobody acts by the token any more.',
  outputFields: (t) => ({
    revokedAccessTokenId: t.id({
      description: 'The `id` of the AccessToken that ended.',
      resolve: ({ accessTokenId }) => encodeNodeId({ typename: 'AccessToken', id: accessTokenId }),
    }),
    user: userField(t),
  }),
});
