import { decimalsOf, MAX_CENTS, type Cents, type Currency } from './money';

const PLAIN_DECIMAL = /^([+-]?)(\d{1,12})(?:\.(\d*))?$/;

/**
 * Reads an amount as it comes in a request: a string such as "12.3" or a JSON number. Decimals that the currency does not
 * have must be zeros.
 * @returns minor units, or null when the input is not an amount of money or is beyond ±MAX_CENTS.
 */
export function parseMoney(input: unknown, currency: Currency): Cents | null {
  const text = typeof input === 'number' ? numberText(input) : typeof input === 'string' ? input.trim() : null;
  const match = text === null ? null : PLAIN_DECIMAL.exec(text);
  if (!match) return null;
  const digits = decimalsOf(currency);
  const [, sign, whole, decimals = ''] = match;
  if (/[1-9]/.test(decimals.slice(digits))) return null;
  const cents = Number(`${whole}${decimals.slice(0, digits).padEnd(digits, '0')}`);
  if (cents > MAX_CENTS) return null;
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/**
 * An amount in a currency that is not known yet, as text for parseMoney: "12.3" is "12.30", and "12.345" stays.
 * @returns null when it is an amount of no currency.
 */
export function plainAmount(input: unknown): string | null {
  const match = PLAIN_DECIMAL.exec(
    typeof input === 'number' ? (numberText(input) ?? '') : typeof input === 'string' ? input.trim() : '',
  );
  if (!match) return null;
  const [, sign, whole = '', decimals = ''] = match;
  const significant = decimals.replace(/0+$/, '');
  if (significant.length > 3 || Number(whole) > MAX_CENTS) return null;
  return `${sign === '-' ? '-' : ''}${Number(whole)}.${significant.padEnd(2, '0')}`;
}

/** A JSON number's shortest decimal text. Exponents (1e21, 1e-7) are not accepted as money. */
function numberText(value: number): string | null {
  const text = String(value);
  return Number.isFinite(value) && !text.includes('e') ? text : null;
}
