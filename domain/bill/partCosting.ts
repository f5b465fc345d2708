import { lengthOfPieces, portionOfLength, type Portion } from '../claims';
import type { Cents } from '../money';
import { canCutInto, greatestCommonDivisor, GRID, type Piece, type Ruler } from '../shares';

/** The stretches of a line that cost a wanted amount, and how much of the line they are. */
export interface PartOfLine {
  readonly pieces: readonly Piece[];
  readonly portion: Portion;
}

/**
 * How finely a unit is cut until a part costs the wanted amount: hundredths first, as people say parts, then products of primes of
 * which GRID has one each, so that such a part can still be cut in halves, thirds, fifths and sevenths by those who treat somebody.
 * The last one is finer than a cent of a line of nine million dollars; dearer ones are cut in steps of several cents.
 */
const CUTS = [1n, 100n, 46_189n, 1_062_347n, 30_808_063n, 955_049_953n];

/**
 * The part of a line that costs just an amount, with its part of tax, tip and fees (docs/product/claims.md). It lies in the first free stretch that
 * is dear enough and can be cut so; only when none is, in several from left to right. The price of all that is free takes all of it, so that no crumb stays
 * behind.
 * @param wanted.line the index of the line on the ruler
 * @param wanted.amountCents more than 0
 * @returns null when what is free costs less, or cannot be cut so that it costs just this.
 */
export function partCosting({
  ruler,
  line,
  free,
  amountCents,
}: {
  ruler: Ruler;
  line: number;
  free: readonly Piece[];
  amountCents: Cents;
}): PartOfLine | null {
  if (amountCents <= 0) return null;
  const costOf = (pieces: readonly Piece[]): Cents => ruler.amountOf(line, pieces);
  const dearness = costOf(free) - amountCents;
  if (dearness < 0) return null;
  const all = portionOfLength(lengthOfPieces(free));
  if (dearness === 0 && all) return { pieces: free, portion: all };

  const fineness = GRID / greatestCommonDivisor(lengthOfPieces(free), GRID);
  for (const piece of free) {
    const found = costOf([piece]) >= amountCents && cut({ whole: [], piece, costOf, cents: amountCents, fineness });
    if (found) return found;
  }
  const whole: Piece[] = [];
  let missing = amountCents;
  for (const piece of free) {
    const cost = costOf([piece]);
    if (cost >= missing) return cut({ whole, piece, costOf, cents: missing, fineness });
    whole.push(piece);
    missing -= cost;
  }
  return null;
}

/**
 * The whole stretches with the beginning of one more that costs so many cents, at the coarsest cut at which there is one. The last cent of a stretch
 * may be due at its very end, where others have cut it: then it is all of the stretch.
 */
function cut({
  whole,
  piece,
  costOf,
  cents,
  fineness,
}: {
  whole: readonly Piece[];
  piece: Piece;
  costOf: (pieces: readonly Piece[]) => Cents;
  cents: Cents;
  fineness: bigint;
}): PartOfLine | null {
  const costsLess = (length: bigint, than: Cents): boolean =>
    costOf([{ start: piece.start, end: piece.start + length }]) < than;
  const room = piece.end - piece.start;
  const shortest = firstOf(room, (length) => !costsLess(length, cents));
  const longest = firstOf(room + 1n, (length) => length > room || !costsLess(length, cents + 1)) - 1n;
  const before = lengthOfPieces(whole);
  for (const finer of CUTS) {
    const parts = (fineness / greatestCommonDivisor(fineness, finer)) * finer;
    if (!canCutInto(Number(parts))) continue;
    const step = GRID / parts;
    const length = ((before + shortest + step - 1n) / step) * step;
    const portion = portionOfLength(length);
    if (length > 0n && length <= before + longest && portion)
      return { pieces: [...whole, { start: piece.start, end: piece.start + length - before }], portion };
  }
  const toTheEnd = longest === room ? portionOfLength(before + room) : null;
  return toTheEnd && { pieces: [...whole, piece], portion: toTheEnd };
}

/** The smallest number from 0 to `most` that passes. Every larger number up to `most` has to pass, too. */
function firstOf(most: bigint, holds: (n: bigint) => boolean): bigint {
  let [low, high] = [0n, most];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (holds(middle)) high = middle;
    else low = middle + 1n;
  }
  return low;
}
