import { t } from '../language/t';
import { formatMoney, type Currency } from '../money';
import { readAmount } from '../readNumber';

/** The question about a text that may mean two amounts, such as "1,200" dinars. @param read how texts are read. @returns null when it is no such text. */
export function whichAmount(raw: unknown, currency: Currency, read = readAmount): string | null {
  const reading = typeof raw === 'string' ? read(raw, currency) : null;
  if (!reading || !('either' in reading)) return null;
  const [one, other] = reading.either;
  return t('Do you mean {one} or {other}?', { one: formatMoney(one, currency), other: formatMoney(other, currency) });
}
