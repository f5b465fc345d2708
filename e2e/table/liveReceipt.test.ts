import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import { LAPTOP } from '../rig/browser';
import { expect } from '../rig/expect';
import { tabTo } from '../rig/keyboard';

describe('the live receipt', () => {
  const app = setUpApp();

  test('shows the bill before it asks the API for anything', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    const asked: string[] = [];
    await ana.page.route(/\/graphql\//, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await ana.page.routeWebSocket(/\/graphql$/, (socket) => void socket.close());
    await ana.open(link);
    await expect(ana.item('Sandwich')).toContainText('$22.00');
    await ana.expectRemaining('$44.00');
    expect(asked).toEqual([]);
  });

  test('is claimed and paid with the keyboard alone, and the focus is never lost', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner(LAPTOP)]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    const { keyboard } = ana.page;

    await tabTo(ana, /^Claim Soup/);
    await keyboard.press('Enter');
    const dialog = ana.dialog('Who are you?');
    await expect(dialog.getByRole('textbox', { name: 'Your Name' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(ana.button(/^Claim Soup/)).toBeFocused();

    await keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Your Name' })).toBeFocused();
    await keyboard.type('Ana');
    await keyboard.press('Enter');
    await ana.seesOwnClaim('Soup', 'Ana');
    await expect(ana.page.locator('li:focus, li :focus')).toHaveCount(1);

    await tabTo(ana, /^Claim Sandwich/);
    await keyboard.press('Space');
    await ana.seesOwnClaim('Sandwich', 'Ana');

    await tabTo(ana, /^Pay \$33\.00 in cash$/);
    await keyboard.press('Enter');
    await expect(ana.dialog('Pay All Outstanding Claims')).toBeVisible();
    await tabTo(ana, /^(Venmo|Cash|PayPal|Zelle|Card|Bank)/);
    await keyboard.press('Space');
    await expect(ana.dialog().getByRole('radio', { checked: true })).toHaveCount(1);
    await tabTo(ana, /^I paid \$33\.00$/);
    await keyboard.press('Enter');
    await ana.seesPaymentReported();
    await ana.seesAllPaid();
    await ana.expectRemaining('$11.00');
  });

  test('counts the tabs of a browser as one person, also when the first was opened before the first claim', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    const second = await ana.opensAgain();
    await second.open(link);
    await second.seesOwnClaim('Soup', 'Ana');
    await ben.open(link);
    for (const { page } of [ana, second, ben]) await expect(page.getByTitle('2 people are here')).toBeVisible();
  });

  test('stays where it was read when it is reloaded', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const items = Array.from({ length: 40 }, (_, index) => ({ name: `Dish ${index + 1}`, price: '1.00' }));
    await ana.open(await priya.createsReceipt({ ...LUNCH, items, tax: '0.00', total: '40.00' }));
    await ana.claim('Dish 30', { as: 'Ana' });
    await ana.seesOwnClaim('Dish 30', 'Ana');
    await ana.page.evaluate(() => {
      scrollTo(0, 900);
    });
    await ana.page.reload();
    await ana.seesOwnClaim('Dish 30', 'Ana');
    await expect.poll(() => ana.page.evaluate(() => scrollY)).toBe(900);
  });
});
