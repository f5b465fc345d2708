import { describe, expect, it } from 'vitest';
import { claimItemInput } from './claimInputs';
import { problems } from '../testing/problems';

describe('claimItemInput', () => {
  it('takes all units for one person unless it says otherwise', () => {
    expect(claimItemInput.parse({ itemId: 'i', claimerName: ' Ana ' })).toEqual({
      itemId: 'i',
      claimerName: 'Ana',
      claimerEmail: null,
      claimerPhone: null,
      units: null,
      splitCount: 1,
      wantedAmount: null,
      expectedAmount: null,
      shareWith: [],
      replaces: [],
      idempotencyKey: null,
    });
  });

  it.each(['Venmo Support', 'Fаirtab', 'Ana ✅'])(
    'refuses the name %s, which others could trust too much',
    (claimerName) => {
      expect(problems(claimItemInput, { itemId: 'i', claimerName })).toHaveProperty('claimerName');
    },
  );

  it('reads contact data, portion and the amount that was shown', () => {
    expect(
      claimItemInput.parse({
        itemId: 'i',
        claimerName: 'Ana',
        claimerEmail: ' ana@example.com ',
        claimerPhone: '+44 20 7946 0018',
        units: 2,
        splitCount: '4',
        expectedAmount: '3.21',
        idempotencyKey: 'k',
      }),
    ).toEqual({
      itemId: 'i',
      claimerName: 'Ana',
      claimerEmail: 'ana@example.com',
      claimerPhone: '+44 20 7946 0018',
      units: 2,
      splitCount: 4,
      wantedAmount: null,
      expectedAmount: '3.21',
      shareWith: [],
      replaces: [],
      idempotencyKey: 'k',
    });
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ itemId: undefined }, { itemId: 'There is no such item' }],
    [{ wantedAmount: '0.00' }, { wantedAmount: 'Amount must be more than 0' }],
    [{ wantedAmount: '0,00' }, { wantedAmount: 'Amount must be more than 0' }],
    [{ wantedAmount: '$٠' }, { wantedAmount: 'Amount must be more than 0' }],
    [{ wantedAmount: '' }, { wantedAmount: 'Amount is required' }],
    [{ wantedAmount: ' \u00A0' }, { wantedAmount: 'Amount is required' }],
    [{ wantedAmount: 'ten' }, { wantedAmount: 'Amount must be an amount such as 12.30, up to 99,999,999.99' }],
    [
      { wantedAmount: '10', units: 1 },
      { wantedAmount: 'Give an amount, or how many and by how many it is shared, not both' },
    ],
    [
      { wantedAmount: '10', splitCount: 2 },
      { wantedAmount: 'Give an amount, or how many and by how many it is shared, not both' },
    ],
    [{ claimerName: '  ' }, { claimerName: 'Your name is required' }],
    [{ claimerName: 'x'.repeat(61) }, { claimerName: 'Your name can have at most 60 characters' }],
    [{ claimerName: 'Ana\u202Egod' }, { claimerName: 'Your name contains characters that cannot be shown' }],
    [{ claimerEmail: 'ana' }, { claimerEmail: 'This is not an email address' }],
    [{ claimerEmail: 5 }, { claimerEmail: 'This is not an email address' }],
    [{ claimerPhone: 'call me' }, { claimerPhone: 'This is not a phone number' }],
    [{ units: 0 }, { units: 'Units must be at least 1' }],
    [{ splitCount: 0 }, { splitCount: 'Split must be at least 1' }],
    [{ splitCount: 1.5 }, { splitCount: 'Split must be a whole number' }],
    [{ splitCount: 101 }, { splitCount: 'Split can be at most 100' }],
    [{ splitCount: 1e21 }, { splitCount: 'Split can be at most 100' }],
    [{ expectedAmount: -1 }, { expectedAmount: 'Amount cannot be negative' }],
  ])('says what is wrong with %j', (parts, expected) => {
    expect(problems(claimItemInput, { itemId: 'i', claimerName: 'Ana', ...parts })).toEqual(expected);
  });
});
