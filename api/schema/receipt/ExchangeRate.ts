import type { ExchangeRate } from '@fairtab/domain/exchangeRates';
import { builder } from '../builder';

export const ExchangeRateRef = builder.objectRef<ExchangeRate>('ExchangeRate').implement({
  description:
    'The rate at which the amounts of a receipt are shown in a second currency. Debts and payments are in its own.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of the second currency.' }),
    baseCurrency: t.exposeString('baseCurrency', {
      description: 'The currency of which one unit costs `rate` of the other one: that of the receipt, or `currency`.',
    }),
    rate: t.exposeString('rate', { description: 'A decimal such as "1.0842".' }),
    date: t.expose('date', { type: 'Date', description: 'The day of the rate.' }),
  }),
});
