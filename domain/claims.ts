import { t } from './language/t';
import { greatestCommonDivisor, GRID, wholeLine, type Piece } from './shares';

/** claimed -> paid | cancelled; paid -> claimed (docs/product/claims.md). */
export type ClaimStatus = 'claimed' | 'paid' | 'cancelled';

/** A part of a line: `units` of it, each shared by `splitCount` people. */
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
 * Chooses where on the line a portion lies: in the first free stretch that holds all of it, because the amount of one
 * piece is within a cent of exact. Only when no stretch is long enough, it takes several from left to right.
 * @returns null when less than the portion is left.
 */
export function takePieces(free: readonly Piece[], portion: Portion): Piece[] | null {
  let wanted = lengthOf(portion);
  if (lengthOfPieces(free) < wanted) return null;
  const roomy = free.find((piece) => piece.end - piece.start >= wanted);
  if (roomy) return [{ start: roomy.start, end: roomy.start + wanted }];
  const pieces: Piece[] = [];
  for (const piece of free) {
    const length = piece.end - piece.start;
    const taken = length < wanted ? length : wanted;
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

/** A portion's length in grid positions. It is exact, because every splitCount up to MAX_SPLIT divides GRID. */
export function lengthOf({ units, splitCount }: Portion): bigint {
  return (BigInt(units) * GRID) / BigInt(splitCount);
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

/** A length for people: "2", "1/3", "1 3/4". */
export function describeUnits(length: bigint): string {
  const whole = length / GRID;
  const rest = length % GRID;
  if (rest === 0n) return String(whole);
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
    ? t('{portion} of {itemName}', { portion: describeUnits(length), itemName: item.name })
    : t('{portion} of {quantity} {itemName}', {
        portion: describeUnits(length),
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
      { left: describeUnits(left), leftCount: count(left), itemName: item.name },
    );
  if (item.quantity === 1)
    return t('{taken} of {itemName} is already claimed; {left} is left.', {
      taken: describeUnits(taken),
      itemName: item.name,
      left: describeUnits(left),
    });
  return t(
    '{taken} of {quantity} {itemName} {takenCount, plural, one {is} other {are}} already claimed; {left} {leftCount, plural, one {is} other {are}} left.',
    {
      taken: describeUnits(taken),
      takenCount: count(taken),
      quantity: item.quantity,
      itemName: item.name,
      left: describeUnits(left),
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
