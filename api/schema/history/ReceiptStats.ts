import { receiptStats, type ReceiptStats } from '@fairtab/services/money/history/receiptStats';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';
import { MoneySumRef } from './MoneySum';

const ReceiptStatsRef = builder.objectRef<ReceiptStats>('ReceiptStats').implement({
  description: 'Figures about the receipts that the account hosts.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The number of receipts.' }),
    totals: t.field({
      type: [MoneySumRef],
      description: 'The sums of their totals, one for each currency, the largest first.',
      extensions: listOf(1),
      resolve: ({ totals }) => [...totals],
    }),
    thisMonth: t.exposeInt('thisMonth', { description: 'The number of receipts that were made this month (UTC).' }),
  }),
});

builder.objectField(UserRef, 'stats', (t) =>
  t.field({
    type: ReceiptStatsRef,
    description: 'Figures about the receipts that the account hosts.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => receiptStats(ctx),
  }),
);
