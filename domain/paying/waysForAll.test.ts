import { expect, test } from 'vitest';
import { waysForAll } from './waysForAll';

const CASH = { method: 'cash', handle: '' };
const VENMO = { method: 'venmo', handle: 'hana' };
const ZELLE = { method: 'zelle', handle: 'hana@example.com' };

test('the ways for several receipts are those with the same handle on all of them, and cash', () => {
  const ways = (...ofEach: { method: string; handle: string }[][]) => waysForAll({ ofEach, cash: CASH });
  expect(ways([ZELLE, VENMO], [VENMO, ZELLE])).toEqual([ZELLE, VENMO, CASH]);
  expect(ways([ZELLE, VENMO], [VENMO])).toEqual([VENMO, CASH]);
  expect(ways([VENMO], [{ ...VENMO, handle: 'hana-2' }])).toEqual([CASH]);
  expect(ways([CASH, VENMO])).toEqual([CASH, VENMO]);
  const note = { method: 'cash', handle: 'at the table' };
  expect(ways([note], [note])).toEqual([note]);
  expect(ways([note], [CASH])).toEqual([CASH]);
});
