import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currencies';
import { centsOf, decimalsOf, displayMoney, formatMoney, MAX_CENTS } from './money';
import { parseMoney, plainAmount } from './numbers/parseMoney';

describe('parseMoney', () => {
  it.each([
    ['12.30', 1230],
    ['12.3', 1230],
    ['12', 1200],
    ['12.', 1200],
    [' 12.30 ', 1230],
    ['0.07', 7],
    ['+5', 500],
    ['-3.50', -350],
    ['-0.00', 0],
    ['12.3000', 1230],
    ['99999999.99', MAX_CENTS],
    [19.99, 1999],
    [0.1, 10],
    [8, 800],
    [-0, 0],
  ])('reads %j as %j cents', (input, cents) => {
    expect(parseMoney(input, 'USD')).toBe(cents);
  });

  it.each([
    '',
    '.',
    '1e3',
    '0x10',
    'NaN',
    '12 30',
    '100000000.00',
    '-100000000.00',
    '9'.repeat(400),
    12.345,
    0.1 + 0.2,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    100_000_000,
    null,
    undefined,
    true,
    {},
    ['5'],
  ])('refuses %j', (input) => {
    expect(parseMoney(input, 'USD')).toBeNull();
  });

  it('refuses a bigint, which JSON cannot carry either', () => {
    expect(parseMoney(5n, 'USD')).toBeNull();
  });

  it('reads back what formatMoney writes, as text and as a JSON number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(parseMoney(formatMoney(cents, 'USD'), 'USD')).toBe(cents);
        expect(parseMoney(JSON.parse(formatMoney(cents, 'USD')), 'USD')).toBe(cents);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [1230, '12.30'],
    [123450, '1234.50'],
    [MAX_CENTS, '99999999.99'],
  ])('writes %j cents as %j', (cents, text) => {
    expect(formatMoney(cents, 'USD')).toBe(text);
  });
});

describe('displayMoney', () => {
  it('shows nothing without a sign', () => {
    for (const currency of CURRENCIES) expect(displayMoney(-0, currency)).toBe(displayMoney(0, currency));
  });

  it.each([
    [0, '$0.00'],
    [99, '$0.99'],
    [100000, '$1,000.00'],
    [-300, '-$3.00'],
    [MAX_CENTS, '$99,999,999.99'],
  ])('shows %j cents as %j', (cents, text) => {
    expect(displayMoney(cents, 'USD')).toBe(text);
  });
});

describe('a currency', () => {
  it('has the decimals of ISO 4217, also where Intl shows fewer', () => {
    expect(['USD', 'EUR', 'COP', 'HUF', 'IDR'].map(decimalsOf)).toEqual([2, 2, 2, 2, 2]);
    expect(['JPY', 'KRW', 'CLP', 'ISK', 'PYG', 'VND'].map(decimalsOf)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(['KWD', 'BHD', 'JOD', 'OMR', 'TND'].map(decimalsOf)).toEqual([3, 3, 3, 3, 3]);
  });

  it.each([
    ['1200', 'JPY', 1200],
    ['1200.00', 'JPY', 1200],
    ['1200.50', 'JPY', null],
    ['12.345', 'KWD', 12_345],
    ['12.3', 'KWD', 12_300],
    ['12.3456', 'KWD', null],
    ['9999999999', 'JPY', MAX_CENTS],
    ['10000000000', 'JPY', null],
    ['9999999.999', 'KWD', MAX_CENTS],
    ['10000000', 'KWD', null],
  ])('reads %j in %s as %j minor units', (text, currency, cents) => {
    expect(parseMoney(text, currency)).toBe(cents);
  });

  it.each([
    [0, 'JPY', '0'],
    [-1200, 'JPY', '-1200'],
    [5, 'KWD', '0.005'],
    [-12_345, 'KWD', '-12.345'],
  ])('writes %j minor units in %s as %j', (cents, currency, text) => {
    expect(formatMoney(cents, currency)).toBe(text);
  });

  it.each([
    [123_450, 'EUR', '€1,234.50'],
    [123_450, 'CAD', 'CA$1,234.50'],
    [-300, 'GBP', '-£3.00'],
    [1_234_567, 'JPY', '¥1,234,567'],
    [12_345, 'KWD', 'KWD\u00a012.345'],
    [1200, 'COP', 'COP\u00a012.00'],
  ])('shows %j minor units in %s as %j', (cents, currency, text) => {
    expect(displayMoney(cents, currency)).toBe(text);
  });

  it('reads back every amount that it writes, on the wire and by anybody who strips the point', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }),
        (currency, cents) => {
          const text = formatMoney(cents, currency);
          expect(parseMoney(text, currency)).toBe(cents);
          expect(centsOf(text)).toBe(cents);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('is shown with all digits of the largest amount', () => {
    for (const currency of CURRENCIES) expect(displayMoney(MAX_CENTS, currency).replace(/\D/g, '')).toBe('9999999999');
  });
});

describe('an amount of which the currency is not known yet', () => {
  it.each([
    [' 12 ', '12'],
    [12.3, '12.3'],
    [12.345, '12.3450'],
    ['12.345', '12.345'],
    ['1.000', '1.000'],
    ['1,200.50', '1,200.50'],
    ['12.3456', null],
    ['99999999999', null],
    ['1e3', null],
    [1e21, null],
    ['€5', '€5'],
    ['1,200.50 kr.', '1,200.50 kr.'],
    ['€', null],
    ['5 x 3', null],
    [null, null],
  ])('%j is %j', (input, text) => {
    expect(plainAmount(input)).toBe(text);
  });

  it('means the same once the currency is known', () => {
    fc.assert(
      fc.property(fc.constantFrom('USD', 'JPY', 'KWD'), fc.integer({ min: 0, max: MAX_CENTS }), (currency, cents) => {
        expect(parseMoney(plainAmount(formatMoney(cents, currency)), currency)).toBe(cents);
      }),
    );
  });
});
