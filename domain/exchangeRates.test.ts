import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CURRENCIES } from './currencies';
import { displayRate, exchanged, readRate, readSentRate } from './exchangeRates';
import { aboutIn } from './bill/exchangeText';
import { decimalsOf } from './money';

const currencies = fc.constantFrom(...CURRENCIES);
const rates = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.stringMatching(/^\d{1,9}$/))
  .map(([whole, fraction]) => readSentRate(`${whole}.${fraction}`))
  .filter((rate) => rate !== null);

/** A decimal text as a fraction of two whole numbers. */
function fractionOf(decimal: string): [bigint, bigint] {
  const [whole = '', fraction = ''] = decimal.split('.');
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
}

describe('an amount in a second currency', () => {
  it('is within half a minor unit of the exact product or quotient, for every pair of currencies', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
        fc.tuple(currencies, currencies),
        rates,
        fc.boolean(),
        (cents, [from, currency], rate, isOfOther) => {
          fc.pre(from !== currency);
          const at = { currency, baseCurrency: isOfOther ? currency : from, rate, date: '2026-11-28' };
          const shown = exchanged(cents, { from, at });
          fc.pre(shown !== null);
          const [above, below] = fractionOf(rate);
          const [times, by] = isOfOther ? [below, above] : [above, below];
          // shown / 10^d = cents / 10^f * times / by, without a division.
          const exact = BigInt(cents) * times * 10n ** BigInt(decimalsOf(currency));
          const unit = by * 10n ** BigInt(decimalsOf(from));
          const off = BigInt(shown) * unit - exact;
          expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(unit);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['euros in dollars', 5420, 'EUR', { currency: 'USD', baseCurrency: 'EUR', rate: '1.0842' }, 5876],
    [
      'euros in dollars by the price of a dollar',
      5420,
      'EUR',
      { currency: 'USD', baseCurrency: 'USD', rate: '0.5' },
      10_840,
    ],
    [
      'yen, which have no decimals, in dollars',
      1200,
      'JPY',
      { currency: 'USD', baseCurrency: 'USD', rate: '150' },
      800,
    ],
    ['dinars, which have three, in yen', 12_345, 'KWD', { currency: 'JPY', baseCurrency: 'KWD', rate: '500' }, 6173],
    ['half a cent away from zero', 1, 'EUR', { currency: 'USD', baseCurrency: 'EUR', rate: '0.5' }, 1],
    ['what is owed back', -1, 'EUR', { currency: 'USD', baseCurrency: 'EUR', rate: '0.5' }, -1],
    ['nothing, without a minus', -1, 'EUR', { currency: 'USD', baseCurrency: 'EUR', rate: '0.1' }, 0],
  ])('%s', (...[, cents, from, rate, shown]) => {
    expect(exchanged(cents, { from, at: { ...rate, date: '2026-11-28' } })).toBe(shown);
  });

  it('is none when the rate belongs to other currencies, or the amount is too large to be written', () => {
    const date = '2026-11-28';
    expect(exchanged(100, { from: 'GBP', at: { currency: 'USD', baseCurrency: 'EUR', rate: '1.1', date } })).toBeNull();
    expect(exchanged(100, { from: 'EUR', at: { currency: 'EUR', baseCurrency: 'EUR', rate: '1', date } })).toBeNull();
    const dear = { currency: 'VND', baseCurrency: 'KWD', rate: '999999', date };
    expect(exchanged(9_999_999_999, { from: 'KWD', at: dear })).toBe(9_999_989_999_000);
    expect(exchanged(9_999_999_999, { from: 'EUR', at: { ...dear, baseCurrency: 'EUR' } })).toBeNull();
  });
});

test('a rate that was shown is read as itself, or asks', () => {
  fc.assert(
    fc.property(rates, (rate) => {
      const reading = readRate(displayRate(rate));
      expect(reading && ('rate' in reading ? [reading.rate] : reading.either)).toContain(rate);
    }),
  );
});

test.each([
  ['1.0842', '1.0842'],
  ['1,0842', '1.0842'],
  ['1.084', '1.084'],
  ['.92', '0.92'],
  ['0,92', '0.92'],
  ['0,921', '0.921'],
  ['5.', '5'],
  ['007', '7'],
  ['１．０８', '1.08'],
  ['١٫٠٨', '1.08'],
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['4 150', '4150'],
  ['4’150', '4150'],
  ['12 500,25', '12500.25'],
  ['150', '150'],
  ['\u200e1.08\u202c', '1.08'],
])('the typed rate %s is %s', (typed, rate) => {
  expect(readRate(typed)).toEqual({ rate });
});

test('a comma before three digits may be thousands or decimals', () => {
  expect(readRate('1,084')).toEqual({ either: ['1084', '1.084'] });
});

test.each([
  '',
  '0',
  '0.000',
  '-1.08',
  '+1.08',
  '1e3',
  '1.2.3',
  '1,2,3',
  '1/2',
  '½',
  '2 1/2',
  '0x10',
  '1.08 USD',
  '$1.08',
  '1 EUR = 1.08 USD',
  '1234567',
  '1.0123456789',
  '8%',
  'about 1',
  '--5',
  '5-',
  '(5.00)',
  '١٬٢',
  '∞',
  'NaN',
  '1 08',
  '1..08',
])('the typed rate "%s" is refused', (typed) => {
  expect(readRate(typed)).toBeNull();
});

test.each(['1,08', '1.08 ', 1.08, '01.080'])('a program sends %s for 1.08, or is refused', (sent) => {
  expect([null, '1.08']).toContain(readSentRate(sent));
  expect(readSentRate('1,08')).toBeNull();
});

test.each([1e-7, 0, -1, NaN, Infinity, '', null, {}, '1_0', '١'])('a program that sends %s is refused', (sent) => {
  expect(readSentRate(sent)).toBeNull();
});

test('an amount is said with its rate and day, in either direction', () => {
  const at = { currency: 'USD', baseCurrency: 'EUR', rate: '1.0842', date: '2026-11-28' };
  expect(aboutIn(5420, { from: 'EUR', at })).toBe('about $58.76 at 1.0842, Nov 28');
  expect(aboutIn(5420, { from: 'EUR', at: { ...at, baseCurrency: 'USD', rate: '0.9223' } })).toBe(
    'about $58.77 at 1 USD = 0.9223 EUR, Nov 28',
  );
  expect(aboutIn(0, { from: 'EUR', at })).toBeNull();
});
