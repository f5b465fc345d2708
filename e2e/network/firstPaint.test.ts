import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { PASSWORD } from '../rig/AccountHolder';
import type { Diner } from '../rig/Diner';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';
import { PHONE } from '../rig/browser';
import { setUpApp } from '../rig/setUpApp';

const RECEIPT_PHOTO = fileURLToPath(new URL('../../worker/ocr/testing/photos/1008.jpg', import.meta.url));

/** Holds the page's scripts back, as a weak signal does. @returns lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Runs in a page before its own scripts. */
function remembersAna(): void {
  localStorage.setItem('fairtab.diner', JSON.stringify({ name: 'Ana', email: '', phone: '' }));
}

/** Whether the colour of a claim lies over the row of a dish. */
function hasColour(diner: Diner, item: string): Promise<boolean> {
  return diner.item(item).evaluate((row) => new DOMMatrix(getComputedStyle(row, '::before').transform).a === 1);
}

/** Watches the row of a dish from now on. @returns how many frames were drawn without the colour of a claim */
async function watchesColour(diner: Diner, item: string): Promise<() => Promise<number>> {
  const row = await diner.item(item).elementHandle();
  await row.evaluate((watched) => {
    const seen = { lost: 0 };
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      if (new DOMMatrix(getComputedStyle(watched, '::before').transform).a !== 1) seen.lost++;
      requestAnimationFrame(look);
    });
  });
  return () => diner.page.evaluate(() => (window as unknown as { seen: { lost: number } }).seen.lost);
}

