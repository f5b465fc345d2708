import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, readCsvText } from './csvText';

describe('a text in a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
    'is no formula when it is %j',
    (text) => {
      expect(csvText(text)).toBe(`'${text}`);
    },
  );

  it('stays as it is when it is no formula', () => {
    for (const text of ['Nachos', '', '2 + 2', ' =1', 'Łódź', '日本']) expect(csvText(text)).toBe(text);
  });

  it('is given back by its reader, whatever it is', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', "'", '\t', '\r', '\n', '＝'), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(readCsvText(csvText(text))).toBe(text);
      }),
    );
  });
});
