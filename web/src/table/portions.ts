import { describeUnits, formatUnits, lengthOf, lengthOfPieces, type Portion } from '@fairtab/domain/claims';
import { GRID, type Piece } from '@fairtab/domain/shares';

interface SharedLine {
  readonly quantity: number;
  readonly splitWith: number;
  /** Live claims, oldest first. */
  readonly claims: readonly Portion[];
  readonly free: readonly Piece[];
}

/**
 * The part that one tap claims. On a dish that others share it is the same part as theirs. On a line that the host marked
 * as shared it is one of those parts. Otherwise it is one unit, or the rest when less than one unit is left.
 * @returns null when no such part fits; the diner then has to say how much it was.
 */
export function portionOfOneTap({ quantity, splitWith, claims, free }: SharedLine): Portion | null {
  const left = lengthOfPieces(free);
  const latest = claims.findLast((claim) => claim.splitCount > 1);
  const wishes: Portion[] = [
    ...(latest ? [{ units: latest.units, splitCount: latest.splitCount }] : []),
    ...(splitWith > 1 ? [{ units: quantity, splitCount: splitWith }] : []),
    { units: 1, splitCount: 1 },
  ];
  return wishes.find((wish) => lengthOf(wish) <= left) ?? restAsPortion({ left, quantity });
}

/** The rest of a line as a portion; null when no number of units shared by at most 100 people equals it. */
function restAsPortion({ left, quantity }: { left: bigint; quantity: number }): Portion | null {
  if (left === 0n) return null;
  const [units = 0, splitCount = 1] = formatUnits(left).split('/').map(Number);
  return units <= quantity && splitCount <= 100 ? { units, splitCount } : null;
}

/** How much of a line somebody had: "" for all of a single dish, "1/2", "1 of 3", "1/3 of 2". */
export function describePortion({ units, splitCount, quantity }: Portion & { quantity: number }): string {
  const length = lengthOf({ units, splitCount });
  if (quantity === 1) return length === GRID ? '' : formatUnits(length);
  return length === BigInt(quantity) * GRID ? `all ${quantity}` : `${describeUnits(length)} of ${quantity}`;
}

/** How much of a line is left: "1 of 3 left", "1/2 left"; "" when nothing or everything is left. */
export function describeLeft({ free, quantity }: { free: readonly Piece[]; quantity: number }): string {
  const left = lengthOfPieces(free);
  if (left === 0n || left === BigInt(quantity) * GRID) return '';
  return quantity === 1 ? `${formatUnits(left)} left` : `${describeUnits(left)} of ${quantity} left`;
}
