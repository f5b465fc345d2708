import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPercent } from '../bill/serviceCharge';
import { readRate } from '../exchangeRates';
import { plainNumber } from '../readNumber';
import { writtenNumbers } from '../testing/writtenAmounts';
import { readMeasure } from './enteredLine';

const RUNS = 3_000;
const thousandths = (min: number, max: number) => fc.integer({ min, max }).map((number) => number / 1000);

/** @returns how many of the texts were read. The others were refused. */
function countRead(
  texts: ReturnType<typeof writtenNumbers>,
  read: (text: string) => readonly number[] | number | null,
): number {
  let count = 0;
  fc.assert(
    fc.property(texts, ({ text, value }) => {
      const seen = read(text);
      if (seen === null) return;
      count += 1;
      expect({ text, seen: [seen].flat() }).toEqual({ text, seen: expect.arrayContaining([value]) as unknown });
    }),
    { numRuns: RUNS },
  );
  return count;
}

it('a percentage in the writing of any country is that percentage, or is refused', () => {
  const decimals = { minimumFractionDigits: 0, maximumFractionDigits: 3 };
  expect(countRead(writtenNumbers(thousandths(1_000, 100_000), decimals), readPercent)).toBeGreaterThan(RUNS / 2);
  const asPercent = writtenNumbers(
    fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
    { style: 'percent' },
  );
  const share = (text: string): number | null => {
    const percent = readPercent(text);
    return percent === null ? null : percent / 100;
  };
  expect(countRead(asPercent, share)).toBeGreaterThan(RUNS / 2);
});

it('a measure in the writing of any country is that measure, or is refused', () => {
  const decimals = { minimumFractionDigits: 0, maximumFractionDigits: 3 };
  expect(countRead(writtenNumbers(thousandths(1, 999_000), decimals), readMeasure)).toBeGreaterThan(RUNS / 2);
});

it('a rate in the writing of any country is that rate, one of two that are asked about, or is refused', () => {
  // Whoever reads English means a decimal point by a point: "1.084".
  const hasOwnPoint = (text: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(plainNumber(text));
  const rates = (text: string): number[] | null => {
    const reading = hasOwnPoint(text) ? null : readRate(text);
    if (reading === null) return null;
    return ('rate' in reading ? [reading.rate] : reading.either).map(Number);
  };
  const decimals = { minimumFractionDigits: 0, maximumFractionDigits: 6 };
  const values = fc.oneof(thousandths(1, 999_000), fc.integer({ min: 1_000, max: 99_999 }));
  expect(countRead(writtenNumbers(values, decimals), rates)).toBeGreaterThan(RUNS / 2);
});
