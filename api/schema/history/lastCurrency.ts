import { lastCurrency } from '@fairtab/services/money/history/receiptStats';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

builder.objectField(UserRef, 'lastCurrency', (t) =>
  t.string({
    description:
      'The ISO 4217 code of the currency of the latest receipt that the account hosts: what a client offers for the next one. "USD" before the first.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => lastCurrency(ctx),
  }),
);
