import { t } from './language/t';
import { locale } from './language/current';
import { greatestCommonDivisor, GRID, MAX_INT, MAX_SPLIT, wholeLine, type Piece } from './shares';

/** claimed -> paid | cancelled; paid -> claimed (docs/product/claims.md). */
export type ClaimStatus = 'claimed' | 'paid' | 'cancelled';

/**
 * A part of a line: `units` of it, each cut into `splitCount` equal parts. Two of five shares of a dish are 2 and 5. A claim
 * on just an amount of a dish has a larger `splitCount` than there are people.
 */
export interface Portion {
  readonly units: number;
  readonly splitCount: number;
}

/** The parts of a line that no piece in `taken` covers, from left to right. */
export function freePieces(quantity: number, taken: readonly Piece[]): Piece[] {
  const free: Piece[] = [];
  const whole = wholeLine(quantity);
  let cursor = whole.start;
  for (const piece of [...taken].sort((a, b) => compare(a.start, b.start))) {
    if (piece.start > cursor) free.push({ start: cursor, end: piece.start });
    if (piece.end > cursor) cursor = piece.end;
  }
  if (cursor < whole.end) free.push({ start: cursor, end: whole.end });
  return free;
}

/**
 * Chooses where on the line a part of this length lies: in the first free stretch that holds all of it, because the amount of
 * one piece is within a cent of exact. Only when no stretch is long enough, it takes several from left to right.
 * @returns null when less is left.
 */
export function takePieces(free: readonly Piece[], length: bigint): Piece[] | null {
  let wanted = length;
  if (lengthOfPieces(free) < wanted) return null;
  const roomy = free.find((piece) => piece.end - piece.start >= wanted);
  if (roomy) return [{ start: roomy.start, end: roomy.start + wanted }];
  const pieces: Piece[] = [];
  for (const piece of free) {
    const room = piece.end - piece.start;
    const taken = room < wanted ? room : wanted;
    pieces.push({ start: piece.start, end: piece.start + taken });
    wanted -= taken;
    if (wanted === 0n) break;
  }
  return pieces;
}

/** Cuts stretches into `count` parts of the same length, from left to right. The length has to be a multiple of `count`. */
export function cutIn(pieces: readonly Piece[], count: number): Piece[][] {
  const length = lengthOfPieces(pieces) / BigInt(count);
  const parts: Piece[][] = [];
  let part: Piece[] = [];
  let wanted = length;
  for (const { start, end } of pieces) {
    let cursor = start;
    while (cursor < end) {
      const stop = end - cursor < wanted ? end : cursor + wanted;
      part.push({ start: cursor, end: stop });
      wanted -= stop - cursor;
      cursor = stop;
      if (wanted > 0n) continue;
      parts.push(part);
      [part, wanted] = [[], length];
    }
  }
  return parts;
}

/** A portion's length in grid positions. It is exact, because every splitCount that a claim may have divides GRID. */
export function lengthOf({ units, splitCount }: Portion): bigint {
  return (BigInt(units) * GRID) / BigInt(splitCount);
}

/** The portion of this length, in the smallest numbers; null when they are larger than a claim can hold. */
export function portionOfLength(length: bigint): Portion | null {
  const divisor = greatestCommonDivisor(length, GRID);
  const [units, splitCount] = [Number(length / divisor), Number(GRID / divisor)];
  return Math.max(units, splitCount) <= MAX_INT ? { units, splitCount } : null;
}

/** Whether it is one of the equal parts of a dish that people share, or whole units: nobody has more than one part of a unit. */
export function isEqualPart({ units, splitCount }: Portion, quantity: number): boolean {
  return splitCount <= MAX_SPLIT && units <= quantity;
}

export function lengthOfPieces(pieces: readonly Piece[]): bigint {
  return pieces.reduce((sum, piece) => sum + piece.end - piece.start, 0n);
}

