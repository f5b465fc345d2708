import { expect, test } from 'vitest';
import { payChoices } from './payChoices';

const saved = (id: string, type: 'VENMO' | 'CASHAPP' | 'CARD', identifier: string) => ({
  id,
  type,
  identifier,
  displayName: `My ${type}`,
  isDefault: false,
});

test('the ways that the host asked for come first, with the payer’s own method for each', () => {
  const choices = payChoices({
    currency: 'USD',
    payTo: [{ method: 'VENMO', handle: 'lucia-r' }],
    saved: [saved('c', 'CASHAPP', 'ben1'), saved('v', 'VENMO', 'ben-eats')],
  });
  expect(choices.slice(0, 2)).toMatchObject([
    { key: 'v', label: 'My VENMO', note: 'From @ben-eats to @lucia-r', isLeftOver: false },
    { key: 'c', label: 'My CASHAPP', note: 'From $ben1', isLeftOver: false },
  ]);
  expect(choices.slice(2).every(({ isLeftOver }) => isLeftOver)).toBe(true);
});

test('a way that the host asked for can be chosen without a saved method', () => {
  const [first] = payChoices({
    payTo: [{ method: 'ZELLE', handle: 'lucia@example.com' }],
    currency: 'USD',
    saved: [],
  });
  expect(first).toMatchObject({ key: 'ZELLE', label: 'Zelle', note: 'To lucia@example.com', saved: null });
});

test('a note about cash is no address', () => {
  const [first] = payChoices({ payTo: [{ method: 'CASH', handle: 'at the table' }], currency: 'USD', saved: [] });
  expect(first).toMatchObject({ key: 'CASH', note: 'at the table' });
});

test('a card shows its last digits and nothing more', () => {
  const choices = payChoices({ payTo: [], currency: 'USD', saved: [saved('k', 'CARD', '4242')] });
  expect(choices[0]).toMatchObject({ key: 'k', note: 'From ending in 4242' });
});

test('a bank transfer and a card are among the other ways, below those that the host asked for', () => {
  const methods = (payTo: Parameters<typeof payChoices>[0]['payTo'] = []) =>
    payChoices({ payTo, currency: 'USD', saved: [] }).map(({ way }) => way.method);
  expect(methods()).toEqual(['VENMO', 'CASHAPP', 'PAYPAL', 'ZELLE', 'CASH', 'BANK', 'CARD']);
  expect(methods([{ method: 'BANK', handle: '' }])[0]).toBe('BANK');
});

test('a bank transfer and a card are paid elsewhere, unless the host or the payer named them', () => {
  const elsewhere = (payTo: Parameters<typeof payChoices>[0]['payTo']) =>
    payChoices({ payTo, currency: 'USD', saved: [] }).filter(({ isPaidElsewhere }) => isPaidElsewhere);
  expect(elsewhere([]).map(({ note }) => note)).toEqual(['Sent from your bank', 'Credit or debit, at the table']);
  expect(elsewhere([{ method: 'BANK', handle: '' }]).map(({ way }) => way.method)).toEqual(['CARD']);
});
