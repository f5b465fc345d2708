import { describe, expect, it } from 'vitest';
import { billOf } from './testing/readText';

/** Name, price of the line, what is taken off it, and its note. */
function linesOf(lines: string, sum: string) {
  const bill = billOf(`CAFE ROMA\n${lines}\nSubtotal   ${sum}\nTax   1.00\nTotal   ${(Number(sum) + 1).toFixed(2)}`);
  return {
    lines: bill.items.map(({ name, lineCents, discountCents, note }) => [name, lineCents, discountCents, note]),
    discount: bill.discount?.value,
    balanced: bill.balanced,
  };
}

describe('a coupon', () => {
  it.each([
    { of: 'the whole line', dish: '1 Cola   3.00', coupon: 'VOID Cola', off: 300 },
    { of: 'one of two', dish: '2 Cola   6.00', coupon: 'Free refill', off: 300 },
    { of: 'a rate', dish: '1 Cola   3.00', coupon: 'Happy hour 50%', off: 150 },
  ])('belongs to the dish above it when it takes off $of, which keeps its words', ({ dish, coupon, off }) => {
    const sum = 17 + Number(dish.slice(-4)) - off / 100;
    const lines = `1 Burger   12.00\n${dish}\n${coupon}   -${(off / 100).toFixed(2)}\n1 Pie   5.00`;
    const read = linesOf(lines, sum.toFixed(2));
    expect(read.lines[1]?.slice(2)).toEqual([off, coupon]);
    expect(read).toMatchObject({ discount: off, balanced: true });
    expect(read.lines.filter(([, , taken]) => taken !== undefined)).toHaveLength(1);
  });

  it('is of the whole bill when it is any other amount, or makes its rate of all dishes', () => {
    for (const [lines, sum] of [
      ['1 Burger   12.00\n1 Cola   3.00\nCoupon   -2.00', '13.00'],
      ['1 Burger   12.00\n1 Cola   3.00\nHappy hour 10%   -1.50', '13.50'],
      ['1 Burger   12.00\nCoupon   -12.00\n', '0.00'],
    ] as const) {
      expect(linesOf(lines, sum).lines.every(([, , taken, note]) => taken === undefined && note === undefined)).toBe(
        true,
      );
    }
  });

  it('is of nobody while the bill is open', () => {
    const { lines, balanced } = linesOf('1 Burger   12.00\n1 Cola   3.00\nVOID Cola   -3.00', '19.37');
    expect(balanced).toBe(false);
    expect(lines.every(([, , taken]) => taken === undefined)).toBe(true);
  });

  it('stands behind what was asked for', () => {
    const { lines } = linesOf(
      '1 Burger   12.00\n1 Cola   3.00\n  No ice   0.00\nVOID Cola   -3.00\n1 Pie   5.00',
      '17.00',
    );
    expect(lines[1]).toEqual(['Cola', 300, 300, 'No ice, VOID Cola']);
  });
});
