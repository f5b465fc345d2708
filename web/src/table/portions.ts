import { listOf } from '@fairtab/domain/language/format';
import {
  describeUnits,
  isEqualPart,
  lengthOf,
  lengthOfPieces,
  portionOfLength,
  type Portion,
} from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
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
 * as shared it is one of those parts. Otherwise it is one unit, or the rest when less than one unit is left, which is all of it after
 * somebody took an unequal part.
 * @returns null when no such part fits; the diner then has to say how much it was.
 */
export function portionOfOneTap({ quantity, splitWith, claims, free }: SharedLine): Portion | null {
  const left = lengthOfPieces(free);
  const latest = claims.findLast((claim) => claim.splitCount > 1);
  const isEqual = latest !== undefined && isEqualPart(latest, quantity);
  const wishes: Portion[] = [
    ...(isEqual ? [{ units: latest.units, splitCount: latest.splitCount }] : []),
    ...(splitWith > 1 ? [{ units: quantity, splitCount: splitWith }] : []),
    { units: 1, splitCount: 1 },
  ];
  const fitting = wishes.find((wish) => lengthOf(wish) <= left);
  if (fitting) return fitting;
  const rest = portionOfRest(free);
  const isOthersRest = latest !== undefined && !isEqual;
  return rest && (isOthersRest || rest.units <= quantity) ? rest : null;
}

/** All that is free of a line as one portion; null when nothing is, or when no claim can hold it. */
export function portionOfRest(free: readonly Piece[]): Portion | null {
  const left = lengthOfPieces(free);
  return left === 0n ? null : portionOfLength(left);
}

/** How much of a line somebody had: "" for all of a single dish, "1/2", "37%", "1 of 3", "5 shared by 3", "1.37 of 3". */
export function describePortion({ units, splitCount, quantity }: Portion & { quantity: number }): string {
  const length = lengthOf({ units, splitCount });
  if (quantity === 1) return length === GRID ? '' : describeUnits(length, quantity);
  if (splitCount > 1 && length % GRID !== 0n && isEqualPart({ units, splitCount }, quantity))
    return t('{units} shared by {count}', { units, count: splitCount });
  return length === BigInt(quantity) * GRID
    ? t('all {quantity}', { quantity })
    : t('{units} of {quantity}', { units: describeUnits(length, quantity), quantity });
}

/** The same for all that somebody took of a line, in one or several claims: "4 of 12". */
export function describePortions(portions: readonly Portion[], quantity: number): string {
  const length = portions.reduce((sum, portion) => sum + lengthOf(portion), 0n);
  if (portions.length > 1 && quantity > 1 && length % GRID !== 0n)
    return listOf(portions.map((portion) => describePortion({ ...portion, quantity })));
  const all = portions.length === 1 ? portions[0] : portionOfLength(length);
  return all
    ? describePortion({ ...all, quantity })
    : t('{units} of {quantity}', { units: describeUnits(length, quantity), quantity });
}

/** How much of a line is left: "1 of 3 left", "1/2 left", "a part of 3 left"; "" when nothing or everything is left. */
export function describeLeft({ free, quantity }: { free: readonly Piece[]; quantity: number }): string {
  const left = lengthOfPieces(free);
  if (left === 0n || left === BigInt(quantity) * GRID) return '';
  if (quantity === 1) return t('{units} left', { units: describeUnits(left, quantity) });
  const [whole, isWhole] = [left / GRID, left % GRID === 0n];
  if (isWhole) return t('{units} of {quantity} left', { units: String(whole), quantity });
  return whole === 0n
    ? t('a part of {quantity} left', { quantity })
    : t('{units} and a part of {quantity} left', { units: String(whole), quantity });
}
