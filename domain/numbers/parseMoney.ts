import { decimalsOf, type Cents, type Currency } from '../money';
import { plainNumber, readAmount, readPlainAmount } from '../readNumber';

/**
 * Reads an amount as it comes in a request or a field: a text such as "12.3" or "1,200.00" (readNumber.ts), or a JSON number.
 * Decimals that the currency does not have must be zeros.
 * @param read how texts are read: readSentAmount for those of a request.
 * @returns minor units, or null when the input is no amount of money, may mean two amounts, or is beyond ±MAX_CENTS.
 */
export function parseMoney(input: unknown, currency: Currency, read = readAmount): Cents | null {
  const reading =
    typeof input === 'number'
      ? readPlainAmount(numberText(input), decimalsOf(currency))
      : typeof input === 'string'
        ? read(input, currency)
        : null;
  return reading && 'cents' in reading ? reading.cents : null;
}

/**
 * An amount in a currency that is not known yet, as text for parseMoney. A typed text stays as it is, because only the currency
 * says what "1.000" means. A number has no thousands to mistake, so it gets decimals that are no group: 12.345 is "12.3450".
 * @param isNumber whether the text is a number of JSON or of a GraphQL document.
 * The sign or code of any currency may stand before or after it, because whoever knows the currency refuses another one's.
 * @returns null when it is an amount of no currency.
 */
export function plainAmount(input: unknown, isNumber = typeof input === 'number'): string | null {
  const text = isNumber ? numberText(Number(input)) : typeof input === 'string' ? input.trim() : '';
  const bare = isNumber ? text : withoutSign(text);
  return [0, 2, 3].some((decimals) => readPlainAmount(bare, decimals)) ? text : null;
}

function withoutSign(text: string): string {
  return plainNumber(text)
    .replace(/^([+-] ?)?[^\d+-]*/, '$1')
    .replace(/\D*$/, '');
}

/** A JSON number's shortest decimal text, with four decimals instead of three. Exponents (1e21, 1e-7) are not accepted as money. */
function numberText(value: number): string {
  const text = String(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? text.replace(/\.\d{3}$/, '$&0') : '';
}
