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
 * What one tap means. Who taps a dish that others share takes the same part as they did; who taps a line the host marked
 * as shared takes one of those parts; otherwise it is one unit, or the rest when less than one unit is left.
 * @returns null when no such part fits, and the person has to say how much it was.
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

/** The rest of a line as a portion, when it can be said as units shared by some. */
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

/** What is left of a line for people: "1 of 3 left", "1/2 left"; "" when nothing or everything is. */
export function describeLeft({ free, quantity }: { free: readonly Piece[]; quantity: number }): string {
  const left = lengthOfPieces(free);
  if (left === 0n || left === BigInt(quantity) * GRID) return '';
  return quantity === 1 ? `${formatUnits(left)} left` : `${describeUnits(left)} of ${quantity} left`;
}
