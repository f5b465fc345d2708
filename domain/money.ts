import { locale } from './language/current';

/**
 * Money inside Fairtab is a safe integer of minor units of its currency, never a float: cents of a dollar, whole yen,
 * thousandths of a dinar (docs/product/bill.md). Names such as `totalCents` mean these units, whatever the currency is.
 */
export type Cents = number;

/** The ISO 4217 code of a currency, one of those in currencies.ts. */
export type Currency = string;

/** The currency of a receipt whose host chose none. */
export const FIRST_CURRENCY: Currency = 'USD';

/** The largest amount a bill, a price or an extra may have, in minor units: $99,999,999.99, ¥9,999,999,999. */
export const MAX_CENTS: Cents = 9_999_999_999;

const WITHOUT_DECIMALS = /CLP|ISK|JPY|KRW|PYG|VND/;
const WITH_THREE_DECIMALS = /BHD|JOD|KWD|OMR|TND/;

/**
 * The number of decimals of a currency by ISO 4217: 0, 2 or 3. It is not what Intl says, which leaves out decimals that are
 * on paper only, such as those of a Colombian peso.
 */
export function decimalsOf(currency: Currency): number {
  return WITHOUT_DECIMALS.test(currency) ? 0 : WITH_THREE_DECIMALS.test(currency) ? 3 : 2;
}

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

/** The wire format: the decimals of the currency, no sign for zero, no grouping ("1234.50", "1200" yen, "12.345" dinars). */
export function formatMoney(cents: Cents, currency: Currency): string {
  const decimals = decimalsOf(currency);
  // The quotient is only written down. Up to some 10^14 units it is nearest to the right text.
  return (cents / 10 ** decimals).toFixed(decimals);
}

/**
 * The minor units of an amount as formatMoney writes it, and of nothing else. It has all decimals of its currency, which
 * therefore need not be known.
 */
export function centsOf(wire: string): Cents {
  // Never -0, which would be shown with its sign.
  return Number(wire.replace('.', '')) || 0;
}

/** Making a format takes much longer than using it. */
const formats: Record<string, Intl.NumberFormat> = {};

/** The format for people, in the reader's way: "$1,234.50", "-$3.00", "CA$12.00", "¥1,200". */
export function displayMoney(cents: Cents, currency: Currency): string {
  // Of some currencies Intl would show fewer decimals.
  const minimumFractionDigits = decimalsOf(currency);
  const format = (formats[locale() + currency] ??= new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    minimumFractionDigits,
  }));
  // At most 13 digits, which a number holds exactly enough to be written with its decimals.
  return format.format(cents / 10 ** minimumFractionDigits);
}
