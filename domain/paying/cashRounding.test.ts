import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashFor } from './cashRounding';
import { CURRENCIES } from '../currencies';
import { MAX_CENTS } from '../money';

const COINS = {
  AUD: 5,
  CAD: 5,
  CHF: 5,
  CZK: 100,
  DKK: 50,
  HUF: 500,
  ILS: 10,
  MYR: 5,
  NOK: 100,
  NZD: 10,
  SEK: 100,
  SGD: 5,
};
const withCoin = fc.constantFrom(...Object.entries(COINS));
const amounts = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: MAX_CENTS }));

describe('cashFor', () => {
  it.each([
    [1232, 'CHF', 1230],
    [1233, 'CHF', 1235],
    [1234, 'CHF', 1235],
    [1236, 'CHF', 1235],
    [1238, 'CHF', 1240],
    [1024, 'DKK', 1000],
    [1025, 'DKK', 1050],
    [1075, 'DKK', 1100],
    [1049, 'SEK', 1000],
    [1050, 'SEK', 1100],
    [1234_49, 'HUF', 1235_00],
    [1232_49, 'HUF', 1230_00],
    [1232_50, 'HUF', 1235_00],
    [1005, 'NZD', 1010],
  ])('of %i in %s is %i', (amountCents, currency, cashCents) => {
    expect(cashFor(amountCents, currency)).toBe(cashCents);
  });

  it('is a number of coins, and no more than half a coin from the amount', () => {
    fc.assert(
      fc.property(amounts, withCoin, (amountCents, [currency, coin]) => {
        const cashCents = cashFor(amountCents, currency) ?? amountCents;
        expect(2 * Math.abs(cashCents - amountCents)).toBeLessThanOrEqual(coin);
        if (cashCents !== amountCents) expect(cashCents % coin).toBe(0);
      }),
    );
  });

  it('is said of each amount that coins cannot make, from half a coin on', () => {
    fc.assert(
      fc.property(amounts, withCoin, (amountCents, [currency, coin]) => {
        expect(cashFor(amountCents, currency) !== null).toBe(amountCents % coin !== 0 && 2 * amountCents >= coin);
      }),
    );
  });

  it('leaves nothing as nothing, and a part below half a coin as it is', () => {
    expect([0, 1, 2].map((cents) => cashFor(cents, 'CHF'))).toEqual([null, null, null]);
    expect([1, 49, 50].map((cents) => cashFor(cents, 'SEK'))).toEqual([null, null, 100]);
  });

  it('rounds nothing in a currency that has a coin of one unit', () => {
    const others = CURRENCIES.filter((currency) => !(currency in COINS));
    expect(others).toContain('EUR');
    fc.assert(
      fc.property(amounts, fc.constantFrom(...others), (amountCents, currency) => {
        expect(cashFor(amountCents, currency)).toBeNull();
      }),
    );
  });
});
