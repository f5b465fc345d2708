import { describe, test } from 'vitest';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

describe('the playground for developers', () => {
  const app = setUpApp();

  test('tells a visitor without an account each event as a program hears it, live, and keeps the order of what is possible', async () => {
    const { page } = await app().diner(PHONE);
    await page.goto('/developers/playground');
    const step = (event: string) => page.getByRole('button', { name: event });
    const heard = page.locator('#heard > li');
    await expect(step('claim.created')).toHaveAttribute('aria-disabled', 'true');
    const taps = ['receipt.created', 'claim.created', 'payment.reported', 'payment.confirmed', 'receipt.settled'];
    for (const event of taps) {
      await step(event).click();
      await expect(heard.first()).toContainText(event);
      await expect(step('receipt.created')).toHaveAttribute('aria-disabled', 'false');
    }
    await expect(heard.first()).toContainText('receipt.settled');
    await heard.first().getByText('As a webhook is sent receipt.settled').click();
    await expect(heard.first()).toContainText('"remaining": "0.00"');
    await heard.last().getByText('The call, by curl').click();
    await expect(heard.last()).toContainText('curl "$FAIRTAB/api/shared-receipts"');

    const bill = page.getByRole('link', { name: 'Open the bill as people see it' });
    await page.goto((await bill.getAttribute('href')) ?? '');
    await expect(page.getByText('Casa Nacho').first()).toBeVisible();
  });
});
