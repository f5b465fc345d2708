import { t } from '@fairtab/domain/language/t';
import { afterEach, expect, test } from 'vitest';
import { amountIn } from './amountIn';

afterEach(() => {
  document.body.innerHTML = '';
});

/** The button of a row. */
function rowOf(name: string, words: string): HTMLElement {
  const row = document.createElement('li');
  row.dataset['item'] = 'item';
  row.setAttribute('aria-label', name);
  const button = document.createElement('button');
  button.setAttribute('aria-label', words);
  row.append(button);
  document.body.append(row);
  return button;
}

test.each([
  ['Soup', '$11.00'],
  ['Soup for two (hot) + bread', '$1,011.00'],
  ['Coffee for $3.00', '$3.30'],
  ['$& [x]', '¥ 900'],
])('reads what the claim of %s costs from the words of its row', (name, amount) => {
  expect(amountIn(rowOf(name, t('Claim {name} for {amount}', { name, amount })))).toBe(amount);
  const words = t('Claim {portion} {name} for {amount}', { portion: '1 of 3', name, amount });
  expect(amountIn(rowOf(name, words))).toBe(amount);
});

test('a row that does not claim at once has no amount', () => {
  for (const words of [
    t('Claim {name}', { name: 'Soup' }),
    t('More about {name}', { name: 'Soup' }),
    t('Change {name} for {claimerName}', { name: 'Soup', claimerName: 'Ana for $1.00' }),
  ])
    expect(amountIn(rowOf('Soup', words))).toBeNull();
});
