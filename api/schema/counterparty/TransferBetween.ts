import type { PayTo } from '@fairtab/domain/receipts';
import { receiptsBetween } from '@fairtab/services/money/counterparties/receiptsBetween';
import { findEvening, waysToReach } from '@fairtab/services/money/evenings/readEvening';
import {
  openTransferTotals,
  type TransferBetween,
  transfersBetween,
  type TransferTotals,
} from '@fairtab/services/money/settlements/transfersBetween';
import type { ApiContext } from '../../context';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { TransferStatus } from '../evening/Transfer';
import { listOf, VOLATILE } from '../fieldMarks';
import { MoneySumRef } from '../history/MoneySum';
import { CounterpartyRef, EveningRef, PayToRef, UserRef } from '../refs';
import { moneyField } from '../moneyField';

const TransferBetweenRef = builder.objectRef<TransferBetween>('TransferBetween').implement({
  description:
    'Money that the account owes another guest, or is owed, since an evening was settled or the two netted what they owed each other. Fairtab itself moves no money.',
  fields: (t) => ({
    key: t.exposeID('id', { description: 'Identifies the transfer. It never changes.' }),
    isMine: t.exposeBoolean('isMine', { description: 'Whether the account pays it.' }),
    amount: moneyField(t, { description: 'The amount.', cents: ({ amountCents }) => amountCents }),
    status: t.field({
      type: TransferStatus,
      description: 'Whether it is paid.',
      resolve: ({ status }) => status,
    }),
    method: t.field({
      type: PaymentMethod,
      nullable: true,
      description: 'How the payer paid; null until it was reported.',
      resolve: ({ method }) => method,
    }),
    isDisputed: t.exposeBoolean('isDisputed', {
      description: 'Whether the recipient said that it did not arrive, and it was not reported again.',
    }),
    evening: t.field({
      type: EveningRef,
      nullable: true,
      description: 'The evening that it settles; null when it nets what the two owed each other.',
      resolve: ({ evening }, _args, ctx) => evening && findEvening(ctx, evening.id),
    }),
    ways: t.field({
      type: [PayToRef],
      description:
        'How the recipient likes to be paid, as on the receipts of the evening or those between the two; none for the recipient.',
      extensions: listOf(3),
      resolve: (transfer, _args, ctx) => (transfer.isMine ? waysFor(ctx, transfer) : []),
    }),
  }),
});

async function waysFor(ctx: ApiContext, { toGuestId, currency, evening }: TransferBetween): Promise<PayTo[]> {
  const found = evening && (await findEvening(ctx, evening.id));
  const receipts =
    found?.receipts ?? (await receiptsBetween(ctx, { guestId: toGuestId, currency })).map(({ receipt }) => receipt);
  return waysToReach({ receipts }, toGuestId);
}

builder.objectField(CounterpartyRef, 'transfers', (t) =>
  t.field({
    type: [TransferBetweenRef],
    description: 'What the two owe each other by settlements and has not arrived, the oldest first.',
    extensions: { ...VOLATILE, ...listOf(1) },
    resolve: (person, _args, ctx) => transfersBetween(ctx, person),
  }),
);

const TransferTotalsRef = builder.objectRef<TransferTotals>('TransferTotals').implement({
  description: 'What an account is owed and owes by settlements, and nobody reported as paid.',
  fields: (t) => ({
    owedToMe: t.field({
      type: [MoneySumRef],
      description: 'The sums that others owe the account, one for each currency.',
      extensions: listOf(1),
      resolve: ({ owedToMe }) => [...owedToMe],
    }),
    iOwe: t.field({
      type: [MoneySumRef],
      description: 'The sums that the account owes others, one for each currency.',
      extensions: listOf(1),
      resolve: ({ iOwe }) => [...iOwe],
    }),
  }),
});

builder.objectField(UserRef, 'transferTotals', (t) =>
  t.field({
    type: TransferTotalsRef,
    description: 'What the account is owed and owes by settlements: of evenings, and of netting.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => openTransferTotals(ctx),
  }),
);
