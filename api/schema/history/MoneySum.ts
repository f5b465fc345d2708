import type { MoneySum } from '@fairtab/services/money/history/Debt';
import { builder } from '../builder';
import { moneyField } from '../moneyField';

export const MoneySumRef = builder.objectRef<MoneySum>('MoneySum').implement({
  description: 'Amounts of one currency added up. Amounts of different currencies never are.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of the currency.' }),
    amount: moneyField(t, { description: 'The sum.', cents: ({ cents }) => cents }),
  }),
});
