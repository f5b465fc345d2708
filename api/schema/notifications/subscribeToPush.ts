import { Conflict, InvalidInput, NotAllowed } from '@fairtab/services/platform/errors';
import { subscribeToPush } from '@fairtab/services/messages/push/subscriptions';
import { addMutation } from '../addMutation';

addMutation('subscribeToPush', {
  description: 'Has messages to the viewer shown in this browser, also while no page is open.',
  input: "A browser's push subscription.",
  inputFields: (t) => ({
    endpoint: t.string({ required: true, description: "The browser's address at its push service." }),
    p256dh: t.string({ required: true, description: "The browser's public key, in base64url." }),
    auth: t.string({ required: true, description: "The browser's secret, in base64url." }),
  }),
  refusals: [NotAllowed, InvalidInput, Conflict],
  result: 'That it is so, or the reason why not.',
  resolve: async (input, ctx) => {
    await subscribeToPush(ctx, input);
    return {};
  },
  payload: 'The browser shows messages.',
  outputFields: (t) => ({
    isSubscribed: t.boolean({ description: 'True.', resolve: () => true }),
  }),
});
