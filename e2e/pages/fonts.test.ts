import type { BrowserContext, Page } from 'playwright';
import { describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { LAPTOP, PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

/** Google calls a page good below 0.1. Ours may move by a tenth of that. */
const MOST_SHIFT = 0.01;
/** Less than the height of a line, which a text would grow by that wraps in another way. */
const LINE_PX = 12;

/** Keeps the fonts back until they are let through. */
async function holdFonts(context: BrowserContext): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await context.route('**/*.woff2', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

const areLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    return ['Figtree', 'Newsreader'].every((name) => loaded.some((family) => family.replaceAll('"', '') === name));
  });

/** How much the page has moved by itself, as Chromium counts it, once it has drawn what it knows. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    entries.push(...observer.takeRecords());
    return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
  });
}

describe('amounts', () => {
  const app = setUpApp();

  /** Texts with an amount whose figures are not of equal width, or would not be in the page's fonts. */
  const unevenAmounts = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const uneven: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const draw = document.createElement('span');
      const widthOf = (text: string): number => {
        draw.textContent = text;
        return draw.getBoundingClientRect().width;
      };
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (!/\$\d/.test(data) || !parentElement?.checkVisibility()) continue;
        const next = texts.currentNode;
        parentElement.append(draw);
        if (Math.abs(widthOf('1111') - widthOf('8888')) > 0.01) uneven.push(data);
        draw.remove();
        texts.currentNode = next;
      }
      return uneven;
    });

  test('have figures of equal width everywhere, so that columns line up and nothing moves when they change', async () => {
    const [host, ana] = await Promise.all([app().host(), app().diner()]);
    const link = await host.createsReceipt(LUNCH);
    await ana.open(link);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    for (const path of [
      link,
      link.replace('live-receipt', 'shared-receipts'),
      link.replace('live-receipt', 'receipts'),
    ]) {
      await ana.goTo(path);
      await expect(ana.page.getByText(/\$\d/).first()).toBeVisible();
      await expect.poll(() => areLoaded(ana.page)).toBe(true);
      expect(await unevenAmounts(ana.page)).toEqual([]);
    }
  });
});

describe.each([
  ['a phone', PHONE],
  ['a wide screen', LAPTOP],
])('on %s', (_name, size) => {
  const app = setUpApp();

  test('words and amounts stay where they are when the fonts arrive late', async () => {
    const link = await (await app().host()).createsReceipt(LUNCH);
    for (const path of [link, '/', '/login']) {
      const { page, context } = await app().diner(size);
      const letFontsThrough = await holdFonts(context);
      // The page counts as loaded only when its fonts are.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading').first()).toBeVisible();
      // What only the device knows comes with the script, not with the fonts.
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      if (path === link) await expect(page.getByRole('textbox', { name: 'What is your name?' })).toBeVisible();
      const before = await shiftOf(page);
      const heightBefore = await page.evaluate(() => document.body.scrollHeight);
      expect(await areLoaded(page)).toBe(false);
      letFontsThrough();
      await expect.poll(() => areLoaded(page)).toBe(true);
      expect((await shiftOf(page)) - before).toBeLessThan(MOST_SHIFT);
      const grown = (await page.evaluate(() => document.body.scrollHeight)) - heightBefore;
      expect(Math.abs(grown)).toBeLessThan(LINE_PX);
    }
  });
});
