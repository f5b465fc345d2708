import { type Currency } from '@fairtab/domain/money';
import { netOf, type Balance } from '@fairtab/domain/balances';
import { readCounterparty } from '@fairtab/services/money/counterparties/counterparties';
import {
  MOST_RECEIPTS_BETWEEN,
  receiptsBetween,
  type BalanceOnReceipt,
} from '@fairtab/services/money/counterparties/receiptsBetween';
import { claimToRemind } from '@fairtab/services/money/settling/claimToRemind';
import { branded } from '../branded';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { ClaimRef, CounterpartyRef, PaymentRef, ReceiptRef } from '../refs';
import { moneyField } from '../moneyField';

const BalanceRef = builder.objectRef<Balance & { readonly currency: Currency }>('Balance').implement({
  description: 'What is open between the account and one other guest, in one currency.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of all amounts.' }),
    owedToMe: moneyField(t, {
      description:
        'What the other guest claimed on receipts of the account, or owes it by a settlement, and has not paid.',
      cents: (it) => it.owedToMeCents,
    }),
    iOwe: moneyField(t, {
      description:
        'What the account claimed on receipts of the other guest, or owes it by a settlement, and has not paid.',
      cents: (it) => it.iOweCents,
    }),
    net: moneyField(t, { description: 'owedToMe - iOwe.', cents: (balance) => netOf(balance) }),
    toConfirm: moneyField(t, {
      description: 'What the other guest reported as paid, and the account has not confirmed.',
      cents: (it) => it.toConfirmCents,
    }),
    reported: moneyField(t, {
      description: 'What the account reported as paid, and the other guest has not confirmed.',
      cents: (it) => it.reportedCents,
    }),
  }),
});

export const ReceiptBetweenRef = builder.objectRef<BalanceOnReceipt>('ReceiptBetween').implement({
  description: 'One receipt on which the account pays a counterparty, or is paid by it.',
  fields: (t) => ({
    receipt: t.expose('receipt', { type: ReceiptRef, description: 'The receipt.' }),
    balance: t.field({
      type: BalanceRef,
      description: 'What is open between the two on this receipt.',
      resolve: (balance) => ({ ...balance, currency: balance.receipt.currency }),
    }),
    paymentsToConfirm: t.field({
      type: [PaymentRef],
      description: 'What the other guest reported as paid on this receipt, and the account has not confirmed.',
      extensions: listOf(1),
      resolve: ({ receipt, paymentsToConfirm }) => paymentsToConfirm.map((payment) => ({ receipt, payment })),
    }),
  }),
});

builder.node(CounterpartyRef, {
  description:
    'Another guest with whom an account has receipts: a diner who pays for a part of one that the account hosts, or the host of one that the account pays for a part of. The same guest is another counterparty for every account, and for every currency.',
  id: { resolve: ({ key }) => key },
  loadOne: async (key, ctx) => branded('Counterparty', await readCounterparty(ctx, key)),
  fields: (t) => ({
    name: t.exposeString('name', {
      description: "The name on the latest receipt: the host's, or the first that the diner claimed for.",
      extensions: VOLATILE,
    }),
    hasAccount: t.exposeBoolean('hasAccount', {
      description: 'Whether it is an account, and so the same on all devices.',
      extensions: VOLATILE,
    }),
    balance: t.field({
      type: BalanceRef,
      description: 'What is open between the two over all receipts and settlements in the currency.',
      extensions: VOLATILE,
      resolve: (counterparty) => counterparty,
    }),
    receiptCount: t.exposeInt('receiptCount', {
      description: 'The number of receipts on which one of the two pays the other.',
      extensions: VOLATILE,
    }),
    lastReceiptAt: t.expose('lastAt', {
      type: 'DateTime',
      description: 'When the latest of these receipts was made, or the latest settlement that is not paid took force.',
      extensions: VOLATILE,
    }),
    receipts: t.field({
      type: [ReceiptBetweenRef],
      description: `These receipts: those with something unpaid first, then the newest. At most ${MOST_RECEIPTS_BETWEEN}.`,
      extensions: { ...VOLATILE, ...listOf(10) },
      resolve: (counterparty, _args, ctx) => receiptsBetween(ctx, counterparty),
    }),
    claimToRemind: t.field({
      type: ClaimRef,
      nullable: true,
      description:
        'The claim by which the account reminds this person (`remindDiner`): an unpaid one on the oldest receipt. Null when the person owes nothing.',
      extensions: VOLATILE,
      resolve: (counterparty, _args, ctx) => claimToRemind(ctx, counterparty),
    }),
  }),
});
