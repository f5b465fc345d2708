import { Conflict, InvalidInput, NotFound, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { sendAgain, sendWebhookTest } from '@fairtab/services/accounts/webhooks/deliveries';
import { removeWebhook, rotateWebhookSecret, updateWebhook } from '@fairtab/services/accounts/webhooks/updateWebhook';
import { addMutation } from '../addMutation';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';
import { WebhookDeliveryRef, WebhookEventType, WebhookRef } from './Webhook';

const WEBHOOK_ID = 'The `id` of the Webhook.';
const webhookIdOf = (id: string): string => rawId({ typename: 'Webhook', id });

addMutation('updateWebhook', {
  description: 'Changes where a webhook goes, what it is told, and whether it is on.',
  input: 'What is to change; what is left out stays.',
  inputFields: (t) => ({
    webhookId: t.id({ required: true, description: WEBHOOK_ID }),
    url: t.string({ description: 'The new address.' }),
    events: t.field({ type: [WebhookEventType], description: 'What is told there from now on.' }),
    isOn: t.boolean({ description: 'Turns it off, or on again. Then what had waited is told first.' }),
  }),
  refusals: [NotSignedIn, InvalidInput, NotFound],
  result: 'The webhook, or the reason why it did not change.',
  resolve: async ({ webhookId, ...input }, ctx) => ({
    webhook: await updateWebhook(ctx, { ...input, webhookId: webhookIdOf(webhookId) }),
  }),
  payload: 'The webhook changed.',
  outputFields: (t) => ({
    webhook: t.field({
      type: WebhookRef,
      description: 'The webhook after the change.',
      resolve: ({ webhook }) => webhook,
    }),
  }),
});

addMutation('rotateWebhookSecret', {
  description: 'Makes a new secret. For a day messages are signed with the former one, too.',
  input: 'The webhook that gets a new secret.',
  inputFields: (t) => ({ webhookId: t.id({ required: true, description: WEBHOOK_ID }) }),
  refusals: [NotSignedIn, NotFound],
  result: 'The secret, or the reason why there is none.',
  resolve: (input, ctx) => rotateWebhookSecret(ctx, { webhookId: webhookIdOf(input.webhookId) }),
  payload: 'There is a new secret.',
  outputFields: (t) => ({
    secret: t.exposeString('secret', {
      description: 'The key that signs messages: `whsec_` and base64. It is shown this once.',
    }),
    webhook: t.field({
      type: WebhookRef,
      description: 'The webhook after the change.',
      resolve: ({ webhook }) => webhook,
    }),
  }),
});

addMutation('removeWebhook', {
  description: 'Removes a webhook with its log. Nothing is told there any more.',
  input: 'The webhook to remove.',
  inputFields: (t) => ({ webhookId: t.id({ required: true, description: WEBHOOK_ID }) }),
  refusals: [NotSignedIn, NotFound],
  result: 'The webhook that is gone, or the reason why none is.',
  resolve: async (input, ctx) => {
    const webhookId = webhookIdOf(input.webhookId);
    await removeWebhook(ctx, { webhookId });
    return { webhookId };
  },
  payload: 'The webhook is gone.',
  outputFields: (t) => ({
    removedWebhookId: t.id({
      description: 'The `id` of the Webhook that is gone.',
      resolve: ({ webhookId }) => encodeNodeId({ typename: 'Webhook', id: webhookId }),
    }),
    user: userField(t),
  }),
});

addMutation('sendWebhookTest', {
  description: 'Sends a message that tells of nothing (`webhook.test`). It is tried once.',
  input: 'The webhook to test.',
  inputFields: (t) => ({ webhookId: t.id({ required: true, description: WEBHOOK_ID }) }),
  refusals: [NotSignedIn, NotFound, Conflict, TooManyAttempts],
  result: 'The message, or the reason why there is none.',
  resolve: async (input, ctx) => ({
    delivery: await sendWebhookTest(ctx, { webhookId: webhookIdOf(input.webhookId) }),
  }),
  payload: 'The test is on its way.',
  outputFields: (t) => ({
    delivery: t.field({
      type: WebhookDeliveryRef,
      description: 'The message. Ask for it again to learn what became of it.',
      resolve: ({ delivery }) => delivery,
    }),
  }),
});

addMutation('sendWebhookAgain', {
  description:
    'Sends a message of the log again, with the same `webhook-id`. It is tried once, apart from what waits; one that waits is tried now.',
  input: 'The message to send again.',
  inputFields: (t) => ({ deliveryId: t.id({ required: true, description: 'The `id` of the WebhookDelivery.' }) }),
  refusals: [NotSignedIn, NotFound, Conflict, TooManyAttempts],
  result: 'The message, or the reason why it is not sent.',
  resolve: async (input, ctx) => ({
    delivery: await sendAgain(ctx, { deliveryId: rawId({ typename: 'WebhookDelivery', id: input.deliveryId }) }),
  }),
  payload: 'The message is on its way.',
  outputFields: (t) => ({
    delivery: t.field({
      type: WebhookDeliveryRef,
      description: 'The message. Ask for it again to learn what became of it.',
      resolve: ({ delivery }) => delivery,
    }),
  }),
});
