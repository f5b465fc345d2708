import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../currencies';
import { billedLine, lineCentsOf, readMeasure } from './enteredLine';
import { MAX_CENTS } from '../money';
import { GRID, MAX_QUANTITY, MAX_SPLIT, rulerOf } from '../shares';
import { itemOf, receiptOf } from '../testing/bills';

const thousandths = fc.integer({ min: 1, max: MAX_QUANTITY * 1000 });
const entered = fc.record({
  amountCents: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: MAX_CENTS })),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: MAX_QUANTITY }),
    thousandths.map((n) => n / 1000),
  ),
  isLineTotal: fc.boolean(),
});
const splitWith = fc.integer({ min: 1, max: MAX_SPLIT });
const currency = fc.constantFrom(...CURRENCIES);

describe('a quantity as it is typed', () => {
  it.each([
    ['3', 3],
    ['0.5', 0.5],
    ['0,5', 0.5],
    ['2.125', 2.125],
    ['2,5', 2.5],
    ['２.５', 2.5],
    ['٢٫٥', 2.5],
    ['999', 999],
    ['0', null],
    ['-1', null],
    ['2.1255', null],
    ['3x', null],
    ['1000', null],
    ['1,000', null],
    ['1,500', 1.5],
    ['many', null],
  ])('reads %j as %j', (typed, quantity) => {
    expect(readMeasure(typed)).toBe(quantity);
  });

  it('comes back as the number that was written, in thousandths', () => {
    fc.assert(fc.property(thousandths, (n) => readMeasure((n / 1000).toFixed(3)) === n / 1000));
  });
});

describe('a line as it is entered', () => {
  it.each([
    [
      { amountCents: 1000, quantity: 3, isLineTotal: true },
      { priceCents: 1000, quantity: 1, splitWith: 3, printed: '3 for $10.00' },
    ],
    [
      { amountCents: 1200, quantity: 3, isLineTotal: true },
      { priceCents: 400, quantity: 3, splitWith: 1, printed: '' },
    ],
    [
      { amountCents: 1200, quantity: 2.5, isLineTotal: false },
      { priceCents: 3000, quantity: 1, splitWith: 1, printed: '2.5 × $12.00' },
    ],
    [
      { amountCents: 6250, quantity: 2.5, isLineTotal: true },
      { priceCents: 6250, quantity: 1, splitWith: 1, printed: '2.5 for $62.50' },
    ],
    [
      { amountCents: 333, quantity: 0.5, isLineTotal: false },
      { priceCents: 167, quantity: 1, splitWith: 1, printed: '0.5 × $3.33' },
    ],
  ])('%j is billed as %j', (line, billed) => {
    expect(billedLine(line, { splitWith: 1, currency: 'USD' })).toEqual(billed);
  });

  it('is expected to be shared in as many parts as it counts, as far as a dish can be cut', () => {
    const beer = { amountCents: 1001, isLineTotal: true };
    const parts = (quantity: number, people: number) =>
      billedLine({ ...beer, quantity }, { splitWith: people, currency: 'USD' }).splitWith;
    expect([parts(3, 2), parts(50, 2), parts(51, 2), parts(101, 1)]).toEqual([6, 100, 2, 1]);
  });

  it('costs to the cent what was entered, in every currency', () => {
    fc.assert(
      fc.property(entered, splitWith, currency, (line, people, code) => {
        const {
          priceCents,
          quantity,
          splitWith: parts,
          printed,
        } = billedLine(line, { splitWith: people, currency: code });
        expect(priceCents * quantity).toBe(lineCentsOf(line));
        expect(printed === '').toBe(Number.isInteger(line.quantity) && lineCentsOf(line) % line.quantity === 0);
        expect(quantity).toBe(printed === '' ? line.quantity : 1);
        expect(parts).toBeGreaterThanOrEqual(1);
        expect(parts).toBeLessThanOrEqual(MAX_SPLIT);
      }),
    );
  });

  it('is its measure times its price, rounded half up, and no other amount', () => {
    fc.assert(
      fc.property(thousandths, fc.integer({ min: 0, max: MAX_CENTS }), (n, amountCents) => {
        const exact = BigInt(n) * BigInt(amountCents);
        const billed = BigInt(lineCentsOf({ amountCents, quantity: n / 1000, isLineTotal: false })) * 1000n;
        expect(billed - exact > -500n && billed - exact <= 500n).toBe(true);
      }),
    );
  });

  it('is shared so that the parts of a total that does not divide come to the total, each within a cent of the others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: MAX_SPLIT }), (cents, count) => {
        const { printed: _, ...line } = billedLine(
          { amountCents: cents, quantity: count, isLineTotal: true },
          { splitWith: 1, currency: 'USD' },
        );
        const ruler = rulerOf(receiptOf({ items: [itemOf(line)] }));
        expect(line.quantity * line.splitWith).toBe(count);
        const step = GRID / BigInt(line.splitWith);
        const amounts = Array.from({ length: count }, (__, at) =>
          ruler.amountOf(0, [{ start: BigInt(at) * step, end: BigInt(at + 1) * step }]),
        );
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cents);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
