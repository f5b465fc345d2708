import { describe, test } from 'vitest';
import { setUpApp } from './setUpApp';
import { LUNCH } from './bills';
import { expect } from './expect';

describe('the toasts', () => {
  const app = setUpApp();

  test('appear on the share view when diners claim and pay, one at a time, and disappear by themselves', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.submitReceipt(LUNCH);
    await ana.open(link);
    await ana.claim('Soup', { as: 'Ana' });
    await priya.seesToast('Ana claimed Soup for $11.00');
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.payAll('Cash');
    await priya.seesToast('Ana paid $11.00 by Cash');
    await expect(priya.toasts).toHaveCount(1);
    await expect(priya.toasts).toHaveCount(0);
  });

  test('appear one at a time even when a whole table acts at once', async () => {
    const [priya, ...diners] = await Promise.all([app().host(), app().diner(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([priya.open(link), ...diners.map((diner) => diner.open(link))]);
    const claims = [
      { as: 'Ana', item: 'Soup' },
      { as: 'Ben', item: 'Sandwich' },
      { as: 'Cleo', item: 'Lemonade' },
    ];
    await Promise.all(
      diners.map((diner, index) => diner.claim(claims[index]?.item ?? '', { as: claims[index]?.as ?? '' })),
    );
    for (const { as, item } of claims) await priya.seesClaimOf(as, item);
    await expect(priya.toasts).toHaveCount(1);
    await expect(priya.page.getByRole('region', { name: /^Notifications/ })).toHaveAttribute('aria-live', 'polite');
  });

  test("stay for a tap of one's own while others act, and show the others' actions afterwards", async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesToast('Item claimed!');
    await ben.claim('Sandwich', { as: 'Ben' });
    await ana.seesClaimOf('Ben', 'Sandwich');
    await expect(ana.toasts).toHaveText(/Item claimed!/);
    await expect(ana.button('Undo')).toBeVisible();
    await ana.seesToast('Ben claimed Sandwich for $22.00');
    await expect(ana.toasts).toHaveCount(1);
  });

  test('of quick taps are one, and its Undo takes all of them back, or claims all of them again', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt(LUNCH));
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesToast('Item claimed!');
    // A pointer over a toast keeps it, so that a busy machine does not make these taps slow ones.
    await ana.toasts.hover();
    await ana
      .item('Soup')
      .getByRole('button', { name: /^Claim Soup/ })
      .dispatchEvent('click');
    await ana.seesToast(/2 items claimed\s*Lemonade and Soup/);
    await ana.button('Undo').click();
    await expect(ana.ownClaim('Soup', 'Ana')).toHaveCount(0);
    await expect(ana.ownClaim('Lemonade', 'Ana')).toHaveCount(0);
    await ana.seesToast(/2 items unclaimed\s*Soup and Lemonade/);
    await ana.button('Undo').click();
    await ana.owes('$16.50');
  });

  test('can be reached with F8 and undone from there', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesToast('Item claimed!');
    await ana.page.keyboard.press('F8');
    await expect(ana.toasts).toBeFocused();
    await ana.page.keyboard.press('Tab');
    await expect(ana.button('Undo')).toBeFocused();
    await ana.page.keyboard.press('Enter');
    await ana.seesToast('Item unclaimed');
    await expect(ana.ownClaim('Soup', 'Ana')).toHaveCount(0);
  });
});
