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
  // Intl shows fewer decimals for some currencies.
  const minimumFractionDigits = decimalsOf(currency);
  const format = (formats[locale() + currency] ??= new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    minimumFractionDigits,
  }));
  // At most 13 digits, which a number holds exactly enough to be written with its decimals. -0 is written without its sign.
  return format.format((cents || 0) / 10 ** minimumFractionDigits);
}
