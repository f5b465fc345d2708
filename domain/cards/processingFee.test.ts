import { describe, expect, it } from 'vitest';
import { processingFee } from './processingFee';

describe('the fee of a card payment', () => {
  it('is 3% of the portion, rounded half up to a cent', () => {
    expect(processingFee(25_00)).toBe(75);
    expect([0, 16, 17, 49, 50].map((cents) => processingFee(cents))).toEqual([0, 0, 1, 1, 2]);
    expect(processingFee(9_999_999_999)).toBe(300_000_000);
  });

  it('has another percentage and a minimum where that is configured', () => {
    const rule = { basisPoints: 325, minimumCents: 35 };
    expect([0, 1_00, 10_77, 100_00].map((cents) => processingFee(cents, rule))).toEqual([0, 35, 35, 3_25]);
  });
});
