import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import type { App } from '../rig/app';
import type { Bill } from '../rig/bills';
import { LAPTOP, PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import type { Host } from '../rig/Host';
import { paperOf, withoutBlanks } from '../rig/paperOf';
import { setUpApp } from '../rig/setUpApp';

const LINES = 40;
const PEOPLE = 20;

const BANQUET: Bill = {
  restaurantName: 'Osteria Lunga',
  items: Array.from({ length: LINES }, (_, index) => ({
    name: `Dish ${index + 1}`,
    // The upper half is a little more than half of the bill.
    ...(index >= PEOPLE && index % 7 === 6 ? { price: '3.00', quantity: 3 } : { price: '10.00' }),
  })),
  tax: '50.00',
  tip: '80.00',
  hostName: 'Priya',
  venmo: 'priya-pays',
};

/** Lets people with devices of their own claim a dish each, from the top of the bill. */
async function claimADishEach(app: App, details: { host: Host; link: string; people: number }): Promise<void> {
  const { host, link, people } = details;
  const { receipt } = await host.ask<{ receipt: { items: { id: string }[] } }>(
    'query ($id: ID!) { receipt(id: $id) { items { id } } }',
    { id: link.split('/').at(-1) },
  );
  for (const [index, { id }] of receipt.items.slice(0, people).entries()) {
    const guest = await app.diner();
    const { claimItem } = await guest.ask<{ claimItem: { __typename: string } }>(
      'mutation ($input: ClaimItemInput!) { claimItem(input: $input) { __typename } }',
      { input: { itemId: id, claimerName: `Guest ${index + 1}` } },
    );
    expect(claimItem.__typename).toBe('ClaimItemPayload');
    await guest.context.close();
  }
}

/** How long the page is, and how many controls it has. */
function sizeOf(page: Page): Promise<{ px: number; controls: number }> {
  return page.evaluate(() => ({
    px: document.documentElement.scrollHeight,
    controls: [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ).length,
  }));
}

describe('the host of a table of 40 lines and 20 people', () => {
  const app = setUpApp();

  async function atTheTable({ people }: { people: number }) {
    const host = await app().host(PHONE);
    const link = await host.createsReceipt(BANQUET);
    await claimADishEach(app(), { host, link, people });
    await host.goTo(link);
    await expect(host.page.locator('html[data-hydrated]')).toBeAttached();
    const [dishes, ofPeople] = [/^Dishes/, /^People/].map((name) => host.page.getByRole('tab', { name }));
    if (!dishes || !ofPeople) throw new Error('No tabs');
    return { host, link, dishes, people: ofPeople };
  }

  test('flips between dishes and people, in at most 2,800 px and 60 controls each', async () => {
    const { host, dishes, people } = await atTheTable({ people: PEOPLE });
    // Half of the bill is taken.
    await expect(people).toHaveAttribute('aria-selected', 'true');
    await expect(people).toHaveText('People 20 owe');
    await expect(dishes).toHaveText('Dishes 20 left');
    await expect(host.person('Guest 20')).toBeVisible();
    await expect(host.item('Dish 1')).toBeHidden();
    const ofPeople = await sizeOf(host.page);
    expect(ofPeople.controls).toBeGreaterThan(PEOPLE);
    expect(ofPeople.controls).toBeLessThanOrEqual(60);
    expect(ofPeople.px).toBeLessThanOrEqual(2_800);

    await dishes.click();
    await expect(host.item('Dish 40')).toBeVisible();
    await expect(host.person('Guest 20')).toBeHidden();
    const ofDishes = await sizeOf(host.page);
    expect(ofDishes.controls).toBeGreaterThan(LINES);
    expect(ofDishes.controls).toBeLessThanOrEqual(60);
    expect(ofDishes.px).toBeLessThanOrEqual(2_800);
  });

  test('is shown dishes first while less than half is taken, and finds what was chosen again', async () => {
    const { host, link, dishes, people } = await atTheTable({ people: 3 });
    await expect(dishes).toHaveAttribute('aria-selected', 'true');
    await people.click();
    await expect(host.page.getByRole('tabpanel', { name: /^People/ })).toBeVisible();
    await host.page.reload();
    await expect(people).toHaveAttribute('aria-selected', 'true');
    await expect(host.person('Guest 1')).toBeVisible();
    // Another visit begins anew.
    const later = await host.opensAgain();
    await later.goTo(link);
    await expect(later.page.getByRole('tab', { name: /^Dishes/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('flips with the arrow keys, and each person opens to what can be done', async () => {
    const { host, dishes, people } = await atTheTable({ people: PEOPLE });
    await people.focus();
    await host.page.keyboard.press('ArrowLeft');
    await expect(dishes).toBeFocused();
    await expect(host.page.getByRole('tabpanel', { name: /^Dishes/ })).toBeVisible();
    await host.page.keyboard.press('End');
    await expect(people).toBeFocused();
    await expect(host.button('Remind Guest 7')).toBeHidden();
    await host.person('Guest 7').locator('summary').click();
    await host.button('Remind Guest 7').click();
    await expect(host.dialog()).toBeVisible();
  });

  test('prints the whole bill right after the page came, whichever is shown', async () => {
    const { host, people } = await atTheTable({ people: PEOPLE });
    await expect(people).toHaveAttribute('aria-selected', 'true');
    const paper = await paperOf(host.page);
    for (const text of ['Dish 1', 'Dish 40', 'Guest 20']) expect(paper).toContain(withoutBlanks(text));
  });

  test('sees dishes and people beside each other on a wide screen', async () => {
    const host = await app().host(LAPTOP);
    const link = await host.createsReceipt(BANQUET);
    await claimADishEach(app(), { host, link, people: PEOPLE });
    await host.goTo(link);
    await expect(host.item('Dish 1')).toBeVisible();
    await expect(host.person('Guest 1')).toBeVisible();
    await expect(host.page.getByRole('tab')).toHaveCount(0);
    await expect(host.page.getByRole('tabpanel')).toHaveCount(0);
  });
});
