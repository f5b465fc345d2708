import { NotFound } from '@fairtab/services/platform/errors';
import { unsubscribeFromPush } from '@fairtab/services/messages/push/subscriptions';
import { builder } from '../builder';

builder.relayMutationField(
  'unsubscribeFromPush',
  {
    description: 'A browser of the viewer.',
    inputFields: (t) => ({
      endpoint: t.string({ required: true, description: "The browser's address at its push service." }),
    }),
  },
  {
    description: 'Shows no more messages in this browser.',
    errors: {
      types: [NotFound],
      union: { name: 'UnsubscribeFromPushResult', description: 'That it is so, or the reason why not.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await unsubscribeFromPush(ctx, input);
      return {};
    },
  },
  {
    description: 'The browser shows no more messages.',
    outputFields: (t) => ({
      isSubscribed: t.boolean({ description: 'False.', resolve: () => false }),
    }),
  },
);
