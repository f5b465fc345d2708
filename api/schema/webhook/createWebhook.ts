import { Conflict, InvalidInput, NotAllowed, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { createWebhook } from '@fairtab/services/accounts/webhooks/createWebhook';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { userField } from '../payloadFields';
import { WebhookEventType, WebhookRef } from './Webhook';

addMutation('createWebhook', {
  description:
    'Registers an address to which is told from now on what happens on receipts that the account hosts. An account may have 10.',
  input: 'The new webhook.',
  inputFields: (t) => ({
    url: t.string({ required: true, description: 'The address, which begins with https://.' }),
    events: t.field({ type: [WebhookEventType], required: true, description: 'What is told there.' }),
    receiptId: t.id({
      description:
        'The `id` or `linkId` of a receipt of the account, when it is about that one alone. Left out: about all.',
    }),
  }),
  refusals: [NotSignedIn, InvalidInput, NotFound, NotAllowed, Conflict],
  result: 'The webhook, or the reason why there is none.',
  resolve: ({ receiptId, ...input }, ctx) =>
    createWebhook(ctx, {
      ...input,
      receiptId: receiptId && rawId({ typename: 'Receipt', id: receiptId }),
    }),
  payload: 'The address was registered.',
  outputFields: (t) => ({
    secret: t.exposeString('secret', {
      description: 'The key that signs messages: `whsec_` and base64. It is shown this once.',
    }),
    webhook: t.field({
      type: WebhookRef,
      description: 'What the account sees of it from now on.',
      resolve: ({ webhook }) => webhook,
    }),
    user: userField(t),
  }),
});
