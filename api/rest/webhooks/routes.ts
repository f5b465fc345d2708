import { DELIVERY_PROBLEMS, OFF_REASONS, WEBHOOK_EVENTS } from '@fairtab/domain/webhooks';
import { z } from 'zod';
import { decodeNodeId, encodeNodeId, rawId } from '../../schema/ids';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, NO_FIELDS, route, type Route } from '../Route';
import { dateTime, id } from '../shapes';
import { wordOf } from '../wordOf';

const SCOPES = ['webhooks'] as const;
const PAGE = 100;

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
    events: z.array(event),
    receiptId: id.nullable().describe('The one receipt that it is about; null for all that the account hosts.'),
    createdAt: dateTime,
    isOn: z.boolean().describe('What happens while it is off is not told later.'),
    offSince: dateTime.nullable(),
    offReason: z.enum(OFF_REASONS).nullable().describe('Why it is off; null while it is on.'),
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
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int(),
    attemptedAt: dateTime.nullable(),
    status: z.int().nullable().describe('The HTTP status of the last answer; null without one.'),
    problem: z.enum(DELIVERY_PROBLEMS).nullable().describe('Why the last attempt has no answer.'),
    durationMs: z.int().nullable().describe('How long the last attempt took, in milliseconds.'),
    nextAttemptAt: dateTime.nullable().describe('When it is tried next; null when it is not.'),
  })
  .meta({ id: 'WebhookDelivery' });
const removed = z.object({ id, removed: z.literal(true) });

const WEBHOOK = 'id url events receiptId createdAt isOn offSince offReason formerSecretUntil';
const DELIVERY =
  'id type receiptId version createdAt state attempts attemptedAt status problem durationMs nextAttemptAt';
