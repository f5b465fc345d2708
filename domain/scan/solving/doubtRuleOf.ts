import type { Cents } from '../../money';
import type { LineOption } from './candidates';
import { certaintyOf, CLEAR } from './evidence';
import type { ExtraRow } from './extras';
import { MAX_TAX_SHARE, MIN_TIP_SHARE } from './foot';
import { dividing } from './quantities';
import { isByRate } from './rates';
import { isHeading } from '../text/isHeading';
import { isNamedAfterLabel, type Row } from '../rows/rows';
import type { Solution } from './solve';
import type { Choice } from './sums';

/**
 * A digit that the engine was sure of is not changed: prices end alike, so a line that was not seen is easily balanced
 * by another digit somewhere.
 */
const MAX_CHANGED_DIGIT = 3.2;
/** Leaving out a printed tax, or counting a tip that may be handwriting, costs more than this. */
const MAX_EXTRAS_COST = 3.9;
/** Without a subtotal there is only one sum, so it must need almost no corrections. */
const MAX_COST_OF_ONE_SUM = 1.1;
/** The engine's confidence in amounts that are hardly seen. */
const BLURRED = 0.7;
/** Tax, tip and fees together are never more than this share of the dishes. */
const MAX_EXTRAS_SHARE = 0.6;

/**
 * What keeps a bill from being balanced: its arithmetic, a line of it, what else is in view (chooseSheets), and what was
 * written by hand or not read at all (readBill).
 */
export type DoubtRule =
  | 'itemsOpen'
  | 'totalOpen'
  | 'contradicted'
  | 'extraLeftOut'
  | 'noDish'
  | 'lineLeftOut'
  | 'lineUnnamed'
  | 'lineOdd'
  | 'count'
  | 'digitsCutOff'
  | 'extraUnnamed'
  | 'taxOrTotalFaint'
  | 'oneSum'
  | 'digitsChanged'
  | 'rowsShifted'
  | 'pricesOutside'
  | 'secondBill'
  | 'handwrittenTip'
  | 'pagesLeftOut';

/**
 * Whether the receipt's arithmetic confirms every amount and was not made to fit: null, or the first rule that says
 * otherwise. Two sums can reveal one misread amount but not two, and a printed line must not be left out to balance them.
 */
export function doubtRuleOf(solution: Solution): DoubtRule | null {
  const { items, itemsClose, totalCloses, extras, subtotal, total, isContradicted, cost } = solution;
  if (!itemsClose) return 'itemsOpen';
  if (!totalCloses || !total) return 'totalOpen';
  if (isContradicted) return 'contradicted';
  if (extras.cost > MAX_EXTRAS_COST) return 'extraLeftOut';
  if (!items.options.some(({ cents }) => cents > 0)) return 'noDish';
  const line = doubtfulLineOf(solution);
  if (line !== null) return line.rule;
  if (hasUnknownDigits(solution)) return 'digitsCutOff';
  if (isInvented(solution, total.cents - extras.cents)) return 'extraUnnamed';
  const changes = changesOf(solution);
  if (!isTotalConfirmed(solution, changes.length > 0)) return 'taxOrTotalFaint';
  if (!subtotal) return changes.length === 0 && cost <= MAX_COST_OF_ONE_SUM ? null : 'oneSum';
  const areNamed = subtotal.row.label === 'subtotal' && total.row.label === 'total';
  const isAsRead = changes.length <= (areNamed ? 1 : 0) && changes.every((change) => change <= MAX_CHANGED_DIGIT);
  return isAsRead ? null : 'digitsChanged';
}

/**
 * The first line, as an index of the candidates, that may not be what it seems: it was left out or turned around to
 * close the sum, has no name, is hardly a dish by its words, or has a quantity without evidence.
 */
export function doubtfulLineOf({ candidates, items, extras }: Solution): { at: number; rule: DoubtRule } | null {
  const isReduced = [...items.options, ...extras.picks].some(({ cents }) => cents < 0);
  for (const [at, { row, name, quantity }] of candidates.entries()) {
    const option = items.options[at];
    if (!option || (option.isGuess && !isRateTakenOff({ row, option, items }))) return { at, rule: 'lineLeftOut' };
    if (option.cents <= 0) continue;
    if (name === '') return { at, rule: 'lineUnnamed' };
    // A row that is not a dish and a row that is not a discount may cancel each other out.
    if ((row.label === 'information' && isReduced) || isHeading(name)) return { at, rule: 'lineOdd' };
    if (!dividing(quantity, option.cents).isSure) return { at, rule: 'count' };
  }
  return null;
}

/** "10%  3.40": a line with nothing but a rate is no dish, and takes off what the rate makes of the dishes. */
function isRateTakenOff({ row, option, items }: { row: Row; option: LineOption; items: Choice }): boolean {
  return (
    option.cents < 0 && !/[a-z]/i.test(row.rest) && isByRate({ row, cents: option.cents, bases: [dishesOf(items)] })
  );
}

