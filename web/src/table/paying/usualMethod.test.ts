import { expect, test } from 'vitest';
import { usualMethod } from './usualMethod';

const venmo = { method: 'VENMO', handle: 'lucia' } as const;
const cash = { method: 'CASH', handle: '' } as const;

test("the host's only way is chosen", () => {
  expect(usualMethod({ payTo: [venmo], last: null })).toBe('VENMO');
});

test('among several ways the one that was used last is chosen, and none on a new device', () => {
  expect(usualMethod({ payTo: [venmo, cash], last: 'CASH' })).toBe('CASH');
  expect(usualMethod({ payTo: [venmo, cash], last: null })).toBeNull();
});

test('a way that the host did not ask for is chosen only when the host asked for none', () => {
  expect(usualMethod({ payTo: [venmo], last: 'ZELLE' })).toBe('VENMO');
  expect(usualMethod({ payTo: [], last: 'ZELLE' })).toBe('ZELLE');
});
