import type { Cents } from '../../money';
import { lineTextOf } from '../lines/lineText';
import type { Line } from '../lines/lines';
import { misreadingsOf, type AmountReading } from './misreadings';
import type { Word } from '../words';

export interface Amount {
  /** The amount as it was read. */
  readonly cents: Cents;
  /** All readings: first the amount as it was read, then by cost. */
  readonly readings: readonly AmountReading[];
  readonly words: readonly Word[];
  /** Its position in the line's text. */
  readonly start: number;
  readonly end: number;
  /** Whether a dash follows: a minus on some receipts, decoration on others. */
  readonly minusBehind: boolean;
}

/** A digit, or a letter that is often read in its place. */
const D = '[0-9OoQlI|]';
/** What groups thousands besides points and commas: apostrophes, and behind the word of a sum a plain blank. */
const GROUP = String.raw`(?:['’${'`'}´]|(?<=^(?:[Ss]ub|SUB)?[ -]?(?:[Tt]otal|TOTAL)\b[ :$]*[0-9 ]{1,7}) |[ ](?=0[0-9]{2}[.,]))`;
const AMOUNT = new RegExp(
  // An amount does not start within a number, a date, a telephone number or a time.
  `(?:(?<![\\d.,/#]|\\d[:-])|(?<=\\d[.]\\d\\d))(?<sign>[-(~][ ]?)?(?<dollar>[$\\u00a7][ ]?|(?<![A-Za-z])S(?=[0-9]))?(?<sign2>-)?` +
    `(?:(?<whole>[0-9]{1,3}(?:[,.][ ]?[0-9]{3})+|[0-9]{1,3}(?:${GROUP}[0-9]{3})+(?=[.,][0-9]{2}(?![0-9]))|(?:[0-9]|(?<![A-Za-z])[OoQlI|])${D}{0,4})?(?:(?<mark>[ ]?[.,·])|(?<gap>[ ]?[.,·][ ]))(?<decimals>${D}{2})` +
    `|(?<=[$] ?)(?<run>[0-9]{1,5}))` +
    // It does not end within one either, nor before a percent sign.
    `(?![0-9OoQ](?!\\d{0,3}[.]\\d\\d(?!\\d))|[ ]?%|[.,/:-][ ]?[0-9](?=[0-9.,/:-])|[ ]?(?:oz|OZ|lbs?|LBS?|[kK][gG]|[cCmM]l|M?L(?=[ ]+[A-Za-z])|[aApP][mM])\\b)(?<after>[)-])?`,
  'g',
);

/** The amounts of money on a line, from left to right. */
export function amountsOf(line: Line): Amount[] {
  const { text } = lineTextOf(line);
  const found = [...matchesOf(text), ...tornOf(text)];
  return found.map((match) => amountOf(line, match));
}

/** A number at the end of a line that counts as a price in the price column: "240", "12:50", "4 99", "SP16-75". */
const WITHOUT_POINT =
  /(?:(?<![^\s$])\$?(?<whole>\d{1,4})[\s:;'*-]?|(?<=[A-Za-z])(?<glued>\d{1,3})[:;'*-])(?<decimals>\d[\dS])$/;

/** The number at the end of a line as a price whose point was not read; null when there is none. */
export function amountWithoutPoint(line: Line): Amount | null {
  const { text } = lineTextOf(line);
  const match = WITHOUT_POINT.exec(text);
  const { whole, glued, decimals = '' } = match?.groups ?? {};
  const cents = Number(`${whole ?? glued ?? ''}${decimals.replace('S', '5')}`);
  if (!match) return null;
  return amountOf(line, { cents, start: match.index, end: text.length, minusBehind: false });
}

function amountOf(line: Line, { cents, start, end, minusBehind, digitsLost = 0 }: Match): Amount {
  const words = lineTextOf(line).wordsAt({ start, end });
  const readings = readingsOf({ line, words, cents, start, digitsLost });
  return { cents, start, end, minusBehind, words, readings };
}

interface Match {
  readonly cents: Cents;
  readonly start: number;
  readonly end: number;
  readonly minusBehind: boolean;
  /** How many of its last digits cannot be read. */
  readonly digitsLost?: number;
}