describe('a page before its script has arrived', () => {
  const app = setUpApp();

  test('shows the bill, and does a tap as soon as it can', async () => {
    const [host, diner] = await Promise.all([app().host(), app().diner()]);
    const link = await host.createsReceipt(LUNCH);
    await diner.open(link);
    await diner.claim('Soup', { as: 'Ana' });
    await diner.seesOwnClaim('Soup', 'Ana');

    const release = await holdScripts(diner.page);
    await diner.page.goto(link, { waitUntil: 'commit' });
    await expect(diner.item('Sandwich')).toBeVisible();
    await diner.tap('Sandwich');
    release();
    await diner.seesOwnClaim('Sandwich', 'Ana');
  });

  test('shows a tap on a dish as taken at once, and goes on with it without a flicker', async () => {
    const [host, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await host.createsReceipt(LUNCH);
    await ana.page.addInitScript(remembersAna);
    const release = await holdScripts(ana.page);
    await ana.page.goto(link, { waitUntil: 'commit' });
    await expect(ana.item('Soup')).toBeVisible();
    const place = await ana.item('Soup').boundingBox();
    await ana.tap('Soup');
    expect(await hasColour(ana, 'Soup')).toBe(true);
    expect(await hasColour(ana, 'Sandwich')).toBe(false);
    expect(await ana.item('Soup').boundingBox()).toEqual(place);
    const lostColour = await watchesColour(ana, 'Soup');
    release();
    await ana.seesOwnClaim('Soup', 'Ana');
    await expect(ana.page.locator('[data-early]')).toHaveCount(0);
    expect(await lostColour()).toBe(0);
    expect(await hasColour(ana, 'Soup')).toBe(true);
  });

  test('shows a tap of somebody new as a tap only, because it asks for a name', async () => {
    const [host, newcomer] = await Promise.all([app().host(), app().diner()]);
    const link = await host.createsReceipt(LUNCH);
    const release = await holdScripts(newcomer.page);
    await newcomer.page.goto(link, { waitUntil: 'commit' });
    await expect(newcomer.item('Soup')).toBeVisible();
    await newcomer.tap('Soup');
    await expect(newcomer.page.locator('[data-early]')).toHaveCount(1);
    expect(await hasColour(newcomer, 'Soup')).toBe(false);
    release();
    await expect(newcomer.page.getByRole('dialog')).toBeVisible();
    await expect(newcomer.page.locator('[data-early]')).toHaveCount(0);
  });

  test('has room for the question for a name, unless this device knows it', async () => {
    const host = await app().host();
    const link = await host.createsReceipt(LUNCH);
    const heights = async (diner: Diner): Promise<(number | undefined)[]> => {
      const bar = diner.page.getByRole('region', { name: 'Your part' });
      const release = await holdScripts(diner.page);
      await diner.page.goto(link, { waitUntil: 'commit' });
      await expect(bar).toBeVisible();
      const before = (await bar.boundingBox())?.height;
      release();
      await diner.page.waitForLoadState('networkidle');
      return [before, (await bar.boundingBox())?.height];
    };
    const [newcomer, ana] = await Promise.all([app().diner(), app().diner()]);
    const [before, after] = await heights(newcomer);
    expect(after).toBeCloseTo(before ?? NaN, 0);
    await expect(newcomer.page.getByRole('textbox', { name: 'What is your name?' })).toBeVisible();
    await ana.page.addInitScript(remembersAna);
    const [known, knownAfter] = await heights(ana);
    expect(knownAfter).toBeCloseTo(known ?? NaN, 0);
    expect(known).toBeLessThan(before ?? NaN);
  });

  test('is taken over by the wizard and not drawn again, unless this device keeps a draft', async () => {
    const { page } = await app().host();
    const isFirstDrawingKept = async (): Promise<boolean> => {
      const release = await holdScripts(page);
      await page.goto('/submit-receipt', { waitUntil: 'commit' });
      const heading = await page.getByRole('heading', { name: 'Got the bill in front of you?' }).elementHandle();
      release();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      return heading.evaluate(({ isConnected }) => isConnected);
    };
    expect(await isFirstDrawingKept()).toBe(true);
    await page.getByRole('button', { name: 'Continue to Manual Entry' }).click();
    await page.getByLabel('Restaurant Name').fill('Corner Deli');
    expect(await isFirstDrawingKept()).toBe(false);
    await expect(page.getByLabel('Restaurant Name')).toHaveValue('Corner Deli');
  });

  test('keeps what is typed, and sends the form that was submitted', async () => {
    const [elsewhere, maya] = await Promise.all([app().accountHolder(), app().accountHolder()]);
    await elsewhere.signsUp('maya.early');
    const { page } = maya;
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Username' }).fill('maya.early');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
    release();
    await maya.seesDashboard();
  });

  test('keeps what is typed where somebody has to sign in again, because the session was ended elsewhere', async () => {
    const [maya, elsewhere] = await Promise.all([app().accountHolder(), app().accountHolder()]);
    await maya.signsUpAndIn('maya.again');
    await elsewhere.logsIn('maya.again');
    await elsewhere.askFromPage('mutation { endOtherSessions { __typename } }');

    const { page } = maya;
    const release = await holdScripts(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await maya.sees('Your session has ended. Please sign in again.');
    await page.getByRole('textbox', { name: 'Username' }).fill('maya.again');
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await maya.button('Sign In').click();
    await maya.seesDashboard();
  });

  test('keeps what is typed into several fields of a form', async () => {
    const { page } = await app().accountHolder(PHONE);
    const release = await holdScripts(page);
    await page.goto('/reset-password?token=unknown', { waitUntil: 'commit' });
    const first = page.getByLabel('New password', { exact: true });
    const second = page.getByLabel('Repeat new password', { exact: true });
    await first.fill('lantern on the table');
    await second.fill('lantern on the table');
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    // Whoever types on makes the screen render what it knows.
    await second.press('End');
    await second.pressSequentially('!');
    await expect(first).toHaveValue('lantern on the table');
    await expect(second).toHaveValue('lantern on the table!');
  });

  test('opens the pay app at once, and asks about the payment later', async () => {
    const [priya, ana] = await Promise.all([app().accountHolder(), app().accountHolder(PHONE)]);
    await Promise.all([priya.signsUpAndIn('priya.early'), ana.signsUpAndIn('ana.early')]);
    await priya.savesVenmo('priya-pays');
    const details = await priya.uploads({
      restaurantName: 'Luna Rossa',
      items: [{ name: 'Margherita', price: '18.00' }],
    });
    await ana.open(details.replace('receipts', 'live-receipt'));
    await ana.claim('Margherita', { as: 'Ana' });
    await ana.seesOwnClaim('Margherita', 'Ana');

    const { page } = ana;
    const release = await holdScripts(page);
    await page.goto(`${details}/payment`, { waitUntil: 'commit' });
    const [payApp] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Pay $18.00 with Venmo' }).click(),
    ]);
    await expect(payApp).toHaveURL(/venmo\.com\/priya-pays\?/);
    await payApp.close();
    release();
    await ana.seesToast('Payment initiated!');
    expect(ana.context.pages()).toEqual([page]);
    await page.reload();
    await expect(ana.button('Yes, I paid $18.00')).toBeVisible();
  });

  test('keeps a photo that is chosen on a screen that starts from what the device remembers', async () => {
    const host = await app().host(PHONE);
    const release = await holdScripts(host.page);
    await host.page.goto('/submit-receipt', { waitUntil: 'commit' });
    await host.page.locator('input[type=file][aria-label="Photo of the receipt"]').setInputFiles(RECEIPT_PHOTO);
    release();
    await expect(host.button('Process Receipt')).toBeVisible();
  });
});

describe('a browser without JavaScript', () => {
  const app = setUpApp();

  test('shows the bill, who had what, what is left and how to pay the host', async () => {
    const [host, diner] = await Promise.all([app().host(), app().diner()]);
    const link = await host.createsReceipt(LUNCH);
    await diner.open(link);
    await diner.claim('Soup', { as: 'Ana' });
    await diner.seesOwnClaim('Soup', 'Ana');

    const reader = await app().diner({ javaScriptEnabled: false });
    await reader.goTo(link);
    await reader.seesClaimOf('Ana', 'Soup');
    await expect(reader.heading('Not claimed yet')).toBeVisible();
    await expect(reader.page.locator('noscript section')).toBeVisible();
    await expect(reader.page.locator('body > noscript')).toBeVisible();
    await expect(reader.page.getByRole('button')).toHaveCount(0);
  });
});
