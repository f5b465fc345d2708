import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayMoney, formatMoney, MAX_CENTS, parseMoney } from './money';

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
    expect(parseMoney(input)).toBe(cents);
  });

  it.each([
    '',
    '.',
    '.5',
    '12.345',
    '1,234.50',
    '$5',
    '1e3',
    '0x10',
    '１２',
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
    expect(parseMoney(input)).toBeNull();
  });

  it('refuses a bigint, which JSON cannot carry either', () => {
    expect(parseMoney(5n)).toBeNull();
  });

  it('reads back what formatMoney writes, as text and as a JSON number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents);
        expect(parseMoney(JSON.parse(formatMoney(cents)))).toBe(cents);
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
    expect(formatMoney(cents)).toBe(text);
  });
});

describe('displayMoney', () => {
  it.each([
    [0, '$0.00'],
    [99, '$0.99'],
    [100000, '$1,000.00'],
    [-300, '-$3.00'],
    [MAX_CENTS, '$99,999,999.99'],
  ])('shows %j cents as %j', (cents, text) => {
    expect(displayMoney(cents)).toBe(text);
  });
});
