import type { Cents } from './money';

/**
 * The bill as a ruler (docs/product/bill.md). Line i is the stretch of the ruler from S(i-1) to S(i), where S is the exact
 * running total of the lines with their proportional tax, tip, fees and discount. A claim is a piece of a line's
 * stretch and costs the rounded position of its end minus the rounded position of its start. So neighbours always meet
 * in the same cent, nothing is lost or made, and nobody's amount depends on who else has claimed.
 */

/**
 * How finely one unit of a line can be cut: the least common multiple of 1 to MAX_SPLIT, so that every way of sharing
 * a dish among up to MAX_SPLIT people ends on a whole position and coverage is exact integer arithmetic.
 */
export const MAX_SPLIT = 100;
export const GRID: bigint = leastCommonMultipleUpTo(MAX_SPLIT);

/** The stretch [start, end) of one line, in positions: each unit of the line is GRID positions long. */
export interface Piece {
  readonly start: bigint;
  readonly end: bigint;
}

export interface BillLine {
  /** Price of one unit. */
  readonly priceCents: Cents;
  readonly quantity: number;
}

export interface Bill {
  readonly items: readonly BillLine[];
  readonly taxCents: Cents;
  readonly tipCents: Cents;
  readonly feesCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
}

/** The part of the bill that is not dishes: tax + tip + fees - discount. */
export function extrasOf(bill: Bill): Cents {
  return bill.taxCents + bill.tipCents + bill.feesCents - bill.discountCents;
}

/** The sum of price x quantity over the lines. */
export function linesTotalOf(bill: Pick<Bill, 'items'>): Cents {
  return bill.items.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
}

/**
 * The documented subtotal, from which proportions are taken: total - tax - tip, without fees and discount, which real
 * bills have too. It is 0 when that would be negative, and then no extras are shared out.
 */
export function subtotalOf(bill: Bill): Cents {
  return Math.max(0, bill.totalCents - extrasOf(bill));
}

/** Prices pieces of one bill. Make it once per bill and edit; it is immutable. */
export interface Ruler {
  /** The price of pieces of line `line` with their part of the extras. A claim of m pieces is within m cents of exact. */
  amountOf(line: number, pieces: readonly Piece[]): Cents;
  /** The price of the whole line with its part of the extras. */
  lineAmount(line: number): Cents;
  /** The price of all lines with their extras. It equals the bill's total when the bill adds up. */
  readonly length: Cents;
}

export function rulerOf(bill: Bill): Ruler {
  const subtotal = BigInt(subtotalOf(bill));
  // A dollar of dishes stretches to total/subtotal dollars of bill; without a subtotal there is nothing to be proportional to.
  const [stretch, base] = subtotal > 0n ? [BigInt(bill.totalCents), subtotal] : [1n, 1n];
  const lineStarts = runningTotals(bill.items);
  const denominator = base * GRID;

  const positionInCents = (line: number, offset: bigint): Cents => {
    const item = bill.items[line];
    const start = lineStarts[line];
    if (!item || start === undefined) throw new RangeError(`The bill has no line ${line}`);
    return Number(divideHalfUp((start * GRID + BigInt(item.priceCents) * offset) * stretch, denominator));
  };
  const amountOf = (line: number, pieces: readonly Piece[]): Cents =>
    pieces.reduce((sum, piece) => sum + positionInCents(line, piece.end) - positionInCents(line, piece.start), 0);
  const lineAmount = (line: number): Cents => amountOf(line, [wholeLine(bill.items[line]?.quantity ?? 0)]);

  return {
    amountOf,
    lineAmount,
    length: Number(divideHalfUp(BigInt(linesTotalOf(bill)) * stretch, base)),
  };
}

/** The piece that is all of a line of `quantity` units. */
export function wholeLine(quantity: number): Piece {
  return { start: 0n, end: BigInt(quantity) * GRID };
}

function runningTotals(items: readonly BillLine[]): bigint[] {
  let sum = 0n;
  return items.map((item) => {
    const start = sum;
    sum += BigInt(item.priceCents) * BigInt(item.quantity);
    return start;
  });
}

/** Rounds half up. The dividend must not be negative, which no position on a bill is. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

function leastCommonMultipleUpTo(max: number): bigint {
  let multiple = 1n;
  for (let n = 2n; n <= BigInt(max); n++) multiple = (multiple / greatestCommonDivisor(multiple, n)) * n;
  return multiple;
}
