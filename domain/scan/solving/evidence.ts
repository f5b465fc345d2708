import { INCLUDED_TAX, isMaybeHandwritten, MAX_TAX_SHARE, type SumReading } from './foot';
import type { Row } from '../rows/rows';

/** What the rows around a total say of it. */
export interface Evidence {
  /** As in AmountReading; below 0 when they speak for it. */
  readonly cost: number;
  /** Whether something is printed that it leaves unexplained. */
  readonly isContradicted: boolean;
}

const COST = { paid: -1, repeated: -0.5, rounded: 1, greater: 2, greaterBelow: 4, taxBelow: 2 } as const;
const LEAST = -2;

/**
 * Other rows speak for a total by repeating it or by what was paid and given back, and against it by being greater or
 * by adding to it.
 */
export function evidenceFor({
  total,
  subtotal,
  foot,
}: {
  total: SumReading;
  subtotal: SumReading | null;
  foot: readonly Row[];
}): Evidence {
  let cost = 0;
  let isContradicted = false;
  // What is taken off makes the total less than the sums above it.
  const isReduced = foot
    .slice(0, total.at)
    .some(({ label, amounts }) => (label === 'discount' || label === 'rounding') && amounts.length > 0);
  const change = foot.find((row) => row.label === 'change')?.amounts.at(-1)?.cents ?? 0;
  const next = foot.findIndex((row, at) => at > total.at && row.amounts.length > 0);
  for (const [at, row] of foot.entries()) {
    const cents = row.amounts.at(-1)?.cents ?? 0;
    if (row === total.row || cents === 0) continue;
    const isSum = row.label === 'total' || row.label === 'subtotal';
    // What is paid is the total below the rounding.
    if (row.label === 'rounding' && at > total.at) cost += COST.rounded;
    if (row.label === 'tender' && (cents === total.cents || cents - change === total.cents)) cost += COST.paid;
    else if (row.label === 'total' && cents === total.cents) cost += COST.repeated;
    else if (isSum && cents > total.cents && !isReduced) {
      const isPrinted = !isMaybeHandwritten(row);
      cost += at > total.at && row.label === 'total' && isPrinted ? COST.greaterBelow : COST.greater;
      isContradicted ||= isPrinted;
    } else if (at === next && !subtotal && mayBeTax({ row, total })) {
      cost += COST.taxBelow;
      isContradicted = true;
    }
  }
  return { cost: Math.max(cost, LEAST), isContradicted };
}

/** A line below what is called the total that may be a tax on it: then it is no total but a subtotal. */
function mayBeTax({ row, total }: { row: Row; total: SumReading }): boolean {
  const cents = row.amounts.at(-1)?.cents ?? 0;
  const isAlone = row.amounts.length === 1 && (row.label === 'none' || row.label === 'tax');
  return isAlone && cents > 0 && cents < MAX_TAX_SHARE * total.cents && !INCLUDED_TAX.test(row.rest);
}
