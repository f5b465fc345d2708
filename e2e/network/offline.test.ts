import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';

interface Claims {
  receipt: { items: { name: string; claims: { claimerName: string }[] }[] };
}

async function claimersOf(diner: Diner, link: string): Promise<Record<string, string[]>> {
  const { receipt } = await diner.ask<Claims>(
    'query ($id: ID!) { receipt(id: $id) { items { name claims { claimerName } } } }',
    { id: link.split('/').at(-1) },
  );
  return Object.fromEntries(
    receipt.items.map(({ name, claims }) => [name, claims.map(({ claimerName }) => claimerName)]),
  );
}

describe('a diner with a bad signal', () => {
  const app = setUpApp();

  test('taps while offline, sees that the claim waits, and has the item exactly once when the signal is back', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesOwnClaim('Lemonade', 'Ana');

    await ana.context.setOffline(true);
    await ana.sees('Offline. What you tap is kept, and claimed when you are back online.');
    await ana.tap('Soup');
    await expect(ana.item('Soup')).toContainText('Will claim when you are back online');
    await ben.claim('Sandwich', { as: 'Ben' });
    await ben.seesOwnClaim('Sandwich', 'Ben');
    expect(await claimersOf(ben, link)).toMatchObject({ Soup: [] });

    await ana.context.setOffline(false);
    await ana.seesOwnClaim('Soup', 'Ana');
    await expect(ana.page.getByText('Will claim when you are back online')).toHaveCount(0);
    await ana.seesClaimOf('Ben', 'Sandwich');
    await ben.seesClaimOf('Ana', 'Soup');
    expect(await claimersOf(ben, link)).toEqual({ Soup: ['Ana'], Sandwich: ['Ben'], Lemonade: ['Ana'] });
  });

  test('loses no tap when the signal is back but the server cannot answer yet', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesOwnClaim('Lemonade', 'Ana');

    await ana.context.setOffline(true);
    for (const dish of ['Soup', 'Sandwich']) {
      await ana.tap(dish);
      await expect(ana.item(dish)).toContainText('Will claim when you are back online');
    }
    const statuses = [502, 503, 504];
    let refused = 0;
    await ana.page.route(/\/graphql\//, (route) =>
      (route.request().postData() ?? '').includes('"itemId"')
        ? route.fulfill({ status: statuses[refused++ % statuses.length] ?? 502, body: 'Bad Gateway' })
        : route.continue(),
    );
    await ana.context.setOffline(false);
    // Each claim is sent three times before the queue waits.
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(4);
    for (const dish of ['Soup', 'Sandwich']) await expect(ana.item(dish)).toContainText('Waiting to be claimed');

    await ana.page.unrouteAll();
    for (const dish of ['Soup', 'Sandwich']) await ana.seesOwnClaim(dish, 'Ana');
    await expect(ana.page.getByText('Waiting to be claimed')).toHaveCount(0);
    expect(await claimersOf(ana, link)).toEqual({ Soup: ['Ana'], Sandwich: ['Ana'], Lemonade: ['Ana'] });
  });

  test('reads that an item tapped offline was taken meanwhile', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesOwnClaim('Lemonade', 'Ana');

    await ana.context.setOffline(true);
    await ana.tap('Soup');
    await expect(ana.item('Soup')).toContainText('Will claim when you are back online');
    await ben.claim('Soup', { as: 'Ben' });
    await ben.seesOwnClaim('Soup', 'Ben');

    await ana.context.setOffline(false);
    await ana.seesToast('Soup is already fully claimed.');
    await ana.seesClaimOf('Ben', 'Soup');
    await expect(ana.page.getByText('Will claim when you are back online')).toHaveCount(0);
    expect(await claimersOf(ben, link)).toMatchObject({ Soup: ['Ben'] });
  });

  test('keeps the bill on the screen when a part of the page does not arrive', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    app().faults.allow(/dynamically imported module: .*\/(ToastArea|who-)/);
    let lost = 0;
    await ana.page.route(/\/assets\/(ToastArea|who-)/, (route) => {
      lost += 1;
      return route.abort('internetdisconnected');
    });
    await ana.open(link);
    await ana.tap('Soup');
    // Both the dialog and the toast about the failure are missing.
    await expect.poll(() => lost).toBeGreaterThanOrEqual(2);
    await expect(ana.item('Soup')).toBeVisible();
    await ana.page.unrouteAll();
    await ana.page.reload();
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
  });

  test('has the item once when the answer to the first claim got lost', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    let sent = 0;
    await ana.page.route(/\/graphql\//, async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('"itemId"') || ++sent > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await ana.claim('Lemonade', { as: 'Ana', units: 1 });
    await ana.seesOwnClaim('Lemonade', 'Ana');
    await expect.poll(() => sent).toBe(2);
    expect(await claimersOf(ana, link)).toMatchObject({ Lemonade: ['Ana'] });
  });
});
