import type { SumReading } from './foot';
import type { Solution } from './solve';

/**
 * A digit that the engine was sure of is no digit to change: prices end alike, so that a line that was not seen is
 * easily made up for by another digit somewhere.
 */
const MAX_CHANGED_DIGIT = 3.2;
/** A tax that is printed and left out, or a tip that may be handwriting, is more than this. */
const MAX_EXTRAS_COST = 3.9;
/** Without a subtotal there is one sum only, which has to be plain. */
const MAX_COST_OF_ONE_SUM = 1.1;

/**
 * Whether the arithmetic of a receipt confirms every amount, rather than being made to: two sums find one amount that
 * was misread, but not two, and no line that is there may be left out to make them right.
 */
export function isConfirmed(solution: Solution): boolean {
  const { items, itemsClose, totalCloses, extras, subtotal, total, isContradicted, cost } = solution;
  if (!itemsClose || !totalCloses || !total || isContradicted || extras.cost > MAX_EXTRAS_COST) return false;
  if (!items.options.some(({ cents }) => cents > 0) || items.options.some(({ isGuess }) => isGuess)) return false;
  if (hasUnknownDigits(solution)) return false;
  // Tax and total are in one sum only: when one of them was misread, nothing tells which.
  if (isChanged(total) || extras.picks.some(({ extra, cents }) => extra.options[0]?.cents !== cents)) return false;
  const changes = changesOf(solution);
  if (!subtotal) return changes.length === 0 && cost <= MAX_COST_OF_ONE_SUM;
  const areNamed = subtotal.row.label === 'subtotal' && total.row.label === 'total';
  return changes.length <= (areNamed ? 1 : 0) && changes.every((change) => change <= MAX_CHANGED_DIGIT);
}

/** What each line and the subtotal cost that is not what was read first. */
function changesOf({ candidates, items, subtotal }: Solution): number[] {
  const lines = items.options.filter((option, at) => option.cents !== 0 && option !== candidates[at]?.options[0]);
  return [...lines, ...(subtotal && isChanged(subtotal) ? [subtotal] : [])].map(({ cost }) => cost);
}

function isChanged({ row, cents }: SumReading): boolean {
  return row.amounts.at(-1)?.cents !== cents;
}

/** Digits that are cut off may be any, so that they make every sum come right. */
function hasUnknownDigits({ candidates, items, subtotal, total, extras }: Solution): boolean {
  const lines = candidates.filter((_, at) => items.options[at]?.cents !== 0).map(({ amount }) => amount);
  const rows = [subtotal?.row, total?.row, ...extras.picks.map(({ extra }) => extra.row)];
  const sums = rows.flatMap((row) => row?.amounts.at(-1) ?? []);
  return [...lines, ...sums].some(({ readings: [first] }) => first !== undefined && first.cost > 0);
}
