import { NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { unblockName } from '@fairtab/services/receipts/requests/blockedNames';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('unblockName', {
  description: 'Lets requests of a username reach the account again.',
  input: 'The username to unblock.',
  inputFields: (t) => ({ username: t.string({ required: true, description: 'One of `blockedNames`.' }) }),
  refusals: [NotSignedIn, NotFound],
  result: 'The account, or the reason why nothing was unblocked.',
  resolve: async (input, ctx) => {
    await unblockName(ctx, input);
    return {};
  },
  payload: 'It is unblocked.',
  outputFields: (t) => ({ user: userField(t) }),
});
