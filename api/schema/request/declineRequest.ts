import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { declineRequest } from '@fairtab/services/receipts/requests/takeOver';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('declineRequest', {
  description: 'Declines a request. Its sender is told nothing, also not of a block.',
  input: 'The request to decline.',
  inputFields: (t) => ({
    requestId: t.id({ required: true, description: 'The `key` of the request.' }),
    blocksSender: t.boolean({
      defaultValue: false,
      description: 'Whether no request of its sender shall reach the account any more.',
    }),
  }),
  refusals: [NotSignedIn, NotFound],
  result: 'The account, or the reason why nothing was declined.',
  resolve: async ({ requestId, blocksSender }, ctx) => {
    await declineRequest(ctx, { requestId, blocksSender: blocksSender ?? false });
    return {};
  },
  payload: 'It is declined.',
  outputFields: (t) => ({ user: userField(t) }),
});
