import { displayRate, exchanged, type ExchangeRate } from '../exchangeRates';
import { dateFormat } from '../language/format';
import { t } from '../language/t';
import { displayMoney, type Cents, type Currency } from '../money';

const DAY = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * An amount in the second currency of a receipt, with its rate and day: "about $58.76 at 1.0842, Nov 28".
 * @returns null where nothing can be shown beside it
 */
export function aboutIn(cents: Cents, { from, at }: { from: Currency; at: ExchangeRate }): string | null {
  const other = cents === 0 ? null : exchanged(cents, { from, at });
  if (other === null) return null;
  // A bare number is the price of one unit of the receipt's currency.
  const rate =
    at.baseCurrency === from
      ? displayRate(at.rate)
      : t('1 {base} = {rate} {quote}', { base: at.baseCurrency, rate: displayRate(at.rate), quote: from });
  const date = DAY(new Date(`${at.date}T00:00:00Z`));
  return t('about {amount} at {rate}, {date}', { amount: displayMoney(other, at.currency), rate, date });
}
