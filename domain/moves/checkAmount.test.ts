import { describe, expect, it } from 'vitest';
import { checkAmount } from './checkAmount';

describe('the amount that a client showed', () => {
  it.each([null, 999, 1000, 1001])('is right at %j for 1000 cents', (expectedCents) => {
    expect(checkAmount({ expectedCents, amountCents: 1000, currency: 'USD' })).toBeNull();
  });

  it.each([0, 998, 1002, 100_000])('is wrong at %j, and the refusal has the right one', (expectedCents) => {
    expect(checkAmount({ expectedCents, amountCents: 1000, currency: 'USD' })).toEqual({
      refusal: { kind: 'amountMismatch', message: 'The right amount is 10.00.', amountCents: 1000, currency: 'USD' },
    });
  });
});
