import { locale } from './language/current';
import { decimalsOf, type Cents, type Currency } from './money';
import { plainNumber } from './readNumber';

/**
 * The rate at which a receipt's amounts are shown in a second currency, beside its own (docs/product/bill.md). What anybody owes
 * and pays stays in the currency of the receipt.
 */
export interface ExchangeRate {
  /** The second currency. */
  readonly currency: Currency;
  /** The currency whose unit costs `rate` units of the other one: that of the receipt, or the second one. */
  readonly baseCurrency: Currency;
  /** A decimal with a point, such as "1.0842", as readSentRate gives it. */
  readonly rate: string;
  /** The ISO date of the rate. */
  readonly date: string;
}

/** With six digits before the point, a rate is at most fifteen digits, which a number holds exactly. */
const RATE_DECIMALS = 9;
const SCALE = 10n ** BigInt(RATE_DECIMALS);
/** displayMoney writes at most 13 digits exactly. */
const MOST_SHOWN = 9_999_999_999_999n;

/**
 * An amount of a receipt in its second currency, rounded half away from zero to the minor unit.
 * @param options.from the currency of the receipt
 * @returns null when the rate is not one of this currency, or when the amount is too large to be shown
 */
export function exchanged(
  cents: Cents,
  { from, at: { currency, baseCurrency, rate } }: { from: Currency; at: ExchangeRate },
): Cents | null {
  if (currency === from || (baseCurrency !== from && baseCurrency !== currency)) return null;
  const scaled = scaledRate(rate);
  const [times, by] = baseCurrency === from ? [scaled, SCALE] : [SCALE, scaled];
  if (by === 0n) return null;
  const product = BigInt(Math.abs(cents)) * times * 10n ** BigInt(decimalsOf(currency));
  const divisor = by * 10n ** BigInt(decimalsOf(from));
  const rounded = (2n * product + divisor) / (2n * divisor);
  return rounded > MOST_SHOWN ? null : Number(cents < 0 ? -rounded : rounded) || 0;
}

function scaledRate(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'));
}

/** The same rate of the other currency's unit, with seven digits: of "1.0842" it is 0.9223391. It is only shown. */
export function inverseOf(rate: string): number {
  return Number((1 / Number(rate)).toPrecision(7));
}

/** A rate as a request holds it: a decimal with a point that is more than zero. @returns the text that is kept, or null */
export function readSentRate(sent: unknown): string | null {
  const text = typeof sent === 'number' ? String(sent) : typeof sent === 'string' ? sent.trim() : '';
  const [, whole, fraction = ''] = /^0*(\d{1,6})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = fraction.replace(/0+$/, '');
  return Number(whole + rest) === 0 ? null : whole + (rest && `.${rest}`);
}

/** What a typed rate means: one rate, one of two, or null when it is none. */
export type RateReading = { readonly rate: string } | { readonly either: readonly [string, string] } | null;

/** Thousands with their separator, and decimals with another one. */
const GROUPED = /^([1-9]\d{0,2})([.,'٬ ])(\d{3})(?:(?!\2)[.,٫](\d+))?$/;

/**
 * Reads a rate as people type it: "1.0842", "1,0842", ".92", digits of any script. "4.150" pesos may be four thousand, so a
 * separator before three digits may mean two rates, unless it is the reader's own decimal point.
 */
export function readRate(typed: string): RateReading {
  const text = plainNumber(typed);
  const [, first = '', separator = '', second = '', fraction] = GROUPED.exec(text) ?? [];
  const large = first === '' ? null : readSentRate(`${first}${second}${fraction === undefined ? '' : `.${fraction}`}`);
  const plain = readSentRate(text.replace(/[,٫]/, '.').replace(/^\./, '0.').replace(/\.$/, ''));
  if (large === null || plain === null || large === plain) {
    const rate = plain ?? large;
    return rate === null ? null : { rate };
  }
  return separator === '.' && decimalPoint() === '.' ? { rate: plain } : { either: [large, plain] };
}

function decimalPoint(): string {
  return new Intl.NumberFormat(locale()).format(1.5).charAt(1);
}

/** A rate with the reader's separators. */
export function displayRate(rate: string | number): string {
  return Number(rate).toLocaleString(locale(), { maximumFractionDigits: RATE_DECIMALS });
}
