import type { Cents } from '../../money';
import type { Amount } from '../text/amounts';
import type { Label } from '../text/Label';

/** What of a row says whether it is a suggestion. */
interface Row {
  readonly text: string;
  readonly amounts: readonly Amount[];
  readonly label: Label;
  readonly percents: readonly number[];
}

/** Rates of tips that are suggested, in percent. Rates of taxes are lower. */
const USUAL = { from: 10, to: 35 } as const;
/** "Tip $3.78 Total $74.79": what a guest may add, and what that would come to. */
const TIP_AND_TOTAL = /\b(?:tip|grat\w*)\b.*\btotal\b/i;
/** What is suggested is rounded to whole cents, sometimes up. */
const ROUNDED_CENTS = 1;
const NAMED: ReadonlySet<Label> = new Set(['none', 'tip', 'total']);
const RATED: ReadonlySet<Label> = new Set([...NAMED, 'suggestedTip', 'information']);

/**
 * Marks the rows that only suggest a tip and are not part of the bill: several rates one below the other, rates below
 * "suggested tip", a tip and the total with it on one line, and such totals on lines of their own.
 */
export function suggestionsMarked<T extends Row>(rows: readonly T[]): T[] {
  const marked: T[] = [];
  for (const [at, row] of rows.entries()) {
    const isSuggested = isTipAndTotal(row) || isOneOfSeveral(rows, at) || isBelow(marked.at(-1), row);
    marked.push(NAMED.has(row.label) && isSuggested ? { ...row, label: 'suggestedTip' } : row);
  }
  return marked.map((row, at) => (isTotalOf(marked[at - 1], row, rows) ? { ...row, label: 'suggestedTip' } : row));
}

function isTipAndTotal(row: Row): boolean {
  const [tip, total] = row.amounts;
  return row.percents.length === 1 && TIP_AND_TOTAL.test(row.text) && !!tip && !!total && tip.cents < total.cents;
}

/** A row may stand between two rates when it is a total with one of them. */
function isOneOfSeveral(rows: readonly Row[], at: number): boolean {
  const [above, below] = [rows[at - 1], rows[at + 1]];
  const neighbours = [isPlainTotal(above) ? rows[at - 2] : above, isPlainTotal(below) ? rows[at + 2] : below];
  const row = rows[at];
  return isRate(row) && neighbours.some((other) => isRate(other) && areOfOneSum(row, other));
}

/** Tips are suggested at several rates of one sum. Dishes beside the rate of their tax are not. */
function areOfOneSum(one: Row, other: Row): boolean {
  return one.percents.some((rate) =>
    other.percents.some(
      (second) =>
        rate !== second &&
        one.amounts.some((tip) =>
          other.amounts.some(
            (more) => Math.abs(tip.cents * second - more.cents * rate) <= ROUNDED_CENTS * (rate + second),
          ),
        ),
    ),
  );
}

function isPlainTotal(row: Row | undefined): boolean {
  return row?.label === 'total' && row.percents.length === 0;
}

function isBelow(above: Row | undefined, row: Row): boolean {
  return above?.label === 'suggestedTip' && row.amounts.length > 0 && row.percents.some((rate) => rate <= USUAL.to);
}

function isRate(row: Row | undefined): row is Row {
  return (
    row !== undefined &&
    row.percents.some((rate) => rate >= USUAL.from && rate <= USUAL.to) &&
    row.amounts.length > 0 &&
    RATED.has(row.label)
  );
}

/** Whether a total is what a printed amount comes to with the tip that is suggested above it. */
function isTotalOf(above: Row | undefined, row: Row, rows: readonly Row[]): boolean {
  if (above?.label !== 'suggestedTip' || !isPlainTotal(row)) return false;
  const without = last(row) - last(above);
  return last(above) > 0 && rows.some((other) => other !== row && last(other) === without);
}

function last({ amounts }: Row): Cents {
  return amounts.at(-1)?.cents ?? 0;
}