/** A length or position in units of the line, as an exact reduced fraction: "2", "1/3", "7/4". */
export function formatUnits(length: bigint): string {
  const divisor = greatestCommonDivisor(length, GRID);
  const [numerator, denominator] = [length / divisor, GRID / divisor];
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** Reads what formatUnits writes. @throws RangeError for a text that is no fraction on the grid. */
export function parseUnits(text: string): bigint {
  const match = /^(\d{1,6})(?:\/(\d{1,50}))?$/.exec(text) ?? /^(\d{1,50})\/(\d{1,50})$/.exec(text);
  const denominator = BigInt(match?.[2] ?? 1);
  if (!match || denominator === 0n || (BigInt(match[1] ?? 0) * GRID) % denominator !== 0n)
    throw new RangeError(`"${text}" is no fraction of a unit`);
  return (BigInt(match[1] ?? 0) * GRID) / denominator;
}

/** Fractions with larger denominators are read as a number, unless they are one part of many. */
const MAX_READ_DENOMINATOR = 20n;

/** A length on a line of `quantity` units for people: "2", "1/3", "1 3/4"; of a single dish "37%", of several "1.37". */
export function describeUnits(length: bigint, quantity: number): string {
  const whole = length / GRID;
  const rest = length % GRID;
  if (rest === 0n) return String(whole);
  const divisor = greatestCommonDivisor(rest, GRID);
  if (rest !== divisor && GRID / divisor > MAX_READ_DENOMINATOR) {
    const units = Number((length * 1_000_000n) / GRID) / 1_000_000;
    const style = quantity === 1 ? 'percent' : 'decimal';
    return units.toLocaleString(locale(), { style, maximumSignificantDigits: 3 });
  }
  return whole === 0n ? formatUnits(rest) : `${whole} ${formatUnits(rest)}`;
}

/** A portion of a line as people say it: "Nachos", "2 of 3 Grey Goose", "1/4 of Nachos". */
export function describeItemPortion(portion: Portion, item: { name: string; quantity: number }): string {
  const length = lengthOf(portion);
  if (length === BigInt(item.quantity) * GRID)
    return item.quantity === 1
      ? item.name
      : t('all {quantity} {itemName}', { quantity: item.quantity, itemName: item.name });
  return item.quantity === 1
    ? t('{portion} of {itemName}', { portion: describeUnits(length, item.quantity), itemName: item.name })
    : t('{portion} of {quantity} {itemName}', {
        portion: describeUnits(length, item.quantity),
        quantity: item.quantity,
        itemName: item.name,
      });
}

/**
 * The message for a diner who wanted more than is left (docs/product/claims.md): "1 of 2 Negroni is already claimed;
 * 1 is left".
 */
export function describeWhatIsLeft(item: { name: string; quantity: number; free: readonly Piece[] }): string {
  const left = lengthOfPieces(item.free);
  const taken = BigInt(item.quantity) * GRID - left;
  if (left === 0n) return t('{name} is already fully claimed.', { name: item.name });
  // Any part of one unit takes the singular.
  const count = (length: bigint): number => (length > GRID ? 2 : 1);
  if (taken === 0n)
    return t(
      '{leftCount, plural, one {There is only {left} of {itemName}.} other {There are only {left} of {itemName}.}}',
      { left: describeUnits(left, item.quantity), leftCount: count(left), itemName: item.name },
    );
  if (item.quantity === 1)
    return t('{taken} of {itemName} is already claimed; {left} is left.', {
      taken: describeUnits(taken, item.quantity),
      itemName: item.name,
      left: describeUnits(left, item.quantity),
    });
  return t(
    '{taken} of {quantity} {itemName} {takenCount, plural, one {is} other {are}} already claimed; {left} {leftCount, plural, one {is} other {are}} left.',
    {
      taken: describeUnits(taken, item.quantity),
      takenCount: count(taken),
      quantity: item.quantity,
      itemName: item.name,
      left: describeUnits(left, item.quantity),
      leftCount: count(left),
    },
  );
}

/** The moves a claim can make. Only the host cancels and reopens; policy.ts has the permissions. */
export type ClaimMove = 'pay' | 'unclaim' | 'cancel' | 'reopen';

const cancelled = (): string => t('The host cancelled this claim.');

/** Why a move is impossible from a status; no entry means it is possible (docs/product/claims.md). */
const REFUSALS: Record<ClaimMove, Partial<Record<ClaimStatus, () => string>>> = {
  pay: { paid: () => t('This claim is already paid.'), cancelled },
  unclaim: { paid: () => t('A paid claim cannot be unclaimed. Ask the host to reopen it first.'), cancelled },
  cancel: {
    paid: () => t('A paid claim cannot be cancelled. Reopen it first.'),
    cancelled: () => t('This claim is already cancelled.'),
  },
  reopen: { claimed: () => t('This claim is not paid.'), cancelled },
};

/** @returns the text that says why the move is impossible from this status, or null when it is possible. */
export function whyClaimMoveIsRefused(move: ClaimMove, status: ClaimStatus): string | null {
  return REFUSALS[move][status]?.() ?? null;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
