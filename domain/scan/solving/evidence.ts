import { INCLUDED_TAX, MAX_TAX_SHARE, type SumReading } from './foot';
import type { Row } from '../rows/rows';
import { isMaybeHandwritten, paymentsWithTip } from './tips';

/** Evidence for or against a total in other rows. */
export interface Evidence {
  /** As in AmountReading; negative for evidence in favour. */
  readonly cost: number;
  /** Whether the total leaves a printed amount unexplained. */
  readonly isContradicted: boolean;
  /** Whether another row says the total, too, and was seen clearly. */
  readonly isRepeated: boolean;
}

const COST = { paid: -1, repeated: -0.5, rounded: 1, greater: 2, greaterBelow: 4, taxBelow: 2, tipBelow: 2 } as const;
const LEAST = -2;
/** The engine's confidence in amounts that were seen clearly. */
export const CLEAR = 0.85;

/**
 * Other rows support a total when they repeat it or when payment minus change equals it. They contradict it when they
 * are greater or add to it.
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
  let isRepeated = false;
  // Discounts make the total less than the sums above it.
  const isReduced = foot.slice(0, total.at).some(({ label, amounts }) => {
    const cents = amounts.at(-1)?.cents;
    return cents !== undefined && (label === 'discount' || label === 'rounding' || cents < 0);
  });
  const change = foot.find((row) => row.label === 'change')?.amounts.at(-1)?.cents ?? 0;
  if ([...paymentsWithTip(foot).values()].some(({ withoutTip }) => withoutTip === total.cents)) cost += COST.tipBelow;
  const next = foot.findIndex((row, at) => at > total.at && row.amounts.length > 0);
  for (const [at, row] of foot.entries()) {
    const cents = row.amounts.at(-1)?.cents ?? 0;
    if (row === total.row || cents === 0) continue;
    const isSum = row.label === 'total' || row.label === 'subtotal';
    // Below a rounding, the total is the amount that is paid.
    if (row.label === 'rounding' && at > total.at) cost += COST.rounded;
    const isPaid = row.label === 'tender' && (cents === total.cents || cents - change === total.cents);
    const isAlike = cents === total.cents && (row.label === 'tender' || row.label === 'total');
    isRepeated ||= isAlike && certaintyOf(row) >= CLEAR;
    if (isPaid) cost += COST.paid;
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
  return { cost: Math.max(cost, LEAST), isContradicted, isRepeated };
}

/** How sure the engine was of the last amount of a row, from 0 to 1. */
export function certaintyOf({ amounts }: Row): number {
  return Math.min(1, ...(amounts.at(-1)?.words ?? []).map(({ confidence }) => confidence));
}

/** Whether a line below the "total" may be a tax on it, so that it is really a subtotal. */
function mayBeTax({ row, total }: { row: Row; total: SumReading }): boolean {
  const cents = row.amounts.at(-1)?.cents ?? 0;
  const isAlone = row.amounts.length === 1 && (row.label === 'none' || row.label === 'tax');
  return isAlone && cents > 0 && cents < MAX_TAX_SHARE * total.cents && !INCLUDED_TAX.test(row.rest);
}
