import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import {
  WEBHOOK_EVENTS,
  type DeliveryProblem,
  type OffReason,
  type WebhookEvent,
} from '@fairtab/domain/programs/webhooks';
import { findDelivery, listDeliveries, type OwnDelivery } from '@fairtab/services/accounts/webhooks/deliveries';
import { listWebhooks, type OwnWebhook } from '@fairtab/services/accounts/webhooks/ownWebhooks';
import { branded } from '../branded';
import { builder, PAGE_SIZE } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { encodeNodeId } from '../ids';
import { UserRef } from '../refs';

export const WebhookEventType = builder.enumType('WebhookEvent', {
  description: 'Something that may be told to a webhook. A message has it as `type`, such as "claim.created".',
  values: {
    RECEIPT_CREATED: { value: 'receipt.created', description: 'The account made a receipt.' },
    BILL_EDITED: { value: 'bill.edited', description: 'The bill was edited, or split in another way.' },
    CLAIM_CREATED: { value: 'claim.created', description: 'Somebody claimed a line or a part of it.' },
    CLAIM_REMOVED: { value: 'claim.removed', description: 'Somebody gave a claim back, or the host cancelled it.' },
    PAYMENT_REPORTED: { value: 'payment.reported', description: 'Somebody reported a payment to the host.' },
    PAYMENT_CONFIRMED: {
      value: 'payment.confirmed',
      description: 'A payment was confirmed, by the host, after three days, by card, or with other receipts.',
    },
    PAYMENT_DISPUTED: {
      value: 'payment.disputed',
      description: 'The host says that a payment, or the part of it for one claim, did not arrive.',
    },
    RECEIPT_SETTLED: {
      value: 'receipt.settled',
      description: 'Everything is claimed now, and nothing is left to pay.',
    },
  } as const satisfies Record<string, { value: WebhookEvent; description: string }>,
});

const WebhookOffReason = builder.enumType('WebhookOffReason', {
  description: 'Why nothing is told to a webhook.',
  values: {
    OWNER: { value: 'owner', description: 'The account turned it off.' },
    FAILING: { value: 'failing', description: 'Its address took nothing for three days.' },
    GONE: { value: 'gone', description: 'Its address answered that it is gone (410).' },
    PASSWORD_RESET: { value: 'passwordReset', description: 'The password of the account was reset by a mailed link.' },
  } as const satisfies Record<string, { value: OffReason; description: string }>,
});

const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'What became of a message to a webhook.',
  values: {
    WAITING: { value: 'waiting', description: 'It is tried now, in its turn, or again after a pause.' },
    DELIVERED: { value: 'delivered', description: 'Its receiver answered with a status of 200 to 299.' },
    FAILED: { value: 'failed', description: 'It is not tried any more, unless somebody asks for that.' },
  } as const,
});

const WebhookDeliveryProblem = builder.enumType('WebhookDeliveryProblem', {
  description: 'Why an attempt has no answer.',
  values: {
    TIMEOUT: { value: 'timeout', description: 'None came within 5 seconds.' },
    UNREACHABLE: { value: 'unreachable', description: 'There was no connection, or it broke.' },
    NOT_PUBLIC: { value: 'notPublic', description: 'The address leads to a network that is not public.' },
    CERTIFICATE: { value: 'certificate', description: 'The certificate of the server is not valid.' },
  } as const satisfies Record<string, { value: DeliveryProblem; description: string }>,
});

export const WebhookDeliveryRef = builder.objectRef<OwnDelivery>('WebhookDelivery');

builder.node(WebhookDeliveryRef, {
  description: 'A message to a webhook, which is kept for 30 days. Its bare `id` is the header `webhook-id`.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('WebhookDelivery', await findDelivery(ctx, id)),
  fields: (t) => ({
    messageId: t.exposeID('id', { description: 'The header `webhook-id` of the message, the same at each attempt.' }),
    type: t.exposeString('event', {
      description: 'What it tells, as in the message: "claim.created", or "webhook.test" for a test.',
    }),
    receiptId: t.id({
      nullable: true,
      description: 'The `id` of the Receipt that it is about; null for a test.',
      resolve: ({ receiptId }) => receiptId && encodeNodeId({ typename: 'Receipt', id: receiptId }),
    }),
    version: t.exposeInt('version', {
      nullable: true,
      description: 'The version of the receipt after the change that it tells of; null for a test.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    state: t.field({ type: WebhookDeliveryState, description: 'What became of it.', resolve: ({ state }) => state }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last tried; null when it was not yet.',
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status of the last answer; null without one.',
    }),
    problem: t.field({
      type: WebhookDeliveryProblem,
      nullable: true,
      description: 'Why the last attempt has no answer; null when it has one.',
      resolve: ({ problem }) => problem,
    }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'How long the last attempt took, in milliseconds.',
    }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null when it is not tried any more.',
    }),
  }),
});

/** Nearly every account has fewer. */
const USUAL_WEBHOOKS = 3;

export const WebhookRef = builder.objectRef<OwnWebhook>('Webhook');

builder.node(WebhookRef, {
  description: 'An address to which is told what happens on receipts that the account hosts. Only the account sees it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    if (ctx.viewer.session === null) return null;
    const webhooks = await listWebhooks(ctx);
    return branded('Webhook', webhooks.find((webhook) => webhook.id === id) ?? null);
  },
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The address.' }),
    events: t.field({
      type: [WebhookEventType],
      description: 'What is told there.',
      extensions: listOf(WEBHOOK_EVENTS.length),
      resolve: ({ events }) => [...events],
    }),
    receiptId: t.id({
      nullable: true,
      description: 'The `id` of the one Receipt that it is about; null for all that the account hosts.',
      resolve: ({ receiptId }) => receiptId && encodeNodeId({ typename: 'Receipt', id: receiptId }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
    isOn: t.boolean({
      description: 'Whether something is told there. What happens while it is off is not told later.',
      resolve: ({ offSince }) => offSince === null,
    }),
    offSince: t.expose('offSince', { type: 'DateTime', nullable: true, description: 'Since when it is off.' }),
    offReason: t.field({
      type: WebhookOffReason,
      nullable: true,
      description: 'Why it is off; null while it is on.',
      resolve: ({ offReason }) => offReason,
    }),
    formerSecretUntil: t.expose('formerSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when messages are signed with the former secret, too; null when they are not.',
    }),
    deliveries: t.connection(
      {
        type: WebhookDeliveryRef,
        description: 'What was told there in the last 30 days, the newest first.',
        extensions: VOLATILE,
        resolve: (webhook, args, ctx) =>
          resolveCursorConnection(
            { args, defaultSize: PAGE_SIZE.default, maxSize: PAGE_SIZE.most, toCursor: ({ id }: OwnDelivery) => id },
            ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) =>
              listDeliveries(ctx, {
                webhookId: webhook.id,
                limit,
                after: (inverted ? before : after) ?? null,
                isInverted: inverted,
              }),
          ),
      },
      { description: 'One page of what was told to a webhook.' },
      { description: 'One message in such a list.' },
    ),
  }),
});

builder.objectField(UserRef, 'webhooks', (t) =>
  t.field({
    type: [WebhookRef],
    description: 'The webhooks of the account, the newest first.',
    extensions: { ...VOLATILE, ...listOf(USUAL_WEBHOOKS) },
    resolve: (_user, _args, ctx) => listWebhooks(ctx),
  }),
);
