import { amountsOf, amountWithoutPoint, type Amount } from '../text/amounts';
import { readDate } from '../text/readDate';
import { isHeading } from '../text/isHeading';
import { readItemText, type ItemText } from '../text/itemText';
import { beginsBehindAmount, endsBeforeAmount } from '../text/currencyMarks';
import type { Label } from '../text/Label';
import { labelOf, type FoundLabel } from '../text/labels';
import { lineTextOf } from '../lines/lineText';
import type { Line } from '../lines/lines';
import { paymentsMarked } from './payments';
import { priceColumnOf, type PriceColumn } from './priceColumn';
import { suggestionsMarked } from './suggestions';
import { centreOf } from '../lines/geometry';

/** A line of a receipt, and everything that can be read from it without other lines. */
export interface Row {
  readonly line: Line;
  readonly text: string;
  readonly amounts: readonly Amount[];
  /** The text without its amounts. */
  readonly rest: string;
  /** The text before its last amount. Behind it are only tax flags, and things that lie on the table. */
  readonly name: string;
  /** The meaning of `name` when the row is an item. */
  readonly item: ItemText;
  readonly label: Label;
  /** How much of its letters are the label, from 0 to 1. */
  readonly labelShare: number;
  /** The percentages in the text, such as 8.25 for "TAX 8.25%". */
  readonly percents: readonly number[];
}

/** The rows of a receipt. Rows that a crease splits are joined. */
export function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  const alone = lines.map(rowOf);
  const column = priceColumnOf(alone);
  for (const each of alone) {
    const row = column ? inColumn(each, column) : each;
    const above = rows.at(-1);
    if (above && belongTogether(above, row)) rows[rows.length - 1] = rowOf(joined(above.line, row.line));
    else rows.push(row);
  }
  return suggestionsMarked(paymentsMarked(labelsWithAmounts(dishesUnlabelled(rows))));
}

export function rowOf(line: Line): Row {
  return rowWith(line, amountsOf(line));
}

/**
 * Takes the number at the end of a row as a price because it is in the price column, although its point was not
 * read.
 */
function inColumn(row: Row, column: PriceColumn): Row {
  const { line } = row;
  const last = line.words.at(-1);
  const torn = row.amounts.at(-1);
  // "12 Mill Lane 8." is no price whose end is faded.
  if (torn && isTorn(torn) && last && column.isFarFrom(last)) return rowWith(line, row.amounts.slice(0, -1));
  if (torn?.end === row.text.length) return row;
  if (!last || row.label === 'information' || !column.holds(last)) return row;
  const amount = amountWithoutPoint(line);
  return amount ? rowWith(line, [...row.amounts, amount]) : row;
}

/** Whether its last digits cannot be read. */
function isTorn({ readings: [first] }: Amount): boolean {
  return first !== undefined && first.cost > 0;
}

