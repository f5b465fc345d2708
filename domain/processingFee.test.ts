import { expect, it } from 'vitest';
import { processingFee } from './processingFee';

it('is 3% of the portion, rounded half up to a cent', () => {
  expect(processingFee(25_00)).toBe(75);
  expect([0, 16, 17, 49, 50].map(processingFee)).toEqual([0, 0, 1, 1, 2]);
  expect(processingFee(9_999_999_999)).toBe(300_000_000);
});
