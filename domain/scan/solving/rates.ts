import type { Cents } from '../../money';
import type { Row } from '../rows/rows';

/** The cash register rounds, and may do so for every dish. */
const ROUNDED_CENTS = 1;

/**
 * Whether an amount is what the rate beside it makes of one of these sums: "18%  8.09" of 44.94. That is arithmetic of the
 * receipt, as a sum is.
 */
export function isByRate({ row, cents, bases }: { row: Row; cents: Cents; bases: readonly Cents[] }): boolean {
  return row.percents.some((rate) =>
    bases.some((base) => Math.abs((base * rate) / 100 - Math.abs(cents)) <= ROUNDED_CENTS),
  );
}
