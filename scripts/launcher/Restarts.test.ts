import { describe, expect, it } from 'vitest';
import { Restarts } from './Restarts';

const LONG_MS = 60_000;

describe('restarts', () => {
  it('come almost at once after a long run, as often as it takes', () => {
    const restarts = new Restarts({ firstMs: 50, longestMs: 1_000, most: 3 });
    expect(Array.from({ length: 20 }, () => restarts.ended(LONG_MS))).toEqual(Array(20).fill(50));
  });

  it('come after longer and longer pauses while it ends just after its start, until it is given up', () => {
    const restarts = new Restarts({ firstMs: 50, longestMs: 300, most: 5 });
    expect(Array.from({ length: 5 }, () => restarts.ended(100))).toEqual([100, 200, 300, 300, null]);
  });

  it('begin anew after a long run', () => {
    const restarts = new Restarts({ firstMs: 50, longestMs: 1_000, most: 3 });
    expect([100, 100, LONG_MS, 100, 100, 100].map((ranMs) => restarts.ended(ranMs))).toEqual([
      100,
      200,
      50,
      100,
      200,
      null,
    ]);
  });
});
