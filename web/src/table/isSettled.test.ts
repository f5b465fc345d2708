import { expect, test } from 'vitest';
import { isSettled } from './isSettled';

const DONE = { total: '20.00', remaining: '0.00', payments: [{ status: 'CONFIRMED' as const }], contributions: [] };

test('a table is settled when nothing is left to pay, to confirm, or to pass on', () => {
  expect(isSettled(DONE)).toBe(true);
  expect(isSettled({ ...DONE, contributions: [{ owed: '0.00' }] })).toBe(true);
  expect(isSettled({ ...DONE, remaining: '0.01' })).toBe(false);
  expect(isSettled({ ...DONE, payments: [{ status: 'REPORTED' as const }] })).toBe(false);
  expect(isSettled({ ...DONE, contributions: [{ owed: '4.00' }] })).toBe(false);
  expect(isSettled({ ...DONE, total: '0.00' })).toBe(false);
});
