import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { PricingScreen } from './PricingScreen';

afterEach(closeBrowsers);

function open() {
  openBrowserAt('/pricing').show(<PricingScreen />);
  return userEvent.setup();
}

const amounts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('has the worked example of the fee', () => {
  open();
  expect(amounts('An example')).toEqual(['$25.00', '$0.75', '$25.75', '$25.00']);
});

test('calculates the fee of any portion, and keeps the last when the text is no amount', async () => {
  const user = open();
  const field = screen.getByRole('textbox', { name: 'Your portion in dollars' });
  await user.clear(field);
  await user.type(field, '$19.99');
  expect(amounts('What would it be for you?')).toEqual(['$19.99', '$0.60', '$20.59', '$19.99']);
  await user.type(field, 'x');
  expect(screen.getByText('Please enter an amount such as 25.00')).toBeTruthy();
  expect(amounts('What would it be for you?')[0]).toBe('$19.99');
});

test('says where the paid tier is', () => {
  open();
  const tier = screen.getByRole('region', { name: 'Payment processing' });
  expect(tier.textContent).toContain('3%');
  expect(within(tier).getByText('Where the host takes cards')).toBeTruthy();
});
