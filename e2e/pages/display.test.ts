import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { brokenWords } from '../rig/brokenWords';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { paperOf, withoutBlanks } from '../rig/paperOf';
import { setUpApp } from '../rig/setUpApp';

const styleOf = (element: Locator, property: 'backgroundColor' | 'borderTopColor' | 'fill'): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property);

/** Colours change by transitions, and a step only when its screen is there. */
async function differ(details: { one: Locator; other: Locator; property: 'backgroundColor' | 'borderTopColor' }) {
  const { one, other, property } = details;
  await expect
    .poll(async () => (await styleOf(one, property)) !== (await styleOf(other, property)), { message: property })
    .toBe(true);
}

const doubleText = (page: Page): Promise<unknown> =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

/** What can be tapped and is lower or narrower than 44 px, by its text. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a, summary, label:has(input), input:not([type=radio], [type=checkbox], [type=file])',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.width > 1 && (box.height < 43.9 || box.width < 43.9))
      .map(({ element, box }) => `${element.innerText || element.ariaLabel} ${box.width}x${box.height}`),
  );

describe('a printed receipt', () => {
  const app = setUpApp();

  async function claimedReceipt() {
    const host = await app().host();
    const live = await host.createsReceipt(LUNCH);
    const { receipt } = await host.ask<{ receipt: { items: { id: string }[] } }>(
      'query ($id: ID!) { receipt(id: $id) { items { id } } }',
      { id: live.split('/').at(-1) },
    );
    const ana = await app().diner();
    await ana.ask(
      'mutation ($input: ClaimItemInput!) { claimItem(input: $input) { __typename ... on Error { message } } }',
      { input: { itemId: receipt.items[0]?.id, claimerName: 'Ana' } },
    );
    return { host, ana, live };
  }

  test('is the bill with who had what and who owes what, without the page around it', async () => {
    const { host, live } = await claimedReceipt();
    for (const path of [live, live.replace('/live-receipt/', '/receipts/')]) {
      await host.goTo(path);
      await host.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const paper = host.page.locator('[data-printed]');
      await expect(paper.getByRole('heading', { name: 'Who owes what' })).toBeVisible();
      await expect(paper.getByRole('heading', { name: 'Corner Deli' })).toBeVisible();
      await expect(paper).toContainText('2 × Lemonade ($5.00 each)$10.00');
      await expect(paper).toContainText('Anaowes $11.00');
      await expect(paper).toContainText('Not claimed yet$33.00');
      await expect(host.page.getByRole('main')).toBeHidden();
      await host.page.emulateMedia({ media: 'screen', colorScheme: null });
      await expect(paper).toHaveCount(0);
      await expect(host.page.getByRole('main')).toBeVisible();
    }
  });

  test('is whole on paper, right after the page came and later', async () => {
    const { live } = await claimedReceipt();
    const ben = await app().diner();
    await ben.goTo(live);
    await ben.sees('Lemonade');
    expect(await paperOf(ben.page)).toContain('Lemonade');
    await expect.poll(() => paperOf(ben.page)).toContain(withoutBlanks('Who owes what'));
    const paper = await paperOf(ben.page);
    for (const text of ['Corner Deli', '2 × Lemonade', 'Not claimed yet', 'still to pay'])
      expect(paper).toContain(withoutBlanks(text));
    expect(paper).not.toContain(withoutBlanks('Submit Receipt'));
    await expect(ben.page.getByRole('main')).toBeVisible();
  });

  test('is the bill before the code has come, too: with its sums, and without buttons and navigation', async () => {
    const { live } = await claimedReceipt();
    const ben = await app().diner(PHONE);
    await ben.page.route('**/assets/*.js', (route) => route.abort());
    await ben.goTo(live);
    await expect(ben.item('Lemonade')).toBeVisible();
    const paper = await paperOf(ben.page);
    for (const text of ['Corner Deli', 'Soup', 'Ana', 'Sandwich', '2 × Lemonade', 'Tax', 'Total', '$44.00'])
      expect(paper).toContain(withoutBlanks(text));
    for (const text of [
      'Skip to content',
      'Submit Receipt',
      'Fairtab',
      'Menu',
      'Share',
      'Refresh',
      'Sign In',
      'Your part',
    ])
      expect(paper).not.toContain(withoutBlanks(text));
    await ben.page.emulateMedia({ media: 'print' });
    await expect(ben.page.getByRole('button')).toHaveCount(0);
    const fixed = await ben.page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed',
        ).length,
    );
    expect(fixed).toBe(0);
  });

  test('says to a diner only that others still have to pay', async () => {
    const { live } = await claimedReceipt();
    const ben = await app().diner();
    await ben.goTo(live);
    await ben.page.emulateMedia({ media: 'print' });
    const paper = ben.page.locator('[data-printed]');
    await expect(paper).toContainText('Anastill to pay');
    await expect(paper).not.toContainText('owes $');
  });
});

describe('forced colours', () => {
  const app = setUpApp();

  test('show the step of the wizard and the chosen of several words', async () => {
    const host = await app().host(PHONE);
    await host.page.emulateMedia({ forcedColors: 'active' });
    await host.startReceipt();
    const steps = host.page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
    await differ({ one: steps.nth(1), other: steps.nth(2), property: 'borderTopColor' });
    const [byItem, evenly] = ['Split by item', 'Split evenly'].map((text) =>
      host.page.locator('label').filter({ hasText: text }),
    ) as [Locator, Locator];
    await differ({ one: byItem, other: evenly, property: 'backgroundColor' });
  });
});

describe('forced colours on a receipt', () => {
  const app = setUpApp();

  test('draw a circle only at dishes that can be taken', async () => {
    const [host, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const live = await host.createsReceipt(LUNCH);
    await ana.open(live);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ben.page.emulateMedia({ forcedColors: 'active' });
    for (const path of [live, live.replace('/live-receipt/', '/shared-receipts/')]) {
      await ben.goTo(path);
      const [taken, open] = [/Soup/, /Sandwich/].map((name) =>
        ben.page.getByRole('listitem').filter({ hasText: name }).first(),
      );
      const circles = (row: Locator | undefined) =>
        row?.evaluate(
          (element) =>
            [...element.querySelectorAll('span')].filter((part) => {
              const { borderTopStyle, borderTopWidth, width, height } = getComputedStyle(part);
              return borderTopStyle === 'solid' && borderTopWidth !== '0px' && width === '28px' && height === '28px';
            }).length,
        );
      await expect.poll(() => circles(open), { message: path }).toBe(1);
      expect(await circles(taken), path).toBe(0);
    }
  });
});

describe('text at 200%', () => {
  const app = setUpApp();

  test('leaves the menu on the screen', async () => {
    const visitor = await app().host(PHONE);
    await visitor.goTo('/login');
    await doubleText(visitor.page);
    await visitor.button('Menu').click();
    const menu = visitor.page.getByRole('menu');
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  test('breaks no price of a dish in two', async () => {
    const host = await app().host();
    const diner = await app().diner({ ...PHONE, viewport: { width: 320, height: 640 } });
    await diner.open(await host.createsReceipt(LUNCH));
    await doubleText(diner.page);
    const price = diner.item('Sandwich').getByText('$22.00', { exact: true });
    const { height, lineHeight } = await price.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      lineHeight: parseFloat(getComputedStyle(element).lineHeight),
    }));
    expect(height).toBeLessThan(1.5 * lineHeight);
  });

  test('keeps the words of a sheet that is scrolled apart', async () => {
    const host = await app().host({ ...PHONE, viewport: { width: 360, height: 640 } });
    await host.open(await host.createsReceipt(LUNCH));
    await doubleText(host.page);
    await host.opensMore();
    const link = host.dialog('More at this table').getByRole('link', { name: /^Evening/ });
    expect(await link.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  });

  test('leaves room for the words of a toast', async () => {
    const host = await app().host(PHONE);
    await host.startReceipt();
    await expect(host.heading('What is on the bill?')).toBeVisible();
    await doubleText(host.page);
    await host.button('Review').click();
    await host.seesToast('Add some items');
    const words = host.toasts.getByText('Please add at least one item to your receipt.');
    expect((await words.boundingBox())?.width).toBeGreaterThan(240);
  });
});

describe('no word is broken in two', () => {
  const app = setUpApp();

  // A browser whose letters are twice as large takes 768 px for a phone, which only a real setting of the browser does.
  test.each([
    [360, '200%'],
    [768, '100%'],
    [1280, '200%'],
  ])('at %i px with text at %s', async (width, fontSize) => {
    const host = await app().host();
    const diner = await app().diner({ ...PHONE, viewport: { width, height: 800 } });
    const live = await host.createsReceipt(LUNCH);
    const shared = live.replace('/live-receipt/', '/shared-receipts/');
    for (const path of ['/', '/submit-receipt', live, shared]) {
      await diner.goTo(path);
      await expect(diner.page.getByRole('heading', { level: 1 })).toBeVisible();
      await diner.page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      expect(await brokenWords(diner.page), path).toEqual([]);
    }
  });
});

describe('letters of twice the size on a small phone', () => {
  const app = setUpApp();

  test('break no word of an account’s pages, and make none wider than the screen', async () => {
    const ana = await app().accountHolder({ ...PHONE, viewport: { width: 360, height: 640 } });
    await ana.signsUpAndIn('ana.letters');
    await ana.createsReceipt({ ...LUNCH, restaurantName: 'Restaurante Internacional' });
    for (const path of ['/summary', '/notifications', '/dashboard', '/people', '/profile', '/payment-methods']) {
      await ana.goTo(path);
      await expect(ana.page.getByRole('heading', { level: 1 })).toBeVisible();
      await doubleText(ana.page);
      expect(await ana.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      expect(await brokenWords(ana.page), path).toEqual([]);
    }
  });
});

describe('a table of the business summary', () => {
  const app = setUpApp();

  test('shades the edge behind which it goes on with large letters, and scrolls with the keyboard', async () => {
    const ana = await app().accountHolder({ ...PHONE, viewport: { width: 360, height: 640 } });
    await ana.signsUpAndIn('ana.sideways');
    await ana.createsReceipt({ ...LUNCH, restaurantName: 'Restaurante Internacional' });
    await ana.goTo('/summary');
    await expect(ana.page.getByRole('table', { name: 'By restaurant' })).toBeVisible();
    const wide = ana.page.getByRole('group', { name: 'By restaurant' });
    await expect(wide).toHaveCount(0);
    await doubleText(ana.page);
    await expect(wide).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
    await wide.focus();
    await expect(wide).toBeFocused();
    await ana.page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

describe('what can be tapped', () => {
  const app = setUpApp();

  test.each(['/', '/login', '/signup', '/forgot-password', '/submit-receipt'])(
    'is at least 44 px high and wide on %s',
    async (path) => {
      const visitor = await app().host(PHONE);
      await visitor.goTo(path);
      await expect(
        visitor.page.getByRole('main').getByRole('button').or(visitor.page.getByRole('link')).first(),
      ).toBeVisible();
      expect(await smallTargets(visitor.page)).toEqual([]);
    },
  );

  test('is so in the form of the wizard, too', async () => {
    const host = await app().host(PHONE);
    await host.startReceipt();
    await expect(host.heading('What is on the bill?')).toBeVisible();
    expect(await smallTargets(host.page)).toEqual([]);
  });
});
