import { receiptStats, type ReceiptStats } from '@fairtab/services/history/receiptStats';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

const ReceiptStatsRef = builder.objectRef<ReceiptStats>('ReceiptStats').implement({
  description: 'Figures about the receipts the account hosts.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many.' }),
    total: t.expose('totalCents', { type: 'Money', description: 'What they come to together.' }),
    thisMonth: t.exposeInt('thisMonth', { description: 'How many were made this month (UTC).' }),
  }),
});

builder.objectField(UserRef, 'stats', (t) =>
  t.field({
    type: ReceiptStatsRef,
    description: 'Figures about the receipts the account hosts.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => receiptStats(ctx),
  }),
);
