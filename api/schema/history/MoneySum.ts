import { formatMoney } from '@fairtab/domain/money';
import type { MoneySum } from '@fairtab/services/money/history/Debt';
import { builder } from '../builder';

export const MoneySumRef = builder.objectRef<MoneySum>('MoneySum').implement({
  description: 'Amounts of one currency added up. Amounts of different currencies never are.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of the currency.' }),
    amount: t.field({
      type: 'Money',
      description: 'The sum.',
      resolve: ({ cents, currency }) => formatMoney(cents, currency),
    }),
  }),
});
