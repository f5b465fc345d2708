import type { Cents } from './money';
import { isInTaxScope, type Tax, type TaxClass } from './taxClasses';

/**
 * The bill as a ruler (docs/product/bill.md). Line i is the stretch of the ruler from S(i-1) to S(i), where S is the exact
 * running total of the lines with their proportional part of each extra: tip, fees and discount are shared by all lines, and
 * each tax by the lines of its classes. A claim is a piece of a line's
 * stretch and costs the rounded position of its end minus the rounded position of its start. So neighbours always meet
 * in the same cent, nothing is lost or made, and nobody's amount depends on who else has claimed.
 */

/**
 * How finely one unit of a line can be cut: the least common multiple of 1 to MAX_SPLIT, so that every way of sharing
 * a dish among up to MAX_SPLIT people ends on a whole position and coverage is exact integer arithmetic.
 */
export const MAX_SPLIT = 100;
export const GRID: bigint = leastCommonMultipleUpTo(MAX_SPLIT);

/** The largest whole number that a claim holds on the wire and in the database. */
export const MAX_INT = 2 ** 31 - 1;

/** Whether a unit can be cut into this number of equal parts: any number up to MAX_SPLIT, and larger ones that end on whole positions. */
export function canCutInto(splitCount: number): boolean {
  return Number.isInteger(splitCount) && splitCount >= 1 && splitCount <= MAX_INT && GRID % BigInt(splitCount) === 0n;
}

/** The most units of a line. */
export const MAX_QUANTITY = 999;

/** The stretch [start, end) of one line, in positions: each unit of the line is GRID positions long. */
export interface Piece {
  readonly start: bigint;
  readonly end: bigint;
}

export interface BillLine {
  /** Price of one unit. */
  readonly priceCents: Cents;
  readonly quantity: number;
  /** Which taxes it carries. */
  readonly taxClass: TaxClass;
  /** What a coupon for this line takes off, at most price x quantity. */
  readonly discountCents: Cents;
}

export interface Bill {
  readonly items: readonly BillLine[];
  /** The tax that all lines share which are not untaxed. */
  readonly taxCents: Cents;
  /** The tax that only alcohol carries, besides the other one. */
  readonly alcoholTaxCents: Cents;
  readonly tipCents: Cents;
  readonly feesCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
}

/** The part of the bill that is not dishes: the taxes + tip + fees - discount. */
export function extrasOf(bill: Bill): Cents {
  return bill.taxCents + bill.alcoholTaxCents + sharedByAll(bill);
}

/** The extras that every line carries a part of. */
function sharedByAll(bill: Bill): Cents {
  return bill.tipCents + bill.feesCents - bill.discountCents;
}

/** What a line weighs on the ruler: price x quantity without its own discount. */
export function lineTotalOf({ priceCents, quantity, discountCents }: Omit<BillLine, 'taxClass'>): Cents {
  return priceCents * quantity - discountCents;
}

/** The sum of the lines, without the discounts of their own. */
export function linesTotalOf({ items }: { readonly items: readonly BillLine[] }): Cents {
  return items.reduce((sum, line) => sum + lineTotalOf(line), 0);
}

/**
 * The documented subtotal, from which proportions are taken: total - tax - tip, without alcohol tax, fees and discount, which
 * real bills have too. It is 0 when that would be negative, and then no extras are shared out.
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
  /** Whether a line would cost less than nothing. No bill is accepted that has one. */
  readonly isBackwards: boolean;
}

const RULERS = new WeakMap<Bill, Ruler>();

/** The ruler of a bill. It is made once for each, because several steps of a write ask for that of the same state. */
export function rulerOf(bill: Bill): Ruler {
  const known = RULERS.get(bill);
  if (known) return known;
  const ruler = newRuler(bill);
  RULERS.set(bill, ruler);
  return ruler;
}

function newRuler(bill: Bill): Ruler {
  const { stretchOf, base } = stretchesOf(bill);
  let end = 0n;
  const lines = bill.items.map((item) => {
    const start = end;
    const length = BigInt(lineTotalOf(item)) * stretchOf(item.taxClass);
    end += length;
    return { start, length, units: BigInt(item.quantity) * GRID };
  });

  const positionInCents = (index: number, offset: bigint): Cents => {
    const line = lines[index];
    if (!line) throw new RangeError(`The bill has no line ${index}`);
    return Number(divideHalfUp(line.start * line.units + line.length * offset, base * line.units));
  };
  const amountOf = (line: number, pieces: readonly Piece[]): Cents =>
    pieces.reduce((sum, piece) => sum + positionInCents(line, piece.end) - positionInCents(line, piece.start), 0);
  const lineAmounts: Cents[] = [];
  const lineAmount = (line: number): Cents =>
    (lineAmounts[line] ??= amountOf(line, [wholeLine(bill.items[line]?.quantity ?? 0)]));

  return {
    amountOf,
    lineAmount,
    length: Number(divideHalfUp(end, base)),
    isBackwards: lines.some(({ length }) => length < 0n),
  };
}

/**
 * How much of the bill a cent of a line of each class stretches to, with its part of the extras, in parts of `base`. The part of
 * tip, fees and discount is extra / subtotal. The part of a tax is (tax / weight of the lines that carry it) x (weight of all
 * lines / subtotal). The last factor is 1 on a bill that adds up. When a dish is missing on the bill, it leaves out that dish's
 * part of the tax, as it is left out of the other extras.
 */
function stretchesOf(bill: Bill): { stretchOf: (taxClass: TaxClass) => bigint; base: bigint } {
  const subtotal = BigInt(subtotalOf(bill));
  // Without a subtotal there is nothing to be proportional to.
  if (subtotal === 0n) return { stretchOf: () => 1n, base: 1n };
  const all = BigInt(linesTotalOf(bill)) || 1n;
  /** A tax whose classes weigh nothing is shared by all lines, so that no cent of it is lost. */
  const shared = (tax: Tax, cents: Cents) => {
    const weight = BigInt(linesTotalOf({ items: bill.items.filter(({ taxClass }) => isInTaxScope(tax, taxClass)) }));
    return {
      weight: weight || all,
      cents: BigInt(cents) * all,
      carries: (of: TaxClass) => !weight || isInTaxScope(tax, of),
    };
  };
  const [tax, alcoholTax] = [shared('tax', bill.taxCents), shared('alcoholTax', bill.alcoholTaxCents)];
  const weights = tax.weight * alcoholTax.weight;
  return {
    stretchOf: (taxClass) =>
      (subtotal + BigInt(sharedByAll(bill))) * weights +
      (tax.carries(taxClass) ? tax.cents * alcoholTax.weight : 0n) +
      (alcoholTax.carries(taxClass) ? alcoholTax.cents * tax.weight : 0n),
    base: subtotal * weights,
  };
}

/** The piece that is all of a line of `quantity` units. */
export function wholeLine(quantity: number): Piece {
  return { start: 0n, end: BigInt(quantity) * GRID };
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
