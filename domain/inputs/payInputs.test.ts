import { describe, expect, it } from 'vitest';
import { payClaimsInput } from './payInputs';
import { problems } from '../testing/problems';

describe('payClaimsInput', () => {
  it('pays everything outstanding unless claims are named, each once', () => {
    expect(payClaimsInput.parse({ receiptId: 'r', method: 'cash' })).toEqual({
      receiptId: 'r',
      claimIds: null,
      method: 'cash',
      handle: null,
      paymentMethodId: null,
      expectedAmount: null,
      cashAmount: null,
      idempotencyKey: null,
    });
    expect(payClaimsInput.parse({ receiptId: 'r', method: 'cash', claimIds: ['a', 'b', 'a'] }).claimIds).toEqual([
      'a',
      'b',
    ]);
  });

  it("cleans the payer's handle and takes the documented word credit for a card", () => {
    expect(payClaimsInput.parse({ receiptId: 'r', method: 'venmo', handle: ' @ana ' })).toMatchObject({
      handle: 'ana',
    });
    expect(payClaimsInput.parse({ receiptId: 'r', method: 'credit', handle: '' })).toMatchObject({
      method: 'card',
      handle: null,
    });
  });

  it('takes a saved method in the place of method and handle, and the amount that was shown', () => {
    const parsed = payClaimsInput.parse({ receiptId: 'r', paymentMethodId: 'm', handle: 'x', expectedAmount: '12.30' });
    expect(parsed).toMatchObject({ paymentMethodId: 'm', method: null, handle: null, expectedAmount: '12.30' });
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ method: '' }, { method: "Please choose how you'd like to pay." }],
    [{ method: undefined }, { method: "Please choose how you'd like to pay." }],
    [{ paymentMethodId: '?' }, { paymentMethodId: 'There is no such payment method' }],
    [{ expectedAmount: 'x' }, { expectedAmount: 'Amount must be an amount such as 12.30, up to 99,999,999.99' }],
    [{ method: 5 }, { method: 'Payment method must be one of venmo, cashapp, zelle, paypal, bank, card, cash' }],
    [{ claimIds: [] }, { claimIds: 'At least one claim is required' }],
    [{ claimIds: ['a', '?'] }, { 'claimIds.1': 'There is no such claim' }],
    [{ claimIds: Array(3000).fill('a') }, { claimIds: 'These are too many claims for one payment' }],
    [{ method: 'zelle', handle: 'ana' }, { handle: 'Zelle needs an email address or a US phone number' }],
    [
      { method: 'card', handle: '4111 1111 1111 1111' },
      { handle: 'Give at most the last 4 digits of a card, never all of it' },
    ],
    [{ handle: {} }, { handle: 'A note about cash can have up to 60 characters' }],
  ])('says what is wrong with %j', (parts, expected) => {
    expect(problems(payClaimsInput, { receiptId: 'r', method: 'cash', ...parts })).toEqual(expected);
  });
});
