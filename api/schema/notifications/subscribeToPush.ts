import { Conflict, InvalidInput, NotAllowed } from '@fairtab/services/platform/errors';
import { subscribeToPush } from '@fairtab/services/messages/push/subscriptions';
import { builder } from '../builder';

builder.relayMutationField(
  'subscribeToPush',
  {
    description: "A browser's push subscription.",
    inputFields: (t) => ({
      endpoint: t.string({ required: true, description: "The browser's address at its push service." }),
      p256dh: t.string({ required: true, description: "The browser's public key, in base64url." }),
      auth: t.string({ required: true, description: "The browser's secret, in base64url." }),
    }),
  },
  {
    description: 'Has messages to the viewer shown in this browser, also while no page is open.',
    errors: {
      types: [NotAllowed, InvalidInput, Conflict],
      union: { name: 'SubscribeToPushResult', description: 'That it is so, or the reason why not.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await subscribeToPush(ctx, input);
      return {};
    },
  },
  {
    description: 'The browser shows messages.',
    outputFields: (t) => ({
      isSubscribed: t.boolean({ description: 'True.', resolve: () => true }),
    }),
  },
);
