/** Money inside Fairtab is a safe integer of US cents, never a float (docs/product/bill.md). */
export type Cents = number;

/** The largest amount a bill, a price or an extra may have: $99,999,999.99. */
export const MAX_CENTS: Cents = 9_999_999_999;

const PLAIN_DECIMAL = /^([+-]?)(\d{1,12})(?:\.(\d*))?$/;

/**
 * Reads dollars as they come in a request: a string such as "12.3" or a JSON number.
 * Decimals beyond the second must be zeros.
 * @returns cents, or null when the input is not an amount of money or is beyond ±MAX_CENTS.
 */
export function parseMoney(input: unknown): Cents | null {
  const text = typeof input === 'number' ? numberText(input) : typeof input === 'string' ? input.trim() : null;
  const match = text === null ? null : PLAIN_DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, dollars, decimals = ''] = match;
  if (/[1-9]/.test(decimals.slice(2))) return null;
  const cents = Number(dollars) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  if (cents > MAX_CENTS) return null;
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** A JSON number's shortest decimal text. Exponents (1e21, 1e-7) are not accepted as money. */
function numberText(value: number): string | null {
  const text = String(value);
  return Number.isFinite(value) && !text.includes('e') ? text : null;
}

/** The wire format: two decimals, no sign for zero, no grouping ("1234.50"). */
export function formatMoney(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The format for people: a dollar sign and grouped thousands ("$1,234.50", "-$3.00"). */
export function displayMoney(cents: Cents): string {
  const [dollars = '0', decimals = '00'] = formatMoney(Math.abs(cents)).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${decimals}`;
}
