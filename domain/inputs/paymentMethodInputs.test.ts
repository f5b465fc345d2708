import { describe, expect, it } from 'vitest';
import { fieldErrors } from './shape';
import { addPaymentMethodInput } from './paymentMethodInputs';

const LAST_FOUR_ONLY = 'Only the last 4 digits are kept: give those 4 and no more';

function problems(input: object): Record<string, string> {
  const { error } = addPaymentMethodInput.safeParse({ type: 'venmo', displayName: 'Mine', ...input });
  return error ? Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])) : {};
}

describe('addPaymentMethodInput', () => {
  it.each([
    ['venmo', ' @ana-pays ', 'ana-pays'],
    ['cashapp', '$anapays', 'anapays'],
    ['zelle', 'ana@example.com', 'ana@example.com'],
    ['zelle', '(415) 555-0123', '415-555-0123'],
    ['paypal', 'ana@example.com', 'ana@example.com'],
    ['paypal', 'https://paypal.me/AnaPays', 'AnaPays'],
    ['bank', ' 0042 ', '0042'],
    ['card', '4242', '4242'],
  ])('keeps a %s of %s as %s', (type, identifier, kept) => {
    expect(addPaymentMethodInput.parse({ type, displayName: ' Mine ', identifier })).toEqual({
      type,
      displayName: 'Mine',
      identifier: kept,
      isDefault: false,
    });
  });

  it.each([
    [{ type: 'venmo', identifier: 'a' }, 'A Venmo username has 5 to 30 letters, digits, hyphens or underscores'],
    [{ type: 'cashapp', identifier: '$1' }, 'A $cashtag has up to 20 letters and digits, at least one letter'],
    [{ type: 'zelle', identifier: 'ana' }, 'Zelle needs an email address or a US phone number'],
    [{ type: 'paypal', identifier: '' }, /PayPal needs/],
    [{ type: 'card', identifier: '4111111111111111' }, LAST_FOUR_ONLY],
    [{ type: 'card', identifier: '424' }, LAST_FOUR_ONLY],
    [{ type: 'card', identifier: 4242 }, LAST_FOUR_ONLY],
    [{ type: 'bank', identifier: '4111 1111' }, LAST_FOUR_ONLY],
    [{ type: 'bank', identifier: '٤٢٤٢' }, LAST_FOUR_ONLY],
  ])('refuses %j', (input, message) => {
    expect(problems(input)['identifier']).toMatch(message);
  });

  it.each(['4111 1111 1111 1111', 'Chase 12345', '４１１１１'])(
    'refuses an account number in the name of a card: %s',
    (displayName) => {
      expect(problems({ type: 'card', displayName, identifier: '4242' })).toEqual({ displayName: LAST_FOUR_ONLY });
      expect(problems({ type: 'venmo', displayName, identifier: '@ana-pays' })).toEqual({});
    },
  );

  it('refuses cash, unknown types, and a name that is missing or too long', () => {
    const types = 'Payment method must be one of venmo, cashapp, zelle, paypal, bank, card';
    expect(problems({ type: 'cash', identifier: 'x' })).toEqual({ type: types });
    expect(problems({ type: 'bitcoin', identifier: 'x' })).toEqual({ type: types });
    expect(problems({ displayName: ' ', identifier: '@ana-pays' })).toEqual({
      displayName: 'Display name is required',
    });
    expect(problems({ displayName: 'x'.repeat(61), identifier: '@ana-pays' })).toEqual({
      displayName: 'Display name can have at most 60 characters',
    });
    expect(problems({ displayName: '', identifier: '' })).toMatchObject({
      displayName: expect.any(String),
      identifier: expect.any(String),
    });
  });
});
