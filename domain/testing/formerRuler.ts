import type { Cents } from '../money';
import { extrasOf, GRID, linesTotalOf, type Bill, type Piece } from '../shares';

/**
 * The price of pieces of a line as it was before there were tax classes and coupons: all extras are shared out in proportion to
 * price x quantity. Bills without them must keep every amount.
 */
export function formerAmountOf(bill: Bill, line: number, pieces: readonly Piece[]): Cents {
  const subtotal = BigInt(Math.max(0, bill.totalCents - extrasOf(bill)));
  const [stretch, base] = subtotal > 0n ? [BigInt(bill.totalCents), subtotal] : [1n, 1n];
  const start = BigInt(linesTotalOf({ items: bill.items.slice(0, line) }));
  const price = BigInt(bill.items[line]?.priceCents ?? 0);
  const position = (offset: bigint): Cents =>
    Number((2n * (start * GRID + price * offset) * stretch + base * GRID) / (2n * base * GRID));
  return pieces.reduce((sum, piece) => sum + position(piece.end) - position(piece.start), 0);
}
