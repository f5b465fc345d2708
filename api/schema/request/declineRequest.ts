import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { declineRequest } from '@fairtab/services/receipts/requests/takeOver';
import { builder } from '../builder';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'declineRequest',
  {
    description: 'The request to decline.',
    inputFields: (t) => ({
      requestId: t.id({ required: true, description: 'The `key` of the request.' }),
      blocksSender: t.boolean({
        defaultValue: false,
        description: 'Whether no request of its sender shall reach the account any more.',
      }),
    }),
  },
  {
    description: 'Declines a request. Its sender is told nothing, also not of a block.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'DeclineRequestResult', description: 'The account, or the reason why nothing was declined.' },
    },
    resolve: async (_root, { input: { requestId, blocksSender } }, ctx) => {
      await declineRequest(ctx, { requestId, blocksSender: blocksSender ?? false });
      return {};
    },
  },
  {
    description: 'It is declined.',
    outputFields: (t) => ({ user: userField(t) }),
  },
);
