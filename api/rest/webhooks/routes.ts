import { DELIVERY_PROBLEMS, OFF_REASONS, WEBHOOK_EVENTS } from '@fairtab/domain/programs/webhooks';
import { z } from 'zod';
import { found, ofAccount } from '../answers';
import {
  RestCreateWebhook,
  RestRemoveWebhook,
  RestRotateWebhookSecret,
  RestSendWebhookAgain,
  RestSendWebhookTest,
  RestUpdateWebhook,
  RestWebhookDeliveries,
  RestWebhooks,
} from '../generated/documents';
import { globalId, nameOf } from '../parts';
import { NO_FIELDS, PAGE_SIZE, route, type Route } from '../Route';
import { dateTime, id, word } from '../shapes';

const SCOPES = ['webhooks'] as const;
const event = z.enum(WEBHOOK_EVENTS).meta({ id: 'WebhookEvent' });
const url = z.string().describe('The address, which begins with https://.');
const events = z.array(event).describe('What is told there.');
const newWebhook = z.object({
  url,
  events,
  receiptId: z
    .string()
    .nullish()
    .describe('A receipt of the account, when it is about that one alone; about all unless given.'),
});
const webhookChange = z.object({
  url: url.nullish(),
  events: events.nullish(),
  isOn: z.boolean().nullish().describe('Turns it off, or on again. Then what had waited is told first.'),
});
const webhook = z
  .object({
    id,
    url: z.string(),
    events: z.array(word(event)),
    receiptId: id.nullable().describe('The one receipt that it is about; null for all that the account hosts.'),
    createdAt: dateTime,
    isOn: z.boolean().describe('What happens while it is off is not told later.'),
    offSince: dateTime.nullable(),
    offReason: word(z.enum(OFF_REASONS)).nullable().describe('Why it is off; null while it is on.'),
    formerSecretUntil: dateTime.nullable().describe('Until when messages are signed with the former secret, too.'),
  })
  .meta({ id: 'Webhook' });
const secretAnswer = z.object({
  secret: z.string().describe('The key that signs messages: `whsec_` and base64. It is shown this once.'),
  webhook,
});
const delivery = z
  .object({
    id: id.describe('The header `webhook-id` of the message, the same at each attempt.'),
    type: z.string().describe('What it tells, as in the message: "claim.created", or "webhook.test" for a test.'),
    receiptId: id.nullable().describe('Null for a test.'),
    version: z.int().nullable().describe('The version of the receipt after the change; null for a test.'),
    createdAt: dateTime.describe('When it happened.'),
    state: word(z.enum(['waiting', 'delivered', 'failed'])),
    attempts: z.int(),
    attemptedAt: dateTime.nullable(),
    status: z.int().nullable().describe('The HTTP status of the last answer; null without one.'),
    problem: word(z.enum(DELIVERY_PROBLEMS)).nullable().describe('Why the last attempt has no answer.'),
    durationMs: z.int().nullable().describe('How long the last attempt took, in milliseconds.'),
    nextAttemptAt: dateTime.nullable().describe('When it is tried next; null when it is not.'),
  })
  .meta({ id: 'WebhookDelivery' });
const removed = z.object({ id, removed: z.literal(true) });

export const WEBHOOK_ROUTES: readonly Route[] = [
  route('GET /api/webhooks', {
    operationId: 'listWebhooks',
    scopes: SCOPES,
    summary: 'The webhooks of the account, the newest first.',
    needsAccount: true,
    answer: z.array(webhook),
    run: async ({ ask }) => ofAccount((await ask(RestWebhooks)).viewer).webhooks,
  }),
  route('POST /api/webhooks', {
    operationId: 'createWebhook',
    scopes: SCOPES,
    summary: 'Register an address to which is told what happens on receipts that the account hosts.',
    needsAccount: true,
    body: newWebhook,
    answer: secretAnswer,
    status: 201,
    problems: [404, 409],
    run: async ({ body, ask }) => {
      const input = { ...body, events: body.events.map(nameOf) };
      return (await ask(RestCreateWebhook, { input })).result;
    },
  }),
  route('PATCH /api/webhooks/:id', {
    operationId: 'updateWebhook',
    scopes: SCOPES,
    summary: 'Change where a webhook goes, what it is told, and whether it is on.',
    needsAccount: true,
    body: webhookChange,
    answer: webhook,
    run: async ({ param, body, ask }) => {
      const input = { ...body, events: body.events?.map(nameOf), webhookId: globalId('Webhook', param) };
      return (await ask(RestUpdateWebhook, { input })).result.webhook;
    },
  }),
  route('DELETE /api/webhooks/:id', {
    operationId: 'removeWebhook',
    scopes: SCOPES,
    summary: 'Remove a webhook with its log.',
    needsAccount: true,
    body: NO_FIELDS,
    answer: removed,
    run: async ({ param, ask }) => {
      const input = { webhookId: globalId('Webhook', param) };
      return { ...(await ask(RestRemoveWebhook, { input })).result, removed: true as const };
    },
  }),
  route('POST /api/webhooks/:id/secret', {
    operationId: 'rotateWebhookSecret',
    scopes: SCOPES,
    summary: 'Make a new secret. For a day messages are signed with the former one, too.',
    needsAccount: true,
    body: NO_FIELDS,
    answer: secretAnswer,
    status: 201,
    run: async ({ param, ask }) =>
      (await ask(RestRotateWebhookSecret, { input: { webhookId: globalId('Webhook', param) } })).result,
  }),
  route('POST /api/webhooks/:id/test', {
    operationId: 'sendWebhookTest',
    scopes: SCOPES,
    summary: 'Send a message that tells of nothing.',
    needsAccount: true,
    body: NO_FIELDS,
    answer: delivery,
    status: 201,
    problems: [409],
    run: async ({ param, ask }) =>
      (await ask(RestSendWebhookTest, { input: { webhookId: globalId('Webhook', param) } })).result.delivery,
  }),
  route('GET /api/webhooks/:id/deliveries', {
    operationId: 'listWebhookDeliveries',
    scopes: SCOPES,
    summary: `What was told to a webhook in the last 30 days, the newest first, at most ${PAGE_SIZE}; the Link header leads to more.`,
    needsAccount: true,
    answer: z.array(delivery),
    hasPages: true,
    run: async ({ param, query: { after }, ask, page }) => {
      const { node } = await ask(RestWebhookDeliveries, { id: globalId('Webhook', param), first: PAGE_SIZE, after });
      return page(found(node, 'There is no such webhook.').deliveries);
    },
  }),
  route('POST /api/webhook-deliveries/:id/send-again', {
    operationId: 'sendWebhookAgain',
    scopes: SCOPES,
    summary: 'Send a message of the log again, with the same id.',
    needsAccount: true,
    body: NO_FIELDS,
    answer: delivery,
    problems: [409],
    run: async ({ param, ask }) => {
      const input = { deliveryId: globalId('WebhookDelivery', param) };
      return (await ask(RestSendWebhookAgain, { input })).result.delivery;
    },
  }),
];
