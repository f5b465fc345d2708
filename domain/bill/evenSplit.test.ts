import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dishesOf, evenLine, whyNotSplitEvenly } from './evenSplit';
import { splitByItem } from '../moves/splitByItem';
import { summarise } from '../summaries';
import type { ReceiptState } from '../receipts';
import { subtotalOf } from '../shares';
import { itemOf, randomReceipt, receiptOf, seeds } from '../testing/bills';
import { Random } from '../testing/random';
import { Table } from '../testing/Table';

function evenly(bill: ReceiptState, people: number): ReceiptState {
  return { ...bill, items: [evenLine(bill, { id: 'even', people })], evenSplit: { people, dishes: dishesOf(bill) } };
}

/** Bills that can be split; every third is printed with a total that its parts do not come to. */
const scenarios = fc
  .record({ seed: seeds, items: fc.integer({ min: 1, max: 8 }), people: fc.integer({ min: 2, max: 100 }) })
  .map(({ seed, items, people }) => {
    const random = new Random(seed);
    const added = randomReceipt(random, items);
    const bill = random.chance(1 / 3) ? { ...added, totalCents: added.totalCents + random.int(0, 5_000) } : added;
    return { random, bill, people };
  })
  .filter(({ bill }) => whyNotSplitEvenly(bill, bill.items) === null);

describe('an even split', () => {
  it('costs everybody the same part of the total within a cent, and all of them the total, in any order of claims and unclaims', () => {
    fc.assert(
      fc.property(scenarios, ({ random, bill, people }) => {
        const table = new Table(evenly(bill, people));
        const [line = itemOf()] = table.state.items;
        const share = { units: 1, splitCount: people };
        const claimed = () => table.state.claims.length;
        for (let move = 0; move < 2 * people; move++) {
          if (claimed() > 0 && random.chance(0.4)) table.unclaim(random.pick(table.state.claims));
          else table.claim(line, share);
        }
        while (claimed() < people) if (!table.claim(line, share)) throw new Error('There is no room for everybody');
        for (const { amountCents } of table.state.claims)
          if (Math.abs(amountCents * people - bill.totalCents) >= people) throw new Error('not the same for everybody');
        const { claimedCents, unclaimedCents, gapCents } = summarise(table.state);
        expect([claimedCents, unclaimedCents, gapCents]).toEqual([bill.totalCents, 0, 0]);
        expect(table.claim(line, share)).toBeNull();
      }),
      { numRuns: 1_500 },
    );
  });

  it('is one line that so many people share', () => {
    const bill = receiptOf({ items: [itemOf({ quantity: 3 })], tipCents: 500 });
    expect(evenLine(bill, { id: 'even', people: 4 })).toMatchObject({
      id: 'even',
      name: 'Equal share',
      priceCents: 3000,
      quantity: 1,
      splitWith: 4,
    });
  });

  it('shares the alcohol tax among everybody, and gives it back to the drinks when it is split by item again', () => {
    const beer = itemOf({ id: 'beer', name: 'Beer', taxClass: 'alcohol', discountCents: 200 });
    const bill = receiptOf({ items: [itemOf(), beer], taxCents: 90, alcoholTaxCents: 80 });
    const even = evenly(bill, 2);
    expect(summarise(even)).toMatchObject({ computedTotalCents: 1970, mismatchCents: 0 });
    expect(summarise(even).items[0]?.shareCents).toBe(1970);
    const back = splitByItem({ state: even, newId: () => 'again' });
    if ('refusal' in back) throw new Error('It was refused');
    expect(summarise(back.next).items.map(({ shareCents }) => shareCents)).toEqual([1050, 920]);
  });

  it('keeps the dishes, and with them the difference from the printed total', () => {
    const bill = receiptOf({ items: [itemOf({ quantity: 2 })], tipCents: 500, totalCents: 3000 });
    const even = evenly(bill, 4);
    expect(dishesOf(even)).toMatchObject([{ name: 'Nachos', priceCents: 1000, quantity: 2, splitWith: 1 }]);
    expect(summarise(even)).toMatchObject({ linesCents: 2000, mismatchCents: 500, unclaimedCents: 3000, gapCents: 0 });
    expect(subtotalOf(even)).toBe(subtotalOf(bill));
  });

  it.each([
    ['dishes that cost nothing', receiptOf({ items: [itemOf({ priceCents: 0 })], tipCents: 500 })],
    ['no dishes', receiptOf({ items: [], totalCents: 5000 })],
    ['a total that is no more than tax and tip', receiptOf({ tipCents: 500, totalCents: 500 })],
  ])('is refused for %s', (_what, bill) => {
    expect(whyNotSplitEvenly(bill, bill.items)).toContain('There is nothing to split yet');
  });
});
