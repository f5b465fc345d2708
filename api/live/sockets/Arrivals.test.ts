import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Arrivals, MOST_IN_WORK } from './Arrivals';

const TURN_MS = 10;

let now: number;
let arrivals: Arrivals;
let entered: number[];
/** What those who were sent away were told, in ms. */
let told: number[];
/** When they come back, in ms of `now`. */
let backAt: number[];

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  entered = [];
  told = [];
  backAt = [];
  arrivals = new Arrivals({ now: () => now });
});
afterEach(() => {
  arrivals.close();
  vi.useRealTimers();
});

const come = (count: number): (() => void)[] =>
  Array.from({ length: count }, (_, index) =>
    arrivals.arrive({
      enter: () => void entered.push(index),
      sendAway: (waitMs) => {
        told.push(waitMs);
        backAt.push(now + waitMs);
      },
    }),
  );
/** Lets turns pass. @param lateMs how long other work held each of them up */
const pass = (turns: number, lateMs = 0): void => {
  for (let turn = 0; turn < turns; turn += 1) {
    now += TURN_MS + lateMs;
    vi.advanceTimersByTime(TURN_MS);
  }
};
const enteredIn = (turns: number, lateMs = 0): number => {
  const before = entered.length;
  pass(turns, lateMs);
  return entered.length - before;
};

/** Has as many come as enter, for a second. */
const entersInASecond = (): number => {
  const before = entered.length;
  for (let turn = 0; turn < 100; turn += 1) {
    come(10);
    pass(1);
  }
  told = [];
  backAt = [];
  return entered.length - before;
};

describe('arrivals', () => {
  it('enter at once when few come, in every turn', () => {
    for (let turn = 0; turn < 5; turn += 1) {
      come(2);
      expect(entered).toHaveLength(2 * (turn + 1));
      pass(1);
    }
  });

  it('wait for their turn when many come, first come first served, faster for as long as nobody else is held up', () => {
    come(150);
    expect(entered.length).toBeLessThan(10);
    const first = enteredIn(1);
    const later = enteredIn(1);
    expect(later).toBeGreaterThan(first);
    pass(50);
    expect(entered).toEqual(Array.from({ length: 150 }, (_, index) => index));
    expect(told).toEqual([]);
  });

  it('enter one by one while turns are late, so that others are answered in between', () => {
    come(150);
    pass(5, 100);
    expect(enteredIn(10, 100)).toBe(10);
  });

  it('wait while too much is looked up for those before, until some of it is done, even if it fails', async () => {
    let fail = (_error: Error): void => undefined;
    const first = arrivals.working(new Promise((_, reject) => (fail = reject)));
    for (let begun = 1; begun < MOST_IN_WORK; begun += 1) void arrivals.working(new Promise(() => undefined));
    come(20);
    expect(enteredIn(20)).toBe(0);
    fail(new Error('The database is away.'));
    await expect(first).rejects.toThrow('away');
    expect(enteredIn(20)).toBe(20);
  });

  it('are served a few at a time when many who are in ask at once, in the order in which they asked', async () => {
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const ask = (who: number) =>
      arrivals.begin(() => {
        begun.push(who);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = Array.from({ length: 3 * MOST_IN_WORK }, (_, who) => ask(who));
    await Promise.resolve();
    expect(begun).toHaveLength(MOST_IN_WORK);
    ends.shift()?.();
    await vi.waitFor(() => expect(begun).toHaveLength(MOST_IN_WORK + 1));
    while (begun.length < all.length || ends.length > 0) {
      ends.splice(0).forEach((end) => end());
      await vi.advanceTimersByTimeAsync(0);
    }
    await Promise.all(all);
    expect(begun).toEqual(all.map((_, who) => who));
  });

  it('are sent away when too many wait, each to come back at a time of its own, at the pace of the others', () => {
    const rate = entersInASecond();
    const since = now;
    come(10_000);
    pass(500);
    expect(told.length).toBeGreaterThan(9_500);
    expect(Math.min(...told)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...told)).toBeLessThanOrEqual(60_000);
    const backInASecond = backAt.filter((at) => at > since + 5_000 && at <= since + 6_000).length;
    expect(backInASecond / rate).toBeGreaterThan(0.8);
    expect(backInASecond / rate).toBeLessThan(1.2);
  });

  it('are sent away a few in each turn, so that others are answered in between', () => {
    come(10_000);
    expect(told).toEqual([]);
    pass(1);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(50);
  });

  it('lose their turn when they go away', () => {
    const gone = come(1_000);
    gone.forEach((leave) => leave());
    const before = entered.length;
    pass(20);
    expect([entered.length, told.length]).toEqual([before, 0]);
  });

  it('are all sent away when the process stops', () => {
    come(1_000);
    const others = 1_000 - entered.length;
    arrivals.close();
    come(1);
    expect(told).toHaveLength(others + 1);
  });
});
