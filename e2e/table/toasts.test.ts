import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';

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

  test("are for what others do: the answer to a tap of one's own is in the bar, beside them", async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesInBar('Added: Soup');
    await ana.seesInBar('Item claimed!');
    await expect(ana.toasts).toHaveCount(0);
    // A pointer over it keeps it, so that a busy machine does not make it late.
    await ana.button('Undo').hover();
    await ben.claim('Sandwich', { as: 'Ben' });
    await ana.seesToast('Ben claimed Sandwich for $22.00');
    await expect(ana.toasts).toHaveCount(1);
    await expect(ana.button('Undo', ana.yourPart)).toBeVisible();
    await ana.page.mouse.move(0, 0);
    await expect(ana.button('Undo')).toHaveCount(0);
  });

  test('are not over a dialog: what others do meanwhile is said when it is closed', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    const dialog = await ana.openClaimDialog('Soup');
    await expect(dialog).toBeVisible();
    await ben.claim('Sandwich', { as: 'Ben' });
    await expect(ana.page.locator('li').filter({ hasText: 'Sandwich' }).filter({ hasText: 'Ben' })).not.toHaveCount(0);
    await expect(ana.toasts).toHaveCount(0);
    await ana.page.keyboard.press('Escape');
    await ana.seesToast('Ben claimed Sandwich for $22.00');
  });

  test('of quick taps are one, and its Undo takes all of them back, or claims all of them again', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt(LUNCH));
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesInBar('Added: Lemonade');
    // A pointer over it keeps it, so that a busy machine does not make these taps slow ones.
    await ana.button('Undo').hover();
    await ana
      .item('Soup')
      .getByRole('button', { name: /^Claim Soup/ })
      .dispatchEvent('click');
    await ana.seesInBar(/2 items claimed\s*Added: Lemonade and Soup/);
    await ana.button('Undo').click();
    await expect(ana.ownClaim('Soup', 'Ana')).toHaveCount(0);
    await expect(ana.ownClaim('Lemonade', 'Ana')).toHaveCount(0);
    await ana.seesInBar(/2 items unclaimed\s*Given back: Soup and Lemonade/);
    await ana.button('Undo').click();
    await ana.owes('$16.50');
  });

  test('and the answer in the bar can be reached with F8 and undone from there', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesInBar('Added: Soup');
    await ana.page.keyboard.press('F8');
    await expect(ana.button('Undo')).toBeFocused();
    await ana.page.keyboard.press('Enter');
    await ana.seesInBar('Given back: Soup');
    await expect(ana.button('Undo')).toBeFocused();
    await expect(ana.ownClaim('Soup', 'Ana')).toHaveCount(0);
  });
});