function matchesOf(text: string): Match[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const { sign, sign2, whole = '', gap, decimals = '', run, after } = match.groups ?? {};
    const before = text.slice(0, match.index);
    const rest = text.slice(match.index + match[0].length);
    // Letters alone are no amount, even if they look like digits.
    if (!/\d/.test(run ?? whole + decimals) || (whole === '' && /[a-z]$/i.test(before) && !match[0].startsWith(' ')))
      return [];
    // A number with a gap is one amount only at the end of a line.
    if (gap !== undefined && (rest.trim().length > 1 || (whole === '' && !/^ /.test(match[0])))) return [];
    // "$12" is whole dollars; "$1250" has lost its point.
    const wholeDollars = run !== undefined && run.length < 3;
    const cents = Number(run ?? digitsOf(whole) + digitsOf(decimals)) * (wholeDollars ? 100 : 1);
    const negative =
      sign?.startsWith('-') === true || sign2 !== undefined || (sign?.startsWith('(') === true && after === ')');
    return [
      {
        cents: negative && cents !== 0 ? -cents : cents,
        start: match.index,
        end: match.index + match[0].length,
        minusBehind: after === '-',
      },
    ];
  });
}

/** A price whose end is cut off or faded, at the end of a line: "4." or "7.6". */
const TORN = /(?<=\s|[$:])(?<whole>\d{1,4})[.,](?<decimal>\d?)$/;

function tornOf(text: string): Match[] {
  const match = TORN.exec(text);
  const { whole = '', decimal = '' } = match?.groups ?? {};
  if (!match) return [];
  const cents = Number(whole) * 100 + Number(decimal.padEnd(2, '0'));
  const digitsLost = decimal === '' ? 2 : 1;
  return [{ cents, start: match.index, end: text.length, minusBehind: false, digitsLost }];
}

function digitsOf(text: string): string {
  return text.replace(/[OoQ]/g, '0').replace(/[lI|]/g, '1').replace(/\D/g, '');
}

/** "2 120.50" is mostly a number of units and a price, so only the other amounts can say that it is one amount. */
const APART_COST = 2;

/** The number that stands before a price of three digits and may be its thousands; 0 when there is none. */
function thousandsBefore(before: string, cents: Cents): number {
  return cents >= 10_000 && cents < 100_000
    ? Number(/(?<![\d.,])(?<number>[1-9]\d{0,2}) ?$/.exec(before)?.groups?.number ?? 0)
    : 0;
}

function withThousands(cents: Cents, thousands: number): Cents {
  return thousands * 100_000 + cents;
}

/** The number before an amount that a reading of it took in as its thousands; null when it took in none. */
export function thousandsIn({ cents, reading }: { cents: Cents; reading: Cents }): number | null {
  const thousands = (reading - cents) / 100_000;
  return cents >= 10_000 && cents < 100_000 && Number.isInteger(thousands) && thousands > 0 ? thousands : null;
}

/** The cost of each digit that a lost one may have been. */
const LOST_DIGIT = 0.5;

/** All readings: the amount as it was read, the engine's alternatives, and the usual mistakes. */
function readingsOf({
  line,
  words,
  cents,
  start,
  digitsLost,
}: {
  line: Line;
  words: readonly Word[];
  cents: Cents;
  start: number;
  digitsLost: number;
}): AmountReading[] {
  const readings = new Map<Cents, number>([[cents, digitsLost]]);
  const add = (reading: AmountReading): void => {
    readings.set(reading.cents, Math.min(readings.get(reading.cents) ?? Infinity, reading.cost));
  };
  for (const word of words) {
    for (const { text, confidence } of word.alternatives ?? []) {
      const other = matchesOf(lineTextOf(line, { word, text }).text).find((match) => Math.abs(match.start - start) < 2);
      if (other) add({ cents: other.cents, cost: Math.max(0.5, -Math.log(confidence)) });
    }
  }
  const thousands = thousandsBefore(lineTextOf(line).text.slice(0, start), cents);
  if (thousands > 0) add({ cents: withThousands(cents, thousands), cost: APART_COST });
  for (let lost = 1; lost < 10 ** digitsLost; lost++) add({ cents: cents + lost, cost: LOST_DIGIT + digitsLost });
  const confidence = Math.min(1, ...words.map((word) => word.confidence));
  for (const reading of misreadingsOf({ cents, confidence })) add(reading);
  return [...readings].map(([value, cost]) => ({ cents: value, cost })).sort((a, b) => a.cost - b.cost);
}
