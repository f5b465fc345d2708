import { expect, it } from 'vitest';
import { readBill } from './readBill';
import { pageOf } from './testing/pageOf';

const times = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const price = (index: number): string => ((index * 37) % 89).toFixed(2);
/** Ten times the usual time, for busy machines. An algorithm of too high an order would take minutes. */
const LIMIT_MS = 10_000;

it.each([
  [
    'every label',
    times(660, (row) => `${['Subtotal', 'Tax', 'Total', 'Tip', 'Fee', 'Void'][row % 6]} due ${price(row)}`),
  ],
  [
    'dishes and sums',
    `${times(330, (row) => `Dish${row} ${price(row)}`)}\n${times(330, (row) => `${['Subtotal', 'Tax', 'Total'][row % 3]} due ${price(row)}`)}`,
  ],
  ['endless words', times(40, () => `${'subtota'.repeat(300)} 1.00`)],
])(
  'reads a page of two thousand words with %s in bounded time',
  (_, text) => {
    const start = performance.now();
    readBill({ pages: [pageOf(text)], today: null });
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  },
  2 * LIMIT_MS,
);