function dishesOf({ options }: Choice): Cents {
  return options.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
}

/** What is taxed, and who takes the tax, beside which the word itself is often left out: "State 0.90, City 0.30". */
const OF_TAXES =
  /state|city|county|local|municipal|metro|district|transit|touris|food|meal|prepared|restaurant|liquor|alcohol|beer|wine|drink|bev|soda|health|sales|taxable|tx\b|\d\s?%\s*$/i;

/** Whether a line without a label may be called a tax. A name of three letters or less is what is left of a damaged one. */
function mayNameTax({ rest }: Row): boolean {
  return OF_TAXES.test(rest) || !/[a-z]{4}/i.test(rest);
}

/** Whether a part of the total has no label that says what it is, or the parts are too large to be true. */
function isInvented(solution: Solution, dishesCents: Cents): boolean {
  const { picks } = solution.extras;
  const taxes = picks.filter(({ extra }) => extra.kind === 'tax').length;
  // Discounts are taken off before or after the rate.
  const bases = [dishesOf(solution.items), dishesCents];
  // One line without a label may be the tax. Beside a tax it may as well be a damaged tip, when it is as large as one, or a
  // charge of the restaurant.
  const isUnnamed = picks.some(
    ({ extra: { row, kind }, cents }) =>
      !(kind === 'tip' && isByRate({ row, cents, bases })) &&
      !isTakenOff(row) &&
      (kind !== 'tax' || (taxes > 1 && (cents >= MIN_TIP_SHARE * dishesCents || !mayNameTax(row)))) &&
      (row.label === 'none' || row.label === 'information'),
  );
  // "Tax Day Special  11.25" is a dish: no tax is so large where its word is only a part of the line.
  const isDish = picks.some(
    ({ extra: { row, kind }, cents }) =>
      kind === 'tax' && isNamedAfterLabel(row) && cents > MAX_TAX_SHARE * dishesCents,
  );
  const sum = picks.reduce(
    (added, { extra, cents }) =>
      isTakenOff(extra.row) || isFixedFee({ ...extra, cents }, solution) ? added : added + Math.abs(cents),
    0,
  );
  return isUnnamed || isDish || sum > MAX_EXTRAS_SHARE * dishesCents;
}

/** "Delivery Fee 4.99" below the subtotal: it does not grow with the dishes, so beside one coffee it may be nearly as much. */
function isFixedFee({ row, kind, cents }: ExtraRow & { cents: Cents }, { subtotal }: Solution): boolean {
  if (subtotal?.row.label !== 'subtotal' || row.line.y < subtotal.row.line.y) return false;
  return kind === 'fee' && row.label === 'fee' && row.percents.length === 0 && cents <= subtotal.cents;
}

/** "Early bird -5.00": a name and a printed minus say enough. */
function isTakenOff({ rest, amounts }: Row): boolean {
  return (amounts.at(-1)?.cents ?? 0) < 0 && /[a-z]{3}/i.test(rest);
}

/**
 * Whether total and tax are what was read. They are in only one sum, which cannot tell which of them was misread, and end
 * alike, so a faded digit is misread in both and their sum closes all the same. A total that is printed twice tells, as long as
 * lines and subtotal close on their own.
 * @param isChanged whether a line or the subtotal was changed to close its sum
 */
function isTotalConfirmed({ subtotal, total, extras, isRepeated }: Solution, isChanged: boolean): boolean {
  if (!total?.isAsRead) return false;
  const isTold = isRepeated && subtotal !== null && !isChanged;
  const changes = extras.picks.filter(({ extra, cents }) => extra.options[0]?.cents !== cents);
  if (changes.length > 0) return isTold && changes.length === 1 && extras.cost <= MAX_CHANGED_DIGIT;
  const least = Math.min(...[total.row, ...extras.picks.map(({ extra }) => extra.row)].map(certaintyOf));
  return isTold || least >= (isChanged ? CLEAR : BLURRED);
}

/** The costs of lines and subtotal that differ from their first reading. */
function changesOf({ candidates, items, subtotal }: Solution): number[] {
  const lines = items.options.filter((option, at) => {
    const candidate = candidates[at];
    if (!candidate || option.cents === 0 || option === candidate.options[0]) return false;
    return !isRateTakenOff({ row: candidate.row, option, items });
  });
  return [...lines, ...(subtotal && !subtotal.isAsRead ? [subtotal] : [])].map(({ cost }) => cost);
}

/** Digits that are cut off could be any, so they would balance every sum. */
function hasUnknownDigits({ candidates, items, subtotal, total, extras }: Solution): boolean {
  const lines = candidates.filter((_, at) => items.options[at]?.cents !== 0).map(({ amount }) => amount);
  const rows = [subtotal?.row, total?.row, ...extras.picks.map(({ extra }) => extra.row)];
  const sums = rows.flatMap((row) => row?.amounts.at(-1) ?? []);
  return [...lines, ...sums].some(({ readings: [first] }) => first !== undefined && first.cost > 0);
}
