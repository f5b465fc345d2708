import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeds } from '../testing/bills';
import { Random } from '../testing/random';
import { fewestTransfers, MOST_EXACT, type PlannedTransfer } from './fewestTransfers';

const RUNS = Number(process.env['EVENINGS'] ?? 3_000);

/** Balances that add up to zero. Small amounts make groups that are even among themselves. */
function randomBalances(random: Random, people: number): Map<string, number> {
  const most = random.pick([2, 5, 20, 100_000]);
  const amounts = Array.from({ length: people - 1 }, () => random.int(-most, most));
  const all = [...amounts, -amounts.reduce((sum, each) => sum + each, 0)];
  return new Map(all.map((amount, index) => [`guest${index}`, amount]));
}

/** The fewest transfers, found by trying every way in which the first open person settles with another one. */
function fewestByTrying(amounts: readonly number[]): number {
  const [first, ...others] = amounts.filter((amount) => amount !== 0);
  if (first === undefined) return 0;
  const tries = others.flatMap((other, index) =>
    other * first < 0 ? [1 + fewestByTrying(others.with(index, other + first))] : [],
  );
  return Math.min(...tries);
}

function balancesAfter(net: ReadonlyMap<string, number>, transfers: readonly PlannedTransfer[]): number[] {
  const left = new Map(net);
  for (const { from, to, amountCents } of transfers) {
    left.set(from, (left.get(from) ?? NaN) + amountCents);
    left.set(to, (left.get(to) ?? NaN) - amountCents);
  }
  return [...left.values()];
}

describe('the transfers of an evening', () => {
  it('leave nobody with a cent open, only go from who owes to who is owed, and are as few as brute force finds', () => {
    const settled = fc.property(seeds, (seed) => {
      const random = new Random(seed);
      const net = randomBalances(random, random.int(2, 8));
      const transfers = fewestTransfers(net);
      expect(balancesAfter(net, transfers).every((amount) => amount === 0)).toBe(true);
      for (const { from, to, amountCents } of transfers) {
        expect(Number.isSafeInteger(amountCents) && amountCents > 0).toBe(true);
        expect([Number(net.get(from)) < 0, Number(net.get(to)) > 0]).toEqual([true, true]);
      }
      expect(transfers.length).toBe(fewestByTrying([...net.values()]));
    });
    fc.assert(settled, { numRuns: RUNS });
  });

  it('are at most one less than there are people, however many there are', () => {
    const settled = fc.property(seeds, (seed) => {
      const random = new Random(seed);
      const people = random.int(2, 60);
      const net = randomBalances(random, people);
      const transfers = fewestTransfers(net);
      expect(balancesAfter(net, transfers).every((amount) => amount === 0)).toBe(true);
      expect(transfers.length).toBeLessThan(people);
    });
    fc.assert(settled, { numRuns: 300 });
  });

  it('are the same in whatever order the balances come', () => {
    const same = fc.property(seeds, (seed) => {
      const random = new Random(seed);
      const net = [...randomBalances(random, random.int(2, MOST_EXACT + 4))];
      expect(fewestTransfers(new Map(net.toReversed()))).toEqual(fewestTransfers(new Map(net)));
    });
    fc.assert(same, { numRuns: 300 });
  });

  it('are none when nobody owes anything', () => {
    expect(fewestTransfers(new Map())).toEqual([]);
    expect(fewestTransfers(new Map([['ana', 0]]))).toEqual([]);
  });

  it('go within pairs that are even, where greedy amounts would cross them', () => {
    const net = new Map([
      ['a', -600],
      ['b', -500],
      ['c', 500],
      ['d', 400],
      ['e', 200],
    ]);
    expect(fewestTransfers(net)).toHaveLength(3);
  });

  it('are refused for balances that do not add up', () => {
    expect(() => fewestTransfers(new Map([['ana', 1]]))).toThrow(RangeError);
  });
});
