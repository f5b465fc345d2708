import { Conflict, InvalidInput, NotFound, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { sendAgain, sendWebhookTest } from '@fairtab/services/accounts/webhooks/deliveries';
import { removeWebhook, rotateWebhookSecret, updateWebhook } from '@fairtab/services/accounts/webhooks/updateWebhook';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';
import { userField } from '../payloadFields';
import { WebhookDeliveryRef, WebhookEventType, WebhookRef } from './Webhook';

const WEBHOOK_ID = 'The `id` of the Webhook.';
const webhookIdOf = (id: string): string => rawId({ typename: 'Webhook', id });

builder.relayMutationField(
  'updateWebhook',
  {
    description: 'What is to change; what is left out stays.',
    inputFields: (t) => ({
      webhookId: t.id({ required: true, description: WEBHOOK_ID }),
      url: t.string({ description: 'The new address.' }),
      events: t.field({ type: [WebhookEventType], description: 'What is told there from now on.' }),
      isOn: t.boolean({ description: 'Turns it off, or on again. Then what had waited is told first.' }),
    }),
  },
  {
    description: 'Changes where a webhook goes, what it is told, and whether it is on.',
    errors: {
      types: [NotSignedIn, InvalidInput, NotFound],
      union: { name: 'UpdateWebhookResult', description: 'The webhook, or the reason why it did not change.' },
    },
    resolve: async (_root, { input: { webhookId, ...input } }, ctx) => ({
      webhook: await updateWebhook(ctx, { ...input, webhookId: webhookIdOf(webhookId) }),
    }),
  },
  {
    description: 'The webhook changed.',
    outputFields: (t) => ({
      webhook: t.field({
        type: WebhookRef,
        description: 'The webhook after the change.',
        resolve: ({ webhook }) => webhook,
      }),
    }),
  },
);

builder.relayMutationField(
  'rotateWebhookSecret',
  {
    description: 'The webhook that gets a new secret.',
    inputFields: (t) => ({ webhookId: t.id({ required: true, description: WEBHOOK_ID }) }),
  },
  {
    description: 'Makes a new secret. For a day messages are signed with the former one, too.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'RotateWebhookSecretResult', description: 'The secret, or the reason why there is none.' },
    },
    resolve: (_root, { input }, ctx) => rotateWebhookSecret(ctx, { webhookId: webhookIdOf(input.webhookId) }),
  },
  {
    description: 'There is a new secret.',
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
  },
);

builder.relayMutationField(
  'removeWebhook',
  {
    description: 'The webhook to remove.',
    inputFields: (t) => ({ webhookId: t.id({ required: true, description: WEBHOOK_ID }) }),
  },
  {
    description: 'Removes a webhook with its log. Nothing is told there any more.',
    errors: {
      types: [NotSignedIn, NotFound],
      union: { name: 'RemoveWebhookResult', description: 'The webhook that is gone, or the reason why none is.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const webhookId = webhookIdOf(input.webhookId);
      await removeWebhook(ctx, { webhookId });
      return { webhookId };
    },
  },
  {
    description: 'The webhook is gone.',
    outputFields: (t) => ({
      removedWebhookId: t.id({
        description: 'The `id` of the Webhook that is gone.',
        resolve: ({ webhookId }) => encodeNodeId({ typename: 'Webhook', id: webhookId }),
      }),
      user: userField(t),
    }),
  },
);

builder.relayMutationField(
  'sendWebhookTest',
  {
    description: 'The webhook to test.',
    inputFields: (t) => ({ webhookId: t.id({ required: true, description: WEBHOOK_ID }) }),
  },
  {
    description: 'Sends a message that tells of nothing (`webhook.test`). It is tried once.',
    errors: {
      types: [NotSignedIn, NotFound, Conflict, TooManyAttempts],
      union: { name: 'SendWebhookTestResult', description: 'The message, or the reason why there is none.' },
    },
    resolve: async (_root, { input }, ctx) => ({
      delivery: await sendWebhookTest(ctx, { webhookId: webhookIdOf(input.webhookId) }),
    }),
  },
  {
    description: 'The test is on its way.',
    outputFields: (t) => ({
      delivery: t.field({
        type: WebhookDeliveryRef,
        description: 'The message. Ask for it again to learn what became of it.',
        resolve: ({ delivery }) => delivery,
      }),
    }),
  },
);

builder.relayMutationField(
  'sendWebhookAgain',
  {
    description: 'The message to send again.',
    inputFields: (t) => ({ deliveryId: t.id({ required: true, description: 'The `id` of the WebhookDelivery.' }) }),
  },
  {
    description:
      'Sends a message of the log again, with the same `webhook-id`. It is tried once, apart from what waits; one that waits is tried now.',
    errors: {
      types: [NotSignedIn, NotFound, Conflict, TooManyAttempts],
      union: { name: 'SendWebhookAgainResult', description: 'The message, or the reason why it is not sent.' },
    },
    resolve: async (_root, { input }, ctx) => ({
      delivery: await sendAgain(ctx, { deliveryId: rawId({ typename: 'WebhookDelivery', id: input.deliveryId }) }),
    }),
  },
  {
    description: 'The message is on its way.',
    outputFields: (t) => ({
      delivery: t.field({
        type: WebhookDeliveryRef,
        description: 'The message. Ask for it again to learn what became of it.',
        resolve: ({ delivery }) => delivery,
      }),
    }),
  },
);
