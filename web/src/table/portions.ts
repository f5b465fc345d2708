import { listOf } from '@fairtab/domain/language/format';
import { describeUnits, formatUnits, lengthOf, lengthOfPieces, type Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import { GRID, MAX_SPLIT, type Piece } from '@fairtab/domain/shares';

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
  const fitting = wishes.find((wish) => lengthOf(wish) <= left);
  if (fitting) return fitting;
  const rest = portionOfRest(free);
  return rest && rest.units <= quantity ? rest : null;
}

/** All that is free of a line as one portion; null when nothing is, or when no number of units shared by at most 100 people equals it. */
export function portionOfRest(free: readonly Piece[]): Portion | null {
  const left = lengthOfPieces(free);
  if (left === 0n) return null;
  const [units = 0, splitCount = 1] = formatUnits(left).split('/').map(Number);
  return splitCount <= MAX_SPLIT ? { units, splitCount } : null;
}

/** How much of a line somebody had: "" for all of a single dish, "1/2", "1 of 3", "5 shared by 3". */
export function describePortion({ units, splitCount, quantity }: Portion & { quantity: number }): string {
  const length = lengthOf({ units, splitCount });
  if (quantity === 1) return length === GRID ? '' : formatUnits(length);
  if (splitCount > 1 && length % GRID !== 0n) return t('{units} shared by {count}', { units, count: splitCount });
  return length === BigInt(quantity) * GRID
    ? t('all {quantity}', { quantity })
    : t('{units} of {quantity}', { units: describeUnits(length), quantity });
}

/** The same for all that somebody took of a line, in one or several claims: "4 of 12". */
export function describePortions(portions: readonly Portion[], quantity: number): string {
  const length = portions.reduce((sum, portion) => sum + lengthOf(portion), 0n);
  if (portions.length > 1 && quantity > 1 && length % GRID !== 0n)
    return listOf(portions.map((portion) => describePortion({ ...portion, quantity })));
  const [units = 0, splitCount = 1] = formatUnits(length).split('/').map(Number);
  return portions.length === 1 && portions[0]
    ? describePortion({ ...portions[0], quantity })
    : describePortion({ units, splitCount, quantity });
}

/** How much of a line is left: "1 of 3 left", "1/2 left", "a part of 3 left"; "" when nothing or everything is left. */
export function describeLeft({ free, quantity }: { free: readonly Piece[]; quantity: number }): string {
  const left = lengthOfPieces(free);
  if (left === 0n || left === BigInt(quantity) * GRID) return '';
  if (quantity === 1) return t('{units} left', { units: formatUnits(left) });
  const [whole, isWhole] = [left / GRID, left % GRID === 0n];
  if (isWhole) return t('{units} of {quantity} left', { units: String(whole), quantity });
  return whole === 0n
    ? t('a part of {quantity} left', { quantity })
    : t('{units} and a part of {quantity} left', { units: String(whole), quantity });
}
