import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money';
import { readSum } from './readSum';

describe('a sum in the field of an amount', () => {
  it.each([
    ['2*3.50', 'USD', 700],
    ['2x3.50', 'USD', 700],
    ['3,50 × 2', 'EUR', 700],
    ['12+4', 'USD', 1600],
    ['12+4', 'JPY', 16],
    ['$1,200.50 + 2 x .25', 'USD', 120_100],
    ['２＊３．５０', 'USD', 700],
  ])('%j in %s is computed', (text, currency, cents) => {
    expect(readSum(text, currency)).toBe(cents);
  });

  it.each([
    '',
    '12',
    '+12',
    '12+',
    '*2',
    '2**3',
    '2*3*4',
    '1.5*3.50',
    '12-50',
    '-2*3',
    '0x10',
    '2*5²',
    '12+a',
    '2x',
    '99999999+1',
  ])('%j is none', (text) => {
    expect(readSum(text, 'USD')).toBeNull();
  });

  it('is none when an amount in it may mean two', () => {
    expect(readSum('1,200+1', 'KWD')).toBeNull();
  });

  it('is exact', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), fc.nat(100_000)), { minLength: 2, maxLength: 4 }), (terms) => {
        const text = terms.map(([count, cents]) => `${count}*${formatMoney(cents, 'USD')}`).join('+');
        expect(readSum(text, 'USD')).toBe(terms.reduce((sum, [count, cents]) => sum + count * cents, 0));
      }),
    );
  });
});
