import { receiptStats, type ReceiptStats } from '@fairtab/services/history/receiptStats';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

const ReceiptStatsRef = builder.objectRef<ReceiptStats>('ReceiptStats').implement({
  description: 'Figures about the receipts that the account hosts.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The number of receipts.' }),
    total: t.expose('totalCents', { type: 'Money', description: 'The sum of their totals.' }),
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
