import type { ExtrasChoice } from './extras';
import { MIN_TIP_SHARE, type SumReading } from './foot';
import { dividing, isHeading } from './quantities';
import type { Row } from '../rows/rows';
import type { Solution } from './solve';

/**
 * A digit that the engine was sure of is not changed: prices end alike, so a line that was not seen is easily balanced
 * by another digit somewhere.
 */
const MAX_CHANGED_DIGIT = 3.2;
/** Leaving out a printed tax, or counting a tip that may be handwriting, costs more than this. */
const MAX_EXTRAS_COST = 3.9;
/** Without a subtotal there is only one sum, so it must need almost no corrections. */
const MAX_COST_OF_ONE_SUM = 1.1;
/** The engine's confidence in amounts that are hardly seen, and in those that may be trusted when a line was changed. */
const BLURRED = 0.7;
const CLEAR = 0.85;
/** Tax, tip and fees together are never more than this share of the dishes. */
const MAX_EXTRAS_SHARE = 0.6;

/**
 * Whether the receipt's arithmetic confirms every amount and was not made to fit. Two sums can reveal one misread
 * amount but not two, and a printed line must not be left out to balance them.
 */
export function isConfirmed(solution: Solution): boolean {
  const { items, itemsClose, totalCloses, extras, subtotal, total, isContradicted, cost } = solution;
  if (!itemsClose || !totalCloses || !total || isContradicted || extras.cost > MAX_EXTRAS_COST) return false;
  if (!items.options.some(({ cents }) => cents > 0) || doubtfulLineOf(solution) !== null) return false;
  if (hasUnknownDigits(solution) || isInvented(extras, total.cents - extras.cents)) return false;
  // Tax and total are in only one sum, which cannot tell which of them was misread.
  if (isChanged(total) || extras.picks.some(({ extra, cents }) => extra.options[0]?.cents !== cents)) return false;
  const changes = changesOf(solution);
  const least = Math.min(...[total.row, ...extras.picks.map(({ extra }) => extra.row)].map(certaintyOf));
  if (least < (changes.length > 0 ? CLEAR : BLURRED)) return false;
  if (!subtotal) return changes.length === 0 && cost <= MAX_COST_OF_ONE_SUM;
  const areNamed = subtotal.row.label === 'subtotal' && total.row.label === 'total';
  return changes.length <= (areNamed ? 1 : 0) && changes.every((change) => change <= MAX_CHANGED_DIGIT);
}

/**
 * The first line, as an index of the candidates, that may not be what it seems: it was left out or turned around to
 * close the sum, has no name, is hardly a dish by its words, or has a quantity without evidence.
 */
export function doubtfulLineOf({ candidates, items, extras }: Solution): number | null {
  const isReduced = [...items.options, ...extras.picks].some(({ cents }) => cents < 0);
  const at = candidates.findIndex(({ row, name, quantity }, index) => {
    const option = items.options[index];
    if (!option || option.isGuess) return true;
    if (option.cents <= 0) return false;
    // What is no dish by its words and a discount that is none may cancel out.
    const isOdd = row.label === 'information' && isReduced;
    return name === '' || isOdd || isHeading(name) || !dividing(quantity, option.cents).isSure;
  });
  return at < 0 ? null : at;
}

/** Whether a part of the total has no label that says what it is, or the parts are too large to be true. */
function isInvented({ picks }: ExtrasChoice, dishesCents: number): boolean {
  const taxes = picks.filter(({ extra }) => extra.kind === 'tax').length;
  // One line without a label may be the tax. Beside a tax, and as large as a tip, it may as well be a damaged tip.
  const isUnnamed = picks.some(
    ({ extra: { row, kind }, cents }) =>
      (kind !== 'tax' || (taxes > 1 && cents >= MIN_TIP_SHARE * dishesCents)) &&
      (row.label === 'none' || row.label === 'information'),
  );
  const sum = picks.reduce((added, { cents }) => added + Math.abs(cents), 0);
  return isUnnamed || sum > MAX_EXTRAS_SHARE * dishesCents;
}

/**
 * How sure the engine was of the last amount of a row, from 0 to 1. Tax and total end alike, so a faded digit is misread
 * in both, and their sum closes all the same.
 */
function certaintyOf({ amounts }: Row): number {
  return Math.min(1, ...(amounts.at(-1)?.words ?? []).map(({ confidence }) => confidence));
}

/** The costs of lines and subtotal that differ from their first reading. */
function changesOf({ candidates, items, subtotal }: Solution): number[] {
  const lines = items.options.filter((option, at) => option.cents !== 0 && option !== candidates[at]?.options[0]);
  return [...lines, ...(subtotal && isChanged(subtotal) ? [subtotal] : [])].map(({ cost }) => cost);
}

function isChanged({ row, cents }: SumReading): boolean {
  return row.amounts.at(-1)?.cents !== cents;
}

/** Digits that are cut off could be any, so they would balance every sum. */
function hasUnknownDigits({ candidates, items, subtotal, total, extras }: Solution): boolean {
  const lines = candidates.filter((_, at) => items.options[at]?.cents !== 0).map(({ amount }) => amount);
  const rows = [subtotal?.row, total?.row, ...extras.picks.map(({ extra }) => extra.row)];
  const sums = rows.flatMap((row) => row?.amounts.at(-1) ?? []);
  return [...lines, ...sums].some(({ readings: [first] }) => first !== undefined && first.cost > 0);
}
