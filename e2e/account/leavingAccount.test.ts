import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

/** What the browser keeps of the site, apart from cookies and its cache. */
async function keptBy(page: Page): Promise<{ storage: string[]; databases: string[]; caches: string[] }> {
  return page.evaluate(async () => ({
    storage: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    caches: await caches.keys(),
  }));
}

describe('logging out', () => {
  const app = setUpApp();

  test('leaves nothing of the account in the browser, in no tab and behind no Back button', async () => {
    const maya = await app().accountHolder();
    await maya.signsUpAndIn('maya.leaves');
    await maya.open(await maya.createsReceipt(LUNCH));
    await maya.claim('Soup', { as: 'Maya' });
    await maya.goTo('/dashboard');
    await maya.page.evaluate(async () => {
      await new Promise((done) => (indexedDB.open('fairtab-photos').onsuccess = done));
      await (await caches.open('fairtab-receipts')).put('/live-receipt/1', new Response('private'));
    });
    const before = await keptBy(maya.page);
    expect(before.storage).toEqual(expect.arrayContaining(['sessionId', 'fairtab.tables', 'fairtab.diner']));
    const otherTab = await maya.context.newPage();
    await otherTab.goto('/profile');
    await expect(otherTab.getByText('maya.leaves').first()).toBeVisible();

    await maya.button('Log Out').click();
    await maya.seesToast('Logged out successfully');
    await expect(maya.page).toHaveURL(/\/$/);
    const after = Object.values(await keptBy(maya.page)).flat();
    expect(after.join(' ')).not.toMatch(/session|tables|diner|photos|receipts/i);
    await expect(otherTab.getByText('maya.leaves')).toHaveCount(0);

    await maya.page.goBack();
    await expect(maya.page).toHaveURL(/\/login/);
    await expect(maya.page.getByText(LUNCH.restaurantName)).toHaveCount(0);
  });

  test('leaves a guest, who only visits the log-in page, all that the browser keeps', async () => {
    const [host, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await host.createsReceipt(LUNCH));
    await ana.claim('Soup', { as: 'Ana' });
    await ana.askFromPage('mutation { logOut { __typename } }');
    await ana.goTo('/login');
    const { storage } = await keptBy(ana.page);
    expect(storage).toEqual(expect.arrayContaining(['fairtab.tables', 'fairtab.diner']));
  });
});
