import { NotFound } from '@fairtab/services/platform/errors';
import { unsubscribeFromPush } from '@fairtab/services/messages/push/subscriptions';
import { addMutation } from '../addMutation';

addMutation('unsubscribeFromPush', {
  description: 'Shows no more messages in this browser.',
  input: 'A browser of the viewer.',
  inputFields: (t) => ({
    endpoint: t.string({ required: true, description: "The browser's address at its push service." }),
  }),
  refusals: [NotFound],
  result: 'That it is so, or the reason why not.',
  resolve: async (input, ctx) => {
    await unsubscribeFromPush(ctx, input);
    return {};
  },
  payload: 'The browser shows no more messages.',
  outputFields: (t) => ({
    isSubscribed: t.boolean({ description: 'False.', resolve: () => false }),
  }),
});
