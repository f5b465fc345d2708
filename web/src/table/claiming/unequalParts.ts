import { isEqualPart, type Portion } from '@fairtab/domain/claims';
import type { Currency } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { readSum } from '@fairtab/domain/numbers/readSum';
import { greatestCommonDivisor, MAX_SPLIT } from '@fairtab/domain/shares';
import type { Costing } from '../pricing';

/** A part of a dish that is not one of equal parts, as a diner says it (docs/product/claims.md). */
export type UnequalPart =
  | { readonly way: 'shares'; readonly own: number; readonly all: number }
  | { readonly way: 'percent'; readonly percent: number }
  | { readonly way: 'amount'; readonly typed: string };

/** The parts that are offered when somebody chooses a way. */
export const OFFERED = {
  shares: { way: 'shares', own: 2, all: 3 },
  percent: { way: 'percent', percent: 60 },
  amount: { way: 'amount', typed: '' },
} as const satisfies Record<UnequalPart['way'], UnequalPart>;

/**
 * How a portion of a line is said that is not one of equal parts; null when it is one.
 * @param line.amount what the portion costs, as text
 */
export function unequalPartOf(
  portion: Portion,
  { quantity, amount }: { quantity: number; amount: string },
): UnequalPart | null {
  if (isEqualPart(portion, quantity)) return null;
  return quantity === 1 && portion.splitCount <= MAX_SPLIT
    ? { way: 'shares', own: portion.units, all: portion.splitCount }
    : { way: 'amount', typed: amount };
}

/** What of a line is wanted; null while nothing is typed. Shares and percentages are of all its units. */
export function wantedOf(part: UnequalPart, line: { quantity: number; currency: Currency }): Portion | Costing | null {
  const { quantity, currency } = line;
  if (part.way === 'shares') return smallest(quantity * part.own, part.all);
  if (part.way === 'percent') return smallest(quantity * part.percent, 100);
  const costCents = parseMoney(part.typed, currency) ?? readSum(part.typed, currency);
  return costCents === null || costCents <= 0 ? null : { costCents };
}

function smallest(units: number, splitCount: number): Portion {
  const divisor = Number(greatestCommonDivisor(BigInt(units), BigInt(splitCount)));
  return { units: units / divisor, splitCount: splitCount / divisor };
}
