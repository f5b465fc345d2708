import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { LAPTOP } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { keepsFocus, tabTo } from '../rig/keyboard';
import { setUpApp } from '../rig/setUpApp';

/** Keeps what the polite and the urgent live regions of the page say from now on. */
async function listens({ page }: Diner): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(regions)?.textContent.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

describe('by the keyboard alone', () => {
  const app = setUpApp();

  test('a host types a bill, says how to be paid, confirms a payment and takes a doubt back', async () => {
    const [priya, ana] = await Promise.all([app().host(LAPTOP), app().diner()]);
    const { keyboard } = priya.page;
    await priya.goTo('/submit-receipt');
    await expect(priya.page.locator('html[data-hydrated]')).toBeAttached();
    await tabTo(priya, /^Continue to Manual Entry$/);
    await keyboard.press('Enter');
    await expect(priya.heading('What is on the bill?')).toBeVisible();
    await keepsFocus(priya);
    await tabTo(priya, /^Restaurant name/);
    await keyboard.type('Corner Deli');
    await tabTo(priya, /^Item 1$/);
    await keyboard.type('Soup');
    await tabTo(priya, /^Price/);
    await keyboard.type('10');
    // Enter makes the next row.
    await keyboard.press('Enter');
    await expect(priya.row(2).getByRole('textbox', { name: 'Item 2' })).toBeFocused();
    await keyboard.type('Sandwich');
    await tabTo(priya, /^Price/);
    await keyboard.type('20');
    await tabTo(priya, /^Review$/);
    await keyboard.press('Space');
    await expect(priya.heading('Does this look right?')).toBeVisible();
    await keepsFocus(priya);
    await tabTo(priya, /^15%/);
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(priya.page.getByRole('radio', { name: /^18%/ })).toBeChecked();
    await tabTo(priya, /^Submit Receipt$/);
    await keyboard.press('Enter');
    const link = await priya.sharedLink();
    await keepsFocus(priya);
    // Its code comes after the page, which keeps its place.
    await expect(priya.page.getByRole('textbox', { name: 'Who paid?' })).toBeVisible();
    await tabTo(priya, /^Who paid\?/);
    await keyboard.type('Priya');
    await tabTo(priya, /^Cash$/);
    await keyboard.press('Space');
    await tabTo(priya, /^Put it on the bill$/);
    await keyboard.press('Enter');
    await priya.sees('Priya: cash');
    await keepsFocus(priya);

    await ana.open(link);
    for (const item of ['Soup', 'Sandwich']) {
      await ana.claim(item, { as: 'Ana' });
      await ana.seesOwnClaim(item, 'Ana');
    }
    await ana.payAll('Cash');
    await priya.goTo(link);
    await expect(priya.paymentOf('Ana')).toBeVisible();
    await expect(priya.page.locator('html[data-hydrated]')).toBeAttached();
    await tabTo(priya, /did not arrive$/);
    await keyboard.press('Enter');
    await priya.seesToast('Marked as not received');
    await keepsFocus(priya);
    await tabTo(priya, /^Undo/);
    await keyboard.press('Enter');
    await expect(priya.button(/^Confirm .* from Ana/)).toBeVisible();
    await keepsFocus(priya);
    await tabTo(priya, /^Confirm .* from Ana/);
    await keyboard.press('Enter');
    await priya.seesToast('Payment confirmed');
    await expect(priya.button(/^Confirm .* from Ana/)).toHaveCount(0);
    await keepsFocus(priya);
  });

  test('a diner opens an own dish, shares it and gives it back, and the focus stays in its row', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(LAPTOP), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ben.seesOwnClaim('Lemonade', 'Ben');
    await ana.claim('Sandwich', { as: 'Ana' });
    await ana.seesOwnClaim('Sandwich', 'Ana');
    await ana.seesClaimOf('Ben', 'Lemonade');
    const { keyboard } = ana.page;
    const said = await listens(ana);
    await tabTo(ana, /^Claim Soup/);
    await keyboard.press('Enter');
    await ana.seesOwnClaim('Soup', 'Ana');
    await expect(ana.ownClaim('Soup', 'Ana')).toBeFocused();
    await ana.seesInBar(/Added: .*Soup/);
    expect((await said()).filter((text) => /Added: .*Soup/.test(text))).toHaveLength(1);
    const choices = ana.page.getByRole('group', { name: 'Your part of Soup' });
    // A key right after the one that claims counts as its second half.
    await expect(async () => {
      if (!(await choices.isVisible())) await keyboard.press('Enter');
      await expect(choices).toBeVisible({ timeout: 500 });
    }).toPass();
    await tabTo(ana, /^Share Soup with Ben/);
    await keyboard.press('Space');
    await ana.owes('$27.50');
    await keepsFocus(ana);
    await tabTo(ana, /^Unclaim Soup/);
    await keyboard.press('Enter');
    await expect(ana.ownClaim('Soup', 'Ana')).toHaveCount(0);
    await expect(ana.page.locator('li:focus, li :focus')).toHaveCount(1);
    await tabTo(ana, /^Claim Soup/);
    await expect(ana.button(/^Claim Soup/)).toBeFocused();
    // The row's menu, and back to the row.
    await keyboard.press('Shift+F10');
    await expect(ana.dialog('Claim Item')).toBeVisible();
    await keyboard.press('Escape');
    await expect(ana.dialog()).toHaveCount(0);
    await expect(ana.button(/^Claim Soup/)).toBeFocused();
    await tabTo(ana, /^More at this table$/);
    await keyboard.press('Enter');
    await expect(ana.dialog('More at this table')).toBeVisible();
    await keyboard.press('Escape');
    await expect(ana.dialog()).toHaveCount(0);
    await expect(ana.button('More at this table')).toBeFocused();
  });
});
