import { listBlockedNames } from '@fairtab/services/receipts/requests/blockedNames';
import { listRequests, MOST_REQUESTS, type OpenRequest } from '@fairtab/services/receipts/requests/openRequests';
import { maySee } from '@fairtab/services/receipts/readReceipt';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { ReceiptRef, UserRef } from '../refs';
import { moneyField } from '../moneyField';

const PaymentRequestRef = builder.objectRef<OpenRequest>('PaymentRequest').implement({
  description:
    'A host asks the account to take over the unpaid claims that the host made for somebody. Only the account that is asked sees it.',
  fields: (t) => ({
    key: t.exposeID('id', { description: 'Identifies the request. It never changes.' }),
    hostName: t.string({ description: 'Who asks, as on the receipt.', resolve: ({ receipt }) => receipt.hostName }),
    fromUsername: t.string({ description: 'The username of who asks.', resolve: ({ from }) => from.username }),
    personName: t.exposeString('personName', { description: 'For whom it was claimed.' }),
    restaurantName: t.string({ description: 'Where it was.', resolve: ({ receipt }) => receipt.restaurantName }),
    date: t.field({ type: 'Date', description: 'When the meal was.', resolve: ({ receipt }) => receipt.date }),
    currency: t.string({ description: 'The ISO 4217 code of the amount.', resolve: ({ receipt }) => receipt.currency }),
    amount: moneyField(t, { description: 'What of it is unpaid now.', cents: (it) => it.amountCents }),
    dishes: t.stringList({
      description: 'The names of the dishes, one for each claim.',
      extensions: listOf(5),
      resolve: ({ dishes }) => [...dishes],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked.' }),
    receipt: t.field({
      type: ReceiptRef,
      nullable: true,
      description: 'The receipt; null while its host shows it to participants only.',
      resolve: ({ receipt }, _args, ctx) => (maySee(ctx.viewer, receipt) ? receipt : null),
    }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  requests: t.field({
    type: [PaymentRequestRef],
    description: `What hosts ask the account to take over, the newest first, at most ${MOST_REQUESTS}. None while the page of its name is off.`,
    extensions: { ...VOLATILE, ...listOf(1) },
    resolve: (_user, _args, ctx) => listRequests(ctx),
  }),
  blockedNames: t.stringList({
    description: 'The usernames whose requests do not reach the account, the latest first.',
    extensions: { ...VOLATILE, ...listOf(1) },
    resolve: (_user, _args, ctx) => listBlockedNames(ctx),
  }),
}));