const mutation = (name: string, payload: string): string => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation Rest${type}($input: ${type}Input!) {
    result: ${name}(input: $input) { ${REFUSAL} ... on ${type}Payload { ${payload} } }
  }`;
};
const LIST = `query RestWebhooks { viewer { webhooks { ${WEBHOOK} } } }`;
const CREATE = mutation('createWebhook', `secret webhook { ${WEBHOOK} }`);
const UPDATE = mutation('updateWebhook', `webhook { ${WEBHOOK} }`);
const ROTATE = mutation('rotateWebhookSecret', `secret webhook { ${WEBHOOK} }`);
const REMOVE = mutation('removeWebhook', 'removedWebhookId');
const TEST = mutation('sendWebhookTest', `delivery { ${DELIVERY} }`);
const AGAIN = mutation('sendWebhookAgain', `delivery { ${DELIVERY} }`);
const DELIVERIES = `query RestWebhookDeliveries($id: ID!, $first: Int, $after: String) {
  node(id: $id) { ... on Webhook { deliveries(first: $first, after: $after) {
    edges { node { ${DELIVERY} } } pageInfo { hasNextPage endCursor }
  } } }
}`;

const bareId = z.string().transform((globalId) => decodeNodeId(globalId).id);
const eventOfName = z
  .string()
  .transform((name) => name.toLowerCase().replace('_', '.'))
  .pipe(event);
const webhookData = webhook.extend({
  id: bareId,
  receiptId: bareId.nullable(),
  events: z.array(eventOfName),
  offReason: z.string().transform(wordOf).pipe(z.enum(OFF_REASONS)).nullable(),
});
const deliveryData = delivery.extend({
  id: bareId,
  receiptId: bareId.nullable(),
  state: z.string().toLowerCase().pipe(delivery.shape.state),
  problem: z.string().transform(wordOf).pipe(z.enum(DELIVERY_PROBLEMS)).nullable(),
});
const secretData = secretAnswer.extend({ webhook: webhookData });
const pageData = z.object({
  edges: z.array(z.object({ node: deliveryData })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});

const nameOf = (known: string): string => known.replace('.', '_').toUpperCase();
const webhookId = (param: string): string =>
  encodeNodeId({ typename: 'Webhook', id: rawId({ typename: 'Webhook', id: param }) });

export const WEBHOOK_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/webhooks',
    operationId: 'listWebhooks',
    scopes: SCOPES,
    summary: 'The webhooks of the account, the newest first.',
    needsAccount: true,
    body: null,
    answer: z.array(webhook),
    status: 200,
    problems: [401, 403],
    run: async ({ ask }) => z.array(webhookData).parse(partOf((await ask(LIST))['viewer'], 'webhooks')),
  }),
  route({
    method: 'POST',
    path: '/api/webhooks',
    operationId: 'createWebhook',
    scopes: SCOPES,
    summary: 'Register an address to which is told what happens on receipts that the account hosts.',
    needsAccount: true,
    body: newWebhook,
    answer: secretAnswer,
    status: 201,
    problems: [...ANY_WRITE, 401, 404, 409],
    run: async ({ body, ask }) => {
      const input = { ...body, events: body.events.map(nameOf) };
      return secretData.parse((await ask(CREATE, { input }))['result']);
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/webhooks/:id',
    operationId: 'updateWebhook',
    scopes: SCOPES,
    summary: 'Change where a webhook goes, what it is told, and whether it is on.',
    needsAccount: true,
    body: webhookChange,
    answer: webhook,
    status: 200,
    problems: [...ANY_WRITE, 401, 404],
    run: async ({ param, body, ask }) => {
      const input = { ...body, events: body.events?.map(nameOf), webhookId: webhookId(param) };
      return webhookData.parse(partOf((await ask(UPDATE, { input }))['result'], 'webhook'));
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    operationId: 'removeWebhook',
    scopes: SCOPES,
    summary: 'Remove a webhook with its log.',
    needsAccount: true,
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: removed,
    status: 200,
    problems: [...ANY_WRITE, 401, 404],
    run: async ({ param, ask }) => {
      const input = { webhookId: webhookId(param) };
      await ask(REMOVE, { input });
      return { id: decodeNodeId(input.webhookId).id, removed: true as const };
    },
  }),
  route({
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    operationId: 'rotateWebhookSecret',
    scopes: SCOPES,
    summary: 'Make a new secret. For a day messages are signed with the former one, too.',
    needsAccount: true,
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: secretAnswer,
    status: 201,
    problems: [...ANY_WRITE, 401, 404],
    run: async ({ param, ask }) =>
      secretData.parse((await ask(ROTATE, { input: { webhookId: webhookId(param) } }))['result']),
  }),
  route({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    operationId: 'sendWebhookTest',
    scopes: SCOPES,
    summary: 'Send a message that tells of nothing.',
    needsAccount: true,
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: delivery,
    status: 201,
    problems: [...ANY_WRITE, 401, 404, 409, 429],
    run: async ({ param, ask }) =>
      deliveryData.parse(partOf((await ask(TEST, { input: { webhookId: webhookId(param) } }))['result'], 'delivery')),
  }),
  route({
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    operationId: 'listWebhookDeliveries',
    scopes: SCOPES,
    summary: `What was told to a webhook in the last 30 days, the newest first, at most ${PAGE}; the Link header leads to more.`,
    needsAccount: true,
    body: null,
    answer: z.array(delivery),
    hasPages: true,
    status: 200,
    query: z.object({ after: z.string().optional().describe('Where a page begins.') }),
    problems: [400, 401, 403, 404],
    run: async ({ param, query: { after = null }, ask, linkNext }) => {
      const { node } = await ask(DELIVERIES, { id: webhookId(param), first: PAGE, after });
      if (!node) throw notFound('There is no such webhook.');
      const { edges, pageInfo } = pageData.parse(partOf(node, 'deliveries'));
      if (pageInfo.hasNextPage && pageInfo.endCursor !== null)
        linkNext(`/api/webhooks/${param}/deliveries?${new URLSearchParams({ after: pageInfo.endCursor }).toString()}`);
      return edges.map((edge) => edge.node);
    },
  }),
  route({
    method: 'POST',
    path: '/api/webhook-deliveries/:id/send-again',
    operationId: 'sendWebhookAgain',
    scopes: SCOPES,
    summary: 'Send a message of the log again, with the same id.',
    needsAccount: true,
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: delivery,
    status: 200,
    problems: [...ANY_WRITE, 401, 404, 409, 429],
    run: async ({ param, ask }) => {
      const raw = rawId({ typename: 'WebhookDelivery', id: param });
      const deliveryId = encodeNodeId({ typename: 'WebhookDelivery', id: raw });
      return deliveryData.parse(partOf((await ask(AGAIN, { input: { deliveryId } }))['result'], 'delivery'));
    },
  }),
];
