import { GRID } from '@fairtab/domain/shares';
import { expect, test } from 'vitest';
import { describeLeft, describePortion, portionOfOneTap } from './portions';

const all = (quantity: number) => [{ start: 0n, end: BigInt(quantity) * GRID }];

test('a tap on a line of three takes one', () => {
  expect(portionOfOneTap({ quantity: 3, splitWith: 1, claims: [], free: all(3) })).toEqual({ units: 1, splitCount: 1 });
});

test('a tap on a dish the host marked as shared by four takes a quarter', () => {
  expect(portionOfOneTap({ quantity: 1, splitWith: 4, claims: [], free: all(1) })).toEqual({ units: 1, splitCount: 4 });
});

test('a tap on a dish that others share takes the same part as they did', () => {
  const claims = [{ units: 1, splitCount: 3 }];
  const free = [{ start: GRID / 3n, end: GRID }];
  expect(portionOfOneTap({ quantity: 1, splitWith: 1, claims, free })).toEqual({ units: 1, splitCount: 3 });
});

test('a tap takes the rest when less than that part is left', () => {
  const claims = [{ units: 1, splitCount: 2 }];
  const free = [{ start: (GRID * 3n) / 4n, end: GRID }];
  expect(portionOfOneTap({ quantity: 1, splitWith: 1, claims, free })).toEqual({ units: 1, splitCount: 4 });
});

test('a tap opens the dialog when the rest is not a simple part', () => {
  const free = [{ start: GRID / 3n, end: GRID }];
  expect(portionOfOneTap({ quantity: 1, splitWith: 1, claims: [{ units: 1, splitCount: 1 }], free })).toBeNull();
});

test('portions are described as people say them', () => {
  expect(describePortion({ units: 1, splitCount: 1, quantity: 1 })).toBe('');
  expect(describePortion({ units: 1, splitCount: 2, quantity: 1 })).toBe('1/2');
  expect(describePortion({ units: 2, splitCount: 1, quantity: 3 })).toBe('2 of 3');
  expect(describePortion({ units: 3, splitCount: 2, quantity: 3 })).toBe('1 1/2 of 3');
  expect(describePortion({ units: 3, splitCount: 1, quantity: 3 })).toBe('all 3');
});

test('only a partly claimed line says how much is left', () => {
  expect(describeLeft({ free: all(3), quantity: 3 })).toBe('');
  expect(describeLeft({ free: [], quantity: 3 })).toBe('');
  expect(describeLeft({ free: [{ start: 0n, end: GRID }], quantity: 3 })).toBe('1 of 3 left');
  expect(describeLeft({ free: [{ start: 0n, end: GRID / 2n }], quantity: 1 })).toBe('1/2 left');
});
