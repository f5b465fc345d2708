import { allocate, dinero, toSnapshot } from 'dinero.js/bigint';
import { USD } from 'dinero.js/bigint/currencies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePieces, lengthOf, takePieces } from './claims';
import { extrasOf, GRID, linesTotalOf, MAX_SPLIT, rulerOf, subtotalOf, wholeLine, type Bill } from './shares';
import { itemOf, receiptOf, receipts } from './testing/bills';
import { exactShare } from './testing/checks';
import { formerAmountOf } from './testing/formerRuler';

/** A few seconds alone; the limit only has to end what hangs, also where many things run at once. */
const LOADED_MACHINE_MS = 120_000;

/** What each of `people` pays who share the whole line, one after the other. */
function sharesOf({ bill, line = 0, people }: { bill: Bill; line?: number; people: number }): number[] {
  const quantity = bill.items[line]?.quantity ?? 0;
  const ruler = rulerOf(bill);
  const taken = Array.from({ length: people }, (_, index) => {
    const length = lengthOf({ units: quantity, splitCount: people });
    return { start: length * BigInt(index), end: length * BigInt(index + 1) };
  });
  return taken.map((piece) => ruler.amountOf(line, [piece]));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('the grid', () => {
  it('holds every way to share a unit among up to a hundred people exactly', () => {
    for (let people = 1; people <= MAX_SPLIT; people++) expect(GRID % BigInt(people)).toBe(0n);
  });
});

describe('the documented share of an item', () => {
  it('is its price with tax and tip in proportion to its part of the subtotal', () => {
    // Subtotal 100.00; the dish is 40% of it, so it carries 40% of 8.00 tax and 18.00 tip.
    const bill = receiptOf({
      items: [itemOf({ priceCents: 4000 }), itemOf({ id: 'rest', priceCents: 6000 })],
      taxCents: 800,
      tipCents: 1800,
    });
    expect(subtotalOf(bill)).toBe(10000);
    expect(rulerOf(bill).lineAmount(0)).toBe(4000 + 320 + 720);
    expect(sharesOf({ bill, people: 4 })).toEqual([1260, 1260, 1260, 1260]);
  });

  it('multiplies the price by the quantity before it is shared', () => {
    const bill = receiptOf({ items: [itemOf({ priceCents: 700, quantity: 3 })], tipCents: 300 });
    expect(sharesOf({ bill, people: 2 })).toEqual([1200, 1200]);
  });

  it('carries fees like tax and gives its part of the discount back', () => {
    const bill = receiptOf({
      items: [itemOf({ priceCents: 5000 }), itemOf({ id: 'b', priceCents: 5000 })],
      feesCents: 1000,
      discountCents: 3000,
    });
    expect(extrasOf(bill)).toBe(-2000);
    expect(rulerOf(bill).lineAmount(0)).toBe(4000);
  });

  it('keeps every cent of twelve dishes of $3.33 with 8.75% tax, where rounding each alone loses two', () => {
    const items = Array.from({ length: 12 }, (_, index) => itemOf({ id: `item${index}`, priceCents: 333 }));
    const bill = receiptOf({ items, taxCents: 350 });
    const extras = items.map((item, index) => rulerOf(bill).lineAmount(index) - item.priceCents);
    expect(sum(extras)).toBe(350);
    expect(sum(extras.map(() => Math.round(350 / 12)))).toBe(348);
  });

  it('gives three people who share ten dollars 3.33, 3.34 and 3.33', () => {
    expect(sharesOf({ bill: receiptOf(), people: 3 })).toEqual([333, 334, 333]);
  });

  it('costs nothing for a dish on the house, also with tax and tip on the bill', () => {
    const bill = receiptOf({ items: [itemOf({ priceCents: 0 }), itemOf({ id: 'b' })], taxCents: 99 });
    expect(rulerOf(bill).lineAmount(0)).toBe(0);
    expect(rulerOf(bill).lineAmount(1)).toBe(1099);
  });

  it('is nothing at all when the discount pays for the whole bill', () => {
    const bill = receiptOf({ discountCents: 1000 });
    expect(bill.totalCents).toBe(0);
    expect(sharesOf({ bill, people: 3 })).toEqual([0, 0, 0]);
  });
});

describe('a bill whose printed total differs from its parts', () => {
  it('takes proportions from the printed total, as documented', () => {
    // 90.00 printed, of which 10.00 are tax and tip: the dishes seen here are 50.00 of 80.00.
    const bill = receiptOf({ items: [itemOf({ priceCents: 5000 })], taxCents: 500, tipCents: 500, totalCents: 9000 });
    expect(subtotalOf(bill)).toBe(8000);
    expect(rulerOf(bill).lineAmount(0)).toBe(5625);
  });

  it('shares out no tax and tip when the subtotal is not positive', () => {
    const bill = receiptOf({ items: [itemOf({ priceCents: 5000 })], taxCents: 500, tipCents: 500, totalCents: 1000 });
    expect(subtotalOf(bill)).toBe(0);
    expect(rulerOf(bill).lineAmount(0)).toBe(5000);
    expect(subtotalOf({ ...bill, totalCents: 200 })).toBe(0);
    expect(rulerOf({ ...bill, totalCents: 200 }).lineAmount(0)).toBe(5000);
  });

  it('is never spread silently: the claims of a bill with a missing dish stay below its total', () => {
    const bill = receiptOf({ items: [itemOf({ priceCents: 5000 })], totalCents: 6000 });
    expect(rulerOf(bill).length).toBe(5000);
  });

  it(
    'prices every share within a cent of the documented formula on 20,000 random bills',
    () => {
      const unbalanced = fc.record({
        bill: receipts(),
        difference: fc.integer({ min: -20_000, max: 20_000 }),
        people: fc.integer({ min: 1, max: MAX_SPLIT }),
      });
      fc.assert(
        fc.property(unbalanced, ({ bill: balanced, difference, people }) => {
          const bill = { ...balanced, totalCents: Math.max(0, balanced.totalCents + difference) };
          const ruler = rulerOf(bill);
          fc.pre(!ruler.isBackwards);
          for (const [line, { quantity }] of bill.items.entries()) {
            const [piece] = takePieces([wholeLine(quantity)], lengthOf({ units: quantity, splitCount: people })) ?? [];
            const amount = piece ? ruler.amountOf(line, [piece]) : NaN;
            const { numerator, denominator } = exactShare(bill, line, piece ? piece.end - piece.start : 0n);
            const distance = BigInt(amount) * denominator - numerator;
            if (distance >= denominator || -distance >= denominator) return false;
          }
          return true;
        }),
        { numRuns: 20_000 },
      );
    },
    LOADED_MACHINE_MS,
  );
});

describe('a tax of one class', () => {
  const beer = itemOf({ id: 'beer', priceCents: 1000, taxClass: 'alcohol' });
  const giftCard = itemOf({ id: 'card', priceCents: 2500, taxClass: 'untaxed' });
  const soup = itemOf({ id: 'soup', priceCents: 3000 });

  it('is shared within its class, while everybody shares the tip', () => {
    const bill = receiptOf({ items: [soup, beer, giftCard], taxCents: 400, alcoholTaxCents: 90, tipCents: 650 });
    const ruler = rulerOf(bill);
    expect([0, 1, 2].map((line) => ruler.lineAmount(line))).toEqual([
      3000 + 300 + 300,
      1000 + 100 + 90 + 100,
      2500 + 250,
    ]);
    expect(ruler.length).toBe(bill.totalCents);
  });

  it('is shared by all lines while no line is of the class, so that no cent of it is lost', () => {
    const bill = receiptOf({ items: [soup, itemOf({ priceCents: 1000 })], alcoholTaxCents: 400 });
    expect([0, 1].map((line) => rulerOf(bill).lineAmount(line))).toEqual([3300, 1100]);
    const cards = receiptOf({ items: [giftCard, giftCard], taxCents: 100 });
    expect([0, 1].map((line) => rulerOf(cards).lineAmount(line))).toEqual([2550, 2550]);
    const onTheHouse = receiptOf({ items: [soup, { ...beer, discountCents: 1000 }], alcoholTaxCents: 60 });
    expect([0, 1].map((line) => rulerOf(onTheHouse).lineAmount(line))).toEqual([3060, 0]);
  });

  it('misses the part of a dish that is missing on the bill, as every extra does', () => {
    const bill = receiptOf({ items: [soup, beer], alcoholTaxCents: 100, tipCents: 400, totalCents: 5500 });
    expect(subtotalOf(bill)).toBe(5000);
    expect([0, 1].map((line) => rulerOf(bill).lineAmount(line))).toEqual([3000 + 240, 1000 + 80 + 80]);
  });

  it('knows a bill on which a line would cost less than nothing', () => {
    const bill = receiptOf({ items: [soup, giftCard], taxCents: 2000, discountCents: 6000 });
    expect(bill.totalCents).toBe(1500);
    expect(rulerOf(bill).isBackwards).toBe(true);
    expect(rulerOf({ ...bill, discountCents: 5500, totalCents: 2000 }).isBackwards).toBe(false);
  });
});

describe('a coupon for one dish', () => {
  it('lowers what the dish weighs, so that its part of tax and tip is lower too', () => {
    const items = [
      itemOf({ priceCents: 1000, quantity: 3, discountCents: 1000 }),
      itemOf({ id: 'b', priceCents: 2000 }),
    ];
    const bill = receiptOf({ items, taxCents: 400 });
    expect(bill.totalCents).toBe(4400);
    expect(rulerOf(bill).lineAmount(0)).toBe(2200);
    expect(rulerOf(bill).lineAmount(1)).toBe(2200);
    // Each of the three has a third of it.
    expect(sharesOf({ bill, people: 3 })).toEqual([733, 734, 733]);
  });

  it('may make a dish free', () => {
    const bill = receiptOf({ items: [itemOf({ discountCents: 1000 }), itemOf({ id: 'b' })], taxCents: 99 });
    expect([0, 1].map((line) => rulerOf(bill).lineAmount(line))).toEqual([0, 1099]);
  });
});

describe('a bill without tax classes and coupons', () => {
  it(
    'costs to the cent what it cost before there were any, on 20,000 random bills',
    () => {
      const plainBills = fc.record({
        bill: receipts({ plain: true }),
        difference: fc.oneof(fc.constant(0), fc.integer({ min: -20_000, max: 20_000 })),
        people: fc.integer({ min: 1, max: MAX_SPLIT }),
      });
      fc.assert(
        fc.property(plainBills, ({ bill: balanced, difference, people }) => {
          const bill = { ...balanced, totalCents: Math.max(0, balanced.totalCents + difference) };
          const ruler = rulerOf(bill);
          return bill.items.every(({ quantity }, line) => {
            const end = lengthOf({ units: quantity, splitCount: people });
            const pieces = [{ start: 0n, end }, wholeLine(quantity)];
            return pieces.every((piece) => ruler.amountOf(line, [piece]) === formerAmountOf(bill, line, [piece]));
          });
        }),
        { numRuns: 20_000 },
      );
    },
    LOADED_MACHINE_MS,
  );
});

describe('an even split, next to dinero.js', () => {
  it(
    'gives the same sum, in parts that differ by less than a cent each, on 20,000 random one-line bills',
    () => {
      const evenSplits = fc.record({ bill: receipts({ maxItems: 1 }), people: fc.integer({ min: 1, max: MAX_SPLIT }) });
      fc.assert(
        fc.property(evenSplits, ({ bill, people }) => {
          // Without a subtotal there are no proportions, and the extras of a free dish belong to nobody.
          fc.pre(subtotalOf(bill) > 0);
          const shares = sharesOf({ bill, people });
          const ratios = Array.from({ length: people }, () => 1n);
          const theirs = allocate(dinero({ amount: BigInt(bill.totalCents), currency: USD }), ratios);
          const sorted = theirs.map((share) => Number(toSnapshot(share).amount)).sort((a, b) => a - b);
          expect(sum(shares)).toBe(sum(sorted));
          expect([...shares].sort((a, b) => a - b)).toEqual(sorted);
        }),
        { numRuns: 20_000 },
      );
    },
    LOADED_MACHINE_MS,
  );
});

describe('a ruler', () => {
  it('prices a claim of two pieces as the sum of both', () => {
    const ruler = rulerOf(receiptOf({ items: [itemOf({ quantity: 3 })], taxCents: 100 }));
    const [first, second] = [
      { start: 0n, end: GRID },
      { start: 2n * GRID, end: 3n * GRID },
    ];
    expect(ruler.amountOf(0, [first, second])).toBe(ruler.amountOf(0, [first]) + ruler.amountOf(0, [second]));
    expect(ruler.amountOf(0, [])).toBe(0);
  });

  it('throws for a line that is not on the bill', () => {
    expect(() => rulerOf(receiptOf()).amountOf(1, [wholeLine(1)])).toThrow(RangeError);
  });

  it('is exact for the largest bill there can be', () => {
    const items = Array.from({ length: 300 }, (_, index) => itemOf({ id: `item${index}`, priceCents: 33_333_333 }));
    const bill = receiptOf({ items, taxCents: 49, tipCents: 50 });
    expect(bill.totalCents).toBe(9_999_999_999);
    expect(sum(items.map((_, index) => rulerOf(bill).lineAmount(index)))).toBe(9_999_999_999);
    expect(linesTotalOf(bill)).toBe(9_999_999_900);
  });

  it('lets neighbours meet in the same cent wherever a line is cut', () => {
    const cuts = fc.record({
      bill: receipts(),
      cut: fc.bigInt({ min: 0n, max: GRID }),
    });
    fc.assert(
      fc.property(cuts, ({ bill, cut }) => {
        const ruler = rulerOf(bill);
        const { end } = wholeLine(bill.items[0]?.quantity ?? 0);
        const left = ruler.amountOf(0, [{ start: 0n, end: cut }]);
        const right = ruler.amountOf(0, freePieces(bill.items[0]?.quantity ?? 0, [{ start: 0n, end: cut }]));
        return cut <= end && left + right === ruler.lineAmount(0) && left >= 0 && right >= 0;
      }),
      { numRuns: 5_000 },
    );
  });
});