function rowWith(line: Line, found: readonly Amount[]): Row {
  const { text } = lineTextOf(line);
  const amounts = beginsWithUnits(text, found) ? found.slice(1) : found;
  const upTo = (end: number): string => endsBeforeAmount(text.slice(0, end), text.slice(end));
  const without = (end: number): string =>
    amounts
      .filter((amount) => amount.start < end)
      .reduceRight((left, { start, end: to }) => `${upTo(start)} ${beginsBehindAmount(left.slice(to))}`, upTo(end))
      .replace(/\s+/g, ' ')
      .trim();
  const rest = without(text.length);
  const before = without(amounts.at(-1)?.start ?? text.length);
  const percents = [...text.matchAll(/(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g)].map(([, rate = '']) =>
    Number(rate.replace(',', '.')),
  );
  const name = /[a-z]|\d/i.test(before) ? before : rest;
  const said = labelOf(FLAG.test(text.slice(amounts.at(-1)?.end ?? text.length)) ? before : rest);
  const means = said.label === 'none' ? (takenOff(text, rest) ?? taxReadOtherwise(line, rest) ?? said) : said;
  return {
    line,
    text,
    amounts,
    rest,
    name,
    item: readItemText(name),
    label:
      isBanner(text) || (amounts.length === 0 && isHeading(text))
        ? 'information'
        : labelWithRate(SERVICE.test(rest) ? 'tip' : means.label, percents),
    labelShare: means.share,
    percents,
  };
}

/** What says by which tax an amount is taxed: "3 Turkey Sub  34.50 T". */
const FLAG = /^\s*(?:[A-Z]|TX)\s*$/;

/** "2.00 Coffee  6.00": a count with decimals, and no price. */
function beginsWithUnits(text: string, [first, ...others]: readonly Amount[]): boolean {
  const last = others.at(-1);
  if (!first || !last || first.cents === last.cents) return false;
  return first.cents > 0 && /^\W*\d{1,2}[.,]00\s+[A-Z]{2}/i.test(text) && !/^\W*[$\u00a7]/.test(text);
}

/** "10% Off", "Happy hour $5 off": a discount when nothing else follows, since "50% Off Burger" may be the dish itself. */
function takenOff(text: string, rest: string): FoundLabel | null {
  return /(?:%|\$\s?[\d.]+)\s?off\b/i.test(text) && /off\W*$/i.test(rest) ? { label: 'discount', share: 1 } : null;
}

/** With more confidence than this, another reading of a word may be what is printed. */
const LIKELY = 0.2;

/**
 * The label of a line whose only word would say a tax in another reading of the engine: "JAX  0.57". Longer labels are found with
 * a wrong letter, but three letters are too few for that without the engine.
 */
function taxReadOtherwise(line: Line, rest: string): FoundLabel | null {
  const alternatives = line.words.find(({ text }) => text === rest)?.alternatives ?? [];
  const likely = alternatives.filter(({ confidence }) => confidence > LIKELY).map(({ text }) => labelOf(text));
  return likely.find(({ label }) => label === 'tax') ?? null;
}

/** Lines with a date or between rows of stars are no items. */
function isBanner(text: string): boolean {
  return /^\W*[*=~_-]{4}|[*=~_-]{4}\W*$/.test(text) || readDate(text) !== null;
}

/** "Service 12.5%": a charge when the line says nothing else, and not when it says "Room Service". */
const SERVICE = /^\W*(?:optional\s+|discretionary\s+)?(?:service|servicio|servizio)\b[\W\d]*$/i;

/** A gratuity is about a fifth. A service charge below this, in percent, is a fee of the restaurant. */
const MIN_TIP_PERCENT = 10;

function labelWithRate(label: Label, percents: readonly number[]): Label {
  const isFee =
    label === 'tip' && percents.length === 1 && percents.every((rate) => rate > 0 && rate < MIN_TIP_PERCENT);
  return isFee ? 'fee' : label;
}

/** Whether a row has an amount and no other meaningful text. */
export function isAmountOnly(row: Row): boolean {
  return row.amounts.length > 0 && !/\p{L}{2}|\d[a-z]\d/iu.test(row.rest);
}

/** Text and amount of one line are at most this far apart vertically, in heights of the text. */
const SAME_LINE = 0.8;

function belongTogether(above: Row, below: Row): boolean {
  if (below.line.y - above.line.y > SAME_LINE * Math.min(above.line.height, below.line.height)) return false;
  const oneAmountOnly = isAmountOnly(above) !== isAmountOnly(below);
  return oneAmountOnly && (above.amounts.length === 0 || below.amounts.length === 0);
}

function joined(above: Line, below: Line): Line {
  const words = [...above.words, ...below.words].sort((a, b) => centreOf(a.polygon).x - centreOf(b.polygon).x);
  return { words, y: (above.y + below.y) / 2, height: Math.max(above.height, below.height) };
}

/** A label is at least this share of the letters of its line. */
const MAIN_SHARE = 0.5;
const SUMS: ReadonlySet<Label> = new Set(['subtotal', 'total']);
/** Labels that a dish may have in its name: "Tip Top Ale", "Tax Day Special", "Total Eclipse Stout". */
const IN_NAMES: ReadonlySet<Label> = new Set(['tip', 'tax', 'fee', 'total', 'tender', 'change']);

const ADDED: ReadonlySet<Label> = new Set(['tip', 'tax', 'fee']);

/**
 * Above the first sum, a line whose name only contains the word of a label is a dish when dishes stand around it or it
 * begins with a quantity.
 */
function dishesUnlabelled(rows: readonly Row[]): Row[] {
  const first = rows.findIndex((row) => SUMS.has(row.label) && row.labelShare > MAIN_SHARE && row.amounts.length > 0);
  const dishes = rows.flatMap((row, at) => (at < first && row.label === 'none' && row.amounts.length > 0 ? [at] : []));
  const begin = dishes[0] ?? first;
  // Above all dishes a payment or a sum may stand, but no tip, tax or fee.
  const top = rows.slice(0, begin).findLastIndex((row) => row.amounts.length === 0 || !ADDED.has(row.label)) + 1;
  // No tax or tip of its own stands directly above a subtotal.
  const end = rows[first]?.label === 'subtotal' ? first : (dishes.at(-1) ?? first);
  return rows.map((row, at) => {
    const isAmongDishes = (at >= top && at < end) || (at < first && row.item.quantity !== null);
    const isDish = isNamedAfterLabel(row) || isCountedSub(row);
    // "Total Eclipse Stout  8.00, Subtotal  8.00": the only dish.
    const isOnlyDish =
      dishes.length === 0 && at < first && rows[first]?.label === 'subtotal' && isAlike(row, rows[first]);
    return (isAmongDishes || isOnlyDish) && isDish ? { ...row, label: 'none' } : row;
  });
}

function isAlike(row: Row, other: Row): boolean {
  return row.amounts.at(-1)?.cents === other.amounts.at(-1)?.cents;
}

/** Whether a line may be a dish whose name only contains the word of a label: "Credit Crunch". */
export function isNamedAfterLabel({ label, labelShare, amounts, percents }: Row): boolean {
  const cents = amounts.at(-1)?.cents ?? 0;
  return IN_NAMES.has(label) && labelShare <= MAIN_SHARE && cents > 0 && percents.length === 0;
}

/** "Turkey Sub x1": no sum of dishes has a count with a sign. */
function isCountedSub({ label, labelShare, item }: Row): boolean {
  return label === 'subtotal' && labelShare <= MAIN_SHARE && item.quantity !== null && !item.isBare;
}

/** Labels in large print often have their amount on the next line. */
function labelsWithAmounts(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  for (const row of rows) {
    const above = result.at(-1);
    const isOfService = above?.label === 'tip' && row.percents.length > 0;
    const waits = above?.amounts.length === 0 && (['subtotal', 'tax', 'total'].includes(above.label) || isOfService);
    const near = waits && row.line.y - above.line.y < 2.5 * above.line.height;
    // "3 @ 5.75  17.25" is of a dish, also below "Total Eclipse Stout".
    if (near && isAmountOnly(row) && row.label === 'none' && row.item.quantity === null) {
      result[result.length - 1] = { ...above, amounts: row.amounts, line: joinedBelow(above.line, row.line) };
    } else result.push(row);
  }
  return result;
}

function joinedBelow(above: Line, below: Line): Line {
  return { ...above, words: [...above.words, ...below.words] };
}
