import { aboutIn } from '@fairtab/domain/bill/exchangeText';
import type { ExchangeRate } from '@fairtab/domain/exchangeRates';
import type { Cents } from '@fairtab/domain/money';
import { useCurrency } from '../../ui/CurrencyContext';
import { Note } from '../../ui/Text';

/** What an amount is about in the second currency that the host shows. */
export function Beside({ amountCents, at }: { amountCents: Cents; at: ExchangeRate }) {
  const text = aboutIn(amountCents, { from: useCurrency(), at });
  return text && <Note as="span">{text}</Note>;
}
