import { locale } from './language/current';
import { decimalsOf, MAX_CENTS, type Cents, type Currency } from './money';
import { plainCharacters } from './text';

/** What a typed amount means: one amount in minor units, one of two amounts, or null when it is no amount. */
export type AmountReading = { readonly cents: Cents } | { readonly either: readonly [Cents, Cents] } | null;

/** No amount is longer, with its sign and blanks. */
const MAX_LENGTH = 60;

/** Thousands in groups of three or, as in India, of two. The groups of one number have one separator, and the point is another. */
const GROUPED =
  /^(?!\d+[^,]\d\d\D|\d{3},\d\d\D)(?<whole>[1-9]\d{0,2}(?<separator>[.,'٬ ])(?:(?:\d{3}\k<separator>)*|(?:\d\d\k<separator>)+)\d{3})(?:(?!\k<separator>)[.,٫](?<fraction>\d+))?$/;
const UNGROUPED = /^(\d{0,12})(?:([.,٫])(\d*))?$/;

/** What stands between two cells or lines. */
const BETWEEN_CELLS = /\S\s*[\t\n\v\f\r\u2028\u2029]\s*\S/;

/** The mark behind which digits are shown from right to left, so that 12.50 is read as 05.21. */
const TURNED = '\u202E';

/** The characters of a typed number, for the readers of it. @returns an empty text when it is too long, holds more than one number or shows another one */
export function plainNumber(typed: string): string {
  const isNumber = typed.length <= MAX_LENGTH && !BETWEEN_CELLS.test(typed) && !typed.includes(TURNED);
  return isNumber ? plainCharacters(typed) : '';
}

/** A number without its currency. @param decimals how many the currency has. */
export function readPlainAmount(typed: string, decimals: number): AmountReading {
  const [, sign, body = ''] = /^([+-]?) ?(.*)$/s.exec(plainNumber(typed)) ?? [];
  // "12.-" and "12,—" have no cents. The decimal sign of Arabic groups nothing, so "1.200,-" is no 1.2.
  const text = body.replace(/(?<=\d)[.,:](?:--?|—)$/, '٫0');
  const grouped = groupedReading(text, decimals);
  const [, whole = '', point = '', fraction = ''] = UNGROUPED.exec(text) ?? [];
  const ungrouped = whole + fraction === '' ? null : centsFrom(whole, fraction, decimals);
  const signed = (cents: Cents): Cents => (sign === '-' && cents !== 0 ? -cents : cents);
  if (grouped === null) return ungrouped === null ? null : { cents: signed(ungrouped) };
  // Only a currency with three decimals can mean both. Its own form, as formatMoney writes it, has a point.
  if (ungrouped === null || decimals !== 3) return { cents: signed(grouped) };
  return point === '.' ? { cents: signed(ungrouped) } : { either: [signed(grouped), signed(ungrouped)] };
}

function groupedReading(text: string, decimals: number): Cents | null {
  const { whole, fraction = '' } = GROUPED.exec(text)?.groups ?? {};
  return whole === undefined ? null : centsFrom(whole.replace(/\D/g, ''), fraction, decimals);
}

function centsFrom(whole: string, fraction: string, decimals: number): Cents | null {
  // Decimals that the currency does not have must be zeros.
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const cents = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return cents > MAX_CENTS ? null : cents;
}

/**
 * Reads an amount as people type or paste it: "12.5", "1,200", "1.200,00", "1’200.00", "$12.50", "12,50 €", ".50", digits of
 * any script. The currency decides what a separator before three digits is: thousands where it has no three decimals.
 * The sign or code of another currency is refused.
 */
export function readAmount(typed: string, currency: Currency): AmountReading {
  const text = plainNumber(typed);
  const sign = [currency, ...signsOf(currency)].find(
    (one) =>
      text
        .toUpperCase()
        .replace(/^[+-] ?/, '')
        .startsWith(one) || text.toUpperCase().endsWith(one),
  );
  if (sign === undefined) return readPlainAmount(text, decimalsOf(currency));
  const at = text.toUpperCase().indexOf(sign);
  return readPlainAmount((text.slice(0, at) + text.slice(at + sign.length)).trim(), decimalsOf(currency));
}

/** A point before exactly three digits, with no other separator. */
const POINT_BEFORE_THREE = /^\D*[1-9]\d{0,2}\.\d{3}\D*$/;

/**
 * Reads an amount as a request holds it. A program writes a decimal point where a person may mean thousands, so "1.200" dollars
 * may mean two amounts here, and "12.345" dollars is none.
 */
export function readSentAmount(sent: string, currency: Currency): AmountReading {
  const typed = readAmount(sent, currency);
  if (!typed || !('cents' in typed) || decimalsOf(currency) === 3) return typed;
  const text = plainNumber(sent);
  if (!POINT_BEFORE_THREE.test(text)) return typed;
  // Four digits after a point are no group of thousands.
  const decimal = readAmount(text.replace(/\.\d{3}/, '$&0'), currency);
  return decimal && 'cents' in decimal ? { either: [typed.cents, decimal.cents] } : null;
}

/**
 * What people of a country write for its currency, beside what Intl knows in the reader's language. They are read only where the
 * currency is known, so several currencies may have the same. Photos have a list of their own (scan/text/currencyMarks.ts).
 */
const ALSO_WRITTEN: Readonly<Record<Currency, string>> = {
  USD: 'US$',
  CAD: 'CA$ C$',
  AUD: 'AU$ A$',
  NZD: 'NZ$',
  SGD: 'S$',
  HKD: 'HK$',
  TWD: 'NT$',
  MXN: 'MX$',
  BRL: 'R$',
  DOP: 'RD$',
  NIO: 'C$',
  PEN: 'S/. S/',
  PYG: 'GS. GS',
  CHF: 'SFR. SFR FR. FR',
  SEK: 'KR',
  NOK: 'KR',
  DKK: 'KR. KR',
  ISK: 'KR. KR',
  PLN: 'ZL',
  CZK: 'KC',
  TRY: 'TL',
  INR: 'RS. RS',
  JPY: '円 YEN',
  CNY: '元 RMB ¥',
  KRW: '원 WON',
  VND: 'VNĐ Đ',
  THB: 'บาท BAHT',
  AED: 'DHS DH',
  MAD: 'DHS DH',
  SAR: 'SR',
  QAR: 'QR',
  KES: 'KSH',
  EGP: 'L.E. LE',
  KWD: 'KD',
  JOD: 'JD',
  BHD: 'BD',
};

const signs = new Map<string, readonly string[]>();

/** Making a format takes long, so the signs of a currency are kept for each locale. The longer of two that begin alike comes first. */
function signsOf(currency: Currency): readonly string[] {
  const key = `${locale()} ${currency}`;
  const known = signs.get(key);
  if (known) return known;
  const ofIntl = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale(), { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => plainCharacters(value).toUpperCase()),
  );
  const found = [...ofIntl, ...(ALSO_WRITTEN[currency]?.split(' ') ?? [])].sort((a, b) => b.length - a.length);
  signs.set(key, found);
  return found;
}

/** A whole number in the digits of any script, such as "3" or "３". @returns null for anything else, such as "2.5" or "3x". */
export function readWhole(typed: string): number | null {
  const text = plainNumber(typed);
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}
