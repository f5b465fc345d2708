import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineTextOf } from './lineText';
import { linesOf } from './lines';
import { pageOf } from '../testing/pageOf';

const printed = [
  'JOES DINER',
  '12 Main Street Boston',
  'Burger deluxe                   12.00',
  'Fries                            9.00',
  'Cola                             3.00',
  'Subtotal                        24.00',
  'Tax                              1.68',
  'Total                           25.68',
];
const plain = printed.map((line) => line.replace(/\s+/g, ' '));

it('finds the printed lines of paper that lies askew or bends, as far as people hold it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      fc.double({ min: -0.0006, max: 0.0006, noNaN: true }),
      (slant, curl) => {
        const lines = linesOf(pageOf(printed.join('\n'), { slant, curl }));
        expect(lines.map((line) => lineTextOf(line).text)).toEqual(plain);
      },
    ),
  );
});

it.each([0.0000025, -0.0000025])(
  'does not pair names with the prices of other lines on paper that has a fold of %f',
  (fold) => {
    const lines = linesOf(pageOf(printed.join('\n'), { fold }));
    expect(lines.map((line) => lineTextOf(line).text)).toEqual(plain);
  },
);

it('finds nothing on an empty page', () => {
  expect(linesOf({ width: 100, height: 100, words: [] })).toEqual([]);
});
