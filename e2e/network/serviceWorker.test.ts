import { afterEach, beforeEach, describe, inject, test } from 'vitest';
import type { Browser } from 'playwright';
import { App } from '../rig/app';
import { LUNCH } from '../rig/bills';
import { openBrowser } from '../rig/browser';
import { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { NextVersion } from '../rig/NextVersion';
import { cachedPaths, waitForWorker, waitUntilCached } from '../rig/worker';

let server: NextVersion;
let browser: Browser;
let app: App;
beforeEach(async () => {
  server = new NextVersion(inject('productUrl'));
  await server.start();
  browser = await openBrowser(inject('chromiumPath'));
  app = new App({ url: server.url, browser });
});
afterEach(async () => {
  await app.close();
  await browser.close();
  server.close();
  expect(app.faults.take()).toEqual([]);
});

const OFFER = 'A new version is ready';

/** Counts how often the page is loaded. */
function countLoads({ page }: Diner): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** What the browser does by itself when it opens a page, and the app when it comes back to the front. */
async function looksForUpdate({ page }: Diner): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

/** Waits until the page runs the code of a version (NextVersion.ts). */
async function runs(version: string, { page }: Diner): Promise<void> {
  await expect(page.locator(`script[src$="${version}.js"]`)).toHaveCount(1);
}

describe('the first visit', () => {
  test('is not slowed down by the worker, which fetches no file twice', async () => {
    const priya = await app.host();
    const link = await priya.createsReceipt(LUNCH);
    // Not by the app's own contexts: they may route requests, for which the browser does without its cache.
    const context = await browser.newContext({ baseURL: server.url });
    const ana = new Diner({ context, page: await context.newPage() });
    await ana.open(link);
    await ana.page.waitForLoadState('networkidle');
    expect(server.requests.has('/serviceWorker.js')).toBe(false);

    await waitForWorker(ana);
    const twice = [...server.requests].filter(([path, times]) => path.startsWith('/assets/') && times > 1);
    expect(twice).toEqual([]);
    await context.close();
  });

  test('caches what only a diner at the table needs once the page is used', async () => {
    const [priya, ana] = await Promise.all([app.host(), app.diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await waitForWorker(ana);
    const paths = async () =>
      Object.values(await cachedPaths(ana))
        .flat()
        .join(' ');
    expect(await paths()).toMatch(/LiveReceiptScreen/);
    expect(await paths()).not.toMatch(/TreatDialog|HomeScreen/);
    await waitUntilCached(ana);
    await expect.poll(paths).toMatch(/TreatDialog/);
  });

  test('leaves code and an empty page in the caches, and nothing of a receipt', async () => {
    const [priya, ana] = await Promise.all([app.host(), app.diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await waitForWorker(ana);
    await ana.page.reload();
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    const paths = Object.values(await cachedPaths(ana)).flat();
    expect(paths).toContain('/app-shell.html');
    expect(paths.join(' ')).toMatch(/LiveReceiptScreen.*who-|who-.*LiveReceiptScreen/);
    expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual(['/app-shell.html']);
  });
});

describe('a new version', () => {
  test('is offered, reloads nothing by itself, and takes all tabs along after one tap', async () => {
    const [priya, ana] = await Promise.all([app.host(), app.diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await waitUntilCached(ana);
    const other = await ana.opensAgain();
    await other.open(link);
    await expect(await other.openClaimDialog('Soup')).toBeVisible();
    // The code that listens for a new version is loaded when the page is idle.
    const loaded = () =>
      other.page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    await expect.poll(loaded).toContain('registerWorker');
    const before = Object.values(await cachedPaths(ana)).flat();
    const loads = [countLoads(ana), countLoads(other)];

    server.install();
    await ana.page.bringToFront();
    await looksForUpdate(ana);
    await ana.seesToast(OFFER);
    expect(loads.map((count) => count())).toEqual([0, 0]);

    await ana.button('Update').click();
    await runs('.v2', ana);
    await expect(ana.item('Soup')).toBeVisible();
    expect(loads[0]?.()).toBe(1);
    // Somebody has a dialog open on the other tab: it is not reloaded, and asked when the dialog is closed.
    await other.page.bringToFront();
    await expect(other.dialog('Claim Item')).toBeVisible();
    await other.page.keyboard.press('Escape');
    await other.seesToast(OFFER);
    expect(loads[1]?.()).toBe(0);
    await other.button('Update').click();
    await runs('.v2', other);

    const after = Object.values(await cachedPaths(ana)).flat();
    // Fonts and styles are the same in both versions. The code of the version before is gone.
    expect(after.filter((path) => path.endsWith('.js') && before.includes(path))).toEqual([]);
    await ana.context.setOffline(true);
    await ana.page.reload();
    await expect(ana.item('Soup')).toBeVisible();
    await runs('.v2', ana);
  });

  test('brings back a page of the version before whose code is gone', async () => {
    app.faults.allow(/Failed to fetch dynamically imported module/);
    const ana = await app.diner();
    await ana.goTo('/');
    await expect(ana.page.getByRole('link', { name: 'Split a receipt' })).toBeVisible();
    server.install();
    await ana.page.getByRole('link', { name: 'Split a receipt' }).click();
    await expect(ana.button('Continue to Manual Entry')).toBeVisible();
    await runs('.v2', ana);
  });
});

describe('a worker that is taken out of service', () => {
  test('goes away with its caches, and the page works on without it', async () => {
    const [priya, ana] = await Promise.all([app.host(), app.diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await waitForWorker(ana);
    const loads = countLoads(ana);

    server.retire();
    await looksForUpdate(ana);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    expect(loads()).toBe(0);

    await expect(async () => {
      // A worker goes for good when no page is under its control any more.
      await ana.page.goto('about:blank');
      await ana.open(link);
      const left = await ana.page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return [(await caches.keys()).length, registrations.length, navigator.serviceWorker.controller?.state ?? null];
      });
      expect(left).toEqual([0, 0, null]);
    }).toPass({ timeout: 60_000 });
    await ana.seesOwnClaim('Soup', 'Ana');
  });
});
