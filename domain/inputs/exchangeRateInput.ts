import { readSentRate } from '../exchangeRates';
import { t } from '../language/t';
import type { Currency } from '../money';
import { readCurrency } from './currencyField';
import { readDate } from './fields';
import { invalid, type Reading } from './lines';
import { field, shape } from './shape';

function readSentRateField(raw: unknown): Reading<string> {
  const rate = readSentRate(raw);
  return rate === null
    ? invalid(
        t(
          'The rate must be a decimal above zero, such as 1.0842, with at most six digits before the point and nine after it',
        ),
      )
    : { ok: true, value: rate };
}

/** The rate of a second currency. @param circumstances.currency that of the receipt */
export function exchangeRateInput({ today, currency }: { today: string; currency: Currency }) {
  return shape({
    currency: field(readCurrency),
    baseCurrency: field(readCurrency),
    rate: field(readSentRateField),
    date: field(readDate({ today })),
  }).superRefine((rate, context) => {
    if (rate.currency === currency)
      context.addIssue({
        code: 'custom',
        message: t('Choose another currency than that of the bill'),
        path: ['currency'],
      });
    else if (rate.baseCurrency !== currency && rate.baseCurrency !== rate.currency)
      context.addIssue({
        code: 'custom',
        message: t('The rate is of one {currency} or of one {other}', { currency, other: rate.currency }),
        path: ['baseCurrency'],
      });
  });
}
