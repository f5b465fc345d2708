import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH, type Bill } from '../rig/bills';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { cutTexts, setTextSize } from '../rig/fitting';

const LONG: Bill = {
  restaurantName: 'Osteria Lunga',
  items: Array.from({ length: 30 }, (_, index) => ({ name: `Dish ${index + 1}`, price: '10.00' })),
  tax: '30.00',
  hostName: 'Priya',
  venmo: 'priya-pays',
};

/** How many dishes are whole and uncovered, between the strip at the top and the bar at the bottom. */
function dishesInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const strip = document.querySelector('section[aria-label="Live Receipt"]')?.getBoundingClientRect();
    const bar = document.querySelector('section[aria-label="Your part"]')?.getBoundingClientRect();
    const isAcross = bar !== undefined && bar.width > innerWidth * 0.9;
    const top = strip?.bottom ?? 0;
    const bottom = isAcross ? bar.top : innerHeight;
    return [...document.querySelectorAll('section[aria-label="The bill"] > ul > li')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });
}

/** Twelve dishes, three of them of several pieces, one for three people. */
const DINNER: Bill = {
  restaurantName: 'Trattoria Lucia',
  items: [
    { name: 'Bruschetta', price: '8.00' },
    { name: 'Burrata', price: '9.00' },
    { name: 'Caprese Salad', price: '10.00' },
    { name: 'Cacio e Pepe', price: '11.00' },
    { name: 'Lasagne della Nonna', price: '12.00' },
    { name: 'Margherita', price: '13.00', splitWith: 3 },
    { name: 'Diavola', price: '14.00' },
    { name: 'Tiramisu', price: '15.00' },
    { name: 'House Red', price: '16.00', quantity: 3 },
    { name: 'Sparkling Water', price: '17.00', quantity: 3 },
    { name: 'Lemonade', price: '18.00' },
    { name: 'Espresso', price: '19.00', quantity: 3 },
  ],
  tax: '20.00',
  tip: '30.00',
  hostName: 'Priya',
  venmo: 'priya-pays',
};

/** What somebody has to take in without scrolling: the controls that a finger reaches, and the words that are seen. */
function firstView(page: Page): Promise<{ controls: number; words: number }> {
  return page.evaluate(() => {
    const isReached = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 1 && hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom, width } = range.getBoundingClientRect();
      const holder = text.parentElement;
      // The folded head of the bill, and what only screen readers read.
      const isHidden =
        !holder?.checkVisibility({ visibilityProperty: true }) || holder.getBoundingClientRect().width <= 1;
      if (!isHidden && width > 1 && bottom > 0 && top < innerHeight) seen.push(text.textContent ?? '');
    }
    return {
      controls: controls.filter(isReached).length,
      words: seen
        .join(' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length,
    };
  });
}

async function isReady(diner: Diner): Promise<void> {
  await expect(diner.button('That is me')).toBeVisible();
}

describe('the rows of a live receipt', () => {
  const app = setUpApp();

  for (const { width, height, first, scrolled } of [
    { width: 390, height: 844, first: 8, scrolled: 11 },
    { width: 360, height: 640, first: 5, scrolled: 7 },
    { width: 1280, height: 800, first: 10, scrolled: 12 },
    // A phone held sideways, on which nothing but the bar with one's part stays in view.
    { width: 667, height: 375, first: 1, scrolled: 5 },
  ])
    test(`show ${first} dishes at ${width} x ${height} on arrival, and ${scrolled} after scrolling`, async () => {
      const [priya, ana] = await Promise.all([
        app().host(),
        app().diner({ ...PHONE, viewport: { width, height }, isMobile: width < 768 }),
      ]);
      await ana.open(await priya.createsReceipt(LONG));
      await isReady(ana);
      expect(await dishesInView(ana.page)).toBeGreaterThanOrEqual(first);
      await ana.item('Dish 25').scrollIntoViewIfNeeded();
      await ana.page.evaluate(() => {
        scrollTo(0, 600);
      });
      await expect.poll(() => dishesInView(ana.page)).toBeGreaterThanOrEqual(scrolled);
    });

  test('meet a newcomer with 11 whole dishes, 18 controls and 70 words', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt(DINNER));
    await isReady(ana);
    expect(await dishesInView(ana.page)).toBeGreaterThanOrEqual(11);
    const { controls, words } = await firstView(ana.page);
    expect(controls).toBeGreaterThanOrEqual(11);
    expect(controls).toBeLessThanOrEqual(18);
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(70);
  });

  test('leave two dishes whole and the way to pay in view with letters twice as large on a small phone', async () => {
    const small = { ...PHONE, viewport: { width: 360, height: 640 } };
    const [priya, ana] = await Promise.all([app().host(small), app().diner(small)]);
    const link = await priya.createsReceipt(DINNER);
    await Promise.all([priya.open(link), ana.open(link)]);
    await isReady(ana);
    for (const diner of [priya, ana]) {
      await setTextSize(diner, 200);
      await expect.poll(() => dishesInView(diner.page)).toBeGreaterThanOrEqual(2);
      expect(await cutTexts(diner)).toEqual([]);
    }
    await ana.tap('Burrata');
    await ana.page.getByRole('textbox', { name: 'Your Name' }).fill('Ana');
    await ana.button(/^Claim for /, ana.dialog()).click();
    await ana.seesOwnClaim('Burrata', 'Ana');
    const pay = ana.button(/^Pay \$10\.70/);
    await expect(pay).toBeInViewport({ ratio: 1 });
    expect(await dishesInView(ana.page)).toBeGreaterThanOrEqual(2);
    await ana.opensRow('Burrata');
    await expect(ana.button('Burrata shared by one more')).toBeInViewport({ ratio: 1 });
    expect(await cutTexts(ana)).toEqual([]);
    await expect(pay).toBeInViewport({ ratio: 1 });
    // Head and foot of a dialog leave room for what one chooses between them.
    const dialog = await ana.openPayDialog();
    const between = await dialog.evaluate((element) => {
      const [head, foot] = [element.querySelector('h2'), element.querySelector('button[type=submit]')];
      return (foot?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0);
    });
    expect(between).toBeGreaterThanOrEqual(320);
  });

  test('stay under the finger while own dishes open and close, with choices of 44 px', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(DINNER);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ben.claim('Diavola', { as: 'Ben' });
    await ben.seesOwnClaim('Diavola', 'Ben');
    await ana.seesClaimOf('Ben', 'Diavola');
    await ana.claim('Burrata', { as: 'Ana' });
    await ana.seesOwnClaim('Burrata', 'Ana');
    const top = async (item: string) => Math.round((await ana.item(item).boundingBox())?.y ?? 0);
    const before = await top('Caprese Salad');
    await expect(ana.button('Undo')).toHaveCount(0, { timeout: 10_000 });
    const bar = await ana.yourPart.boundingBox();
    await ana.tap('Caprese Salad');
    await ana.seesOwnClaim('Caprese Salad', 'Ana');
    expect(await top('Caprese Salad')).toBe(before);
    await ana.seesInBar('Added: Caprese Salad');
    await expect(ana.button('Undo')).toBeInViewport({ ratio: 1 });
    expect(await ana.yourPart.boundingBox()).toEqual(bar);
    await expect(ana.toasts).toHaveCount(0);
    for (const item of ['Burrata', 'Caprese Salad', 'Burrata', 'Burrata', 'Caprese Salad']) {
      const place = await top(item);
      await ana.ownClaim(item, 'Ana').click();
      expect(await top(item)).toBe(place);
    }
    const choices = await ana.opensRow('Burrata');
    for (const choice of await choices.getByRole('button').all()) {
      const box = await choice.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('share an own dish with a tap on a face, and take it back with one', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await ben.claim('Lemonade', { as: 'Ben', units: 1 });
    await ben.seesOwnClaim('Lemonade', 'Ben');
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    const choices = await ana.opensRow('Soup');
    await ana.button('Share Soup with Ben', choices).click();
    await ben.sees('Ana shares Soup with you');
    await ana.owes('$5.50');
    await ana.button('Just me', choices).click();
    await ana.owes('$11.00');
    await expect(ben.page.getByText('Ana shares Soup with you')).toHaveCount(0);
    // No toast covers what the row shows already.
    await expect(ana.toasts.filter({ hasText: 'claimed' })).toHaveCount(0, { timeout: 10_000 });
  });

  test('leave the first dish of a usual bill in the upper 120 px', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt(LUNCH));
    expect((await ana.item('Soup').boundingBox())?.y).toBeLessThanOrEqual(120);
  });

  test('make a bill of 30 lines at most 2,200 px long on a phone', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt(LONG));
    await isReady(ana);
    expect(await ana.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_200);
  });

  test('keep height and place while others claim, pay and give back', async () => {
    const [priya, ana, ben] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await Promise.all([ana.open(link), ben.open(link)]);
    await isReady(ana);
    const boxes = () =>
      Promise.all(
        LUNCH.items.map(async ({ name }) => {
          const box = await ana.item(name).boundingBox();
          return { y: box?.y, height: box?.height };
        }),
      );
    const before = await boxes();
    await ben.claim('Soup', { as: 'Ben', sharedBy: 3 });
    await ana.seesClaimOf('Ben', 'Soup', '1/3');
    expect(await boxes()).toEqual(before);
    await ben.claim('Lemonade', { units: 1 });
    await ana.seesClaimOf('Ben', 'Lemonade');
    expect(await boxes()).toEqual(before);
    await ben.payAll('Cash');
    await ana.seesClaimOf('Ben', 'Soup', 'paid');
    expect(await boxes()).toEqual(before);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.unclaim('Soup', 'Ana');
    expect(await boxes()).toEqual(before);
  });

  test('never open payment under a finger: 100 double taps claim 100 dishes and nothing else', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    const items = Array.from({ length: 101 }, (_, index) => ({ name: `Dish ${index + 1}`, price: '1.00' }));
    await ana.open(await priya.createsReceipt({ ...LUNCH, items, tax: '0.00', total: '101.00' }));
    await ana.claim('Dish 101', { as: 'Ana' });
    await ana.seesOwnClaim('Dish 101', 'Ana');
    for (const { name } of items.slice(0, 100)) {
      const row = ana.item(name);
      await row.scrollIntoViewIfNeeded();
      // One frame between the taps: much less than the 250 ms of a trembling finger.
      await row.getByRole('button', { name: /^Claim / }).evaluate(async (button: HTMLButtonElement) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const tap = (): void => {
          const under = document.elementFromPoint(left + width / 2, top + height / 2);
          if (under instanceof HTMLElement) under.click();
        };
        tap();
        await new Promise((done) => requestAnimationFrame(done));
        tap();
      });
      expect(await ana.page.locator('dialog[open]').count()).toBe(0);
    }
    await ana.owes('$101.00');
  });

  test('report no payment when the pay button is tapped twice', async () => {
    const [priya, ana] = await Promise.all([
      app().host(),
      app().diner({ ...PHONE, viewport: { width: 320, height: 640 } }),
    ]);
    await ana.open(await priya.createsReceipt(LUNCH));
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    // The dialog's code is on the device, as it is a moment after the page has opened.
    await expect(await ana.openPayDialog()).toBeVisible();
    await ana.page.keyboard.press('Escape');
    await expect(ana.dialog()).toHaveCount(0);
    const box = await ana.button(/^Pay \$11\.00/).boundingBox();
    const { touchscreen } = ana.page;
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    // Both are sent at once: a busy machine that answers the first one late would make them two taps.
    await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)]);
    await expect(ana.button('I paid $11.00', ana.dialog())).toBeVisible();
    await expect(ana.toasts.filter({ hasText: /paid|Payment/ })).toHaveCount(0);
    await ana.owes('$11.00');
  });

  test('give an own dish back once they are open, which can be undone', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt(LUNCH));
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.unclaim('Soup', 'Ana');
    await ana.seesInBar('Item unclaimed');
    await ana.button('Undo').click();
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.owes('$11.00');
  });

  test('count the pieces of an own dish with a stepper', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt(LUNCH));
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.tap('Lemonade');
    await ana.seesOwnClaim('Lemonade', 'Ana');
    await ana.opensRow('Lemonade');
    await expect(ana.item('Lemonade')).toContainText('1 of 2');
    await ana.button('One more Lemonade').click();
    await ana.owes('$22.00');
    await expect(ana.item('Lemonade')).toContainText('all 2');
    await ana.button('One less Lemonade').click();
    await ana.owes('$16.50');
    await expect(ana.item('Lemonade')).not.toContainText('all 2');
  });
});

describe('a newcomer', () => {
  const app = setUpApp();

  test('says the name once, and then every claim is one tap', async () => {
    const [priya, ana] = await Promise.all([app().host(), app().diner()]);
    await ana.open(await priya.createsReceipt(LUNCH));
    await ana.page.getByRole('textbox', { name: 'What is your name?' }).fill('Ana');
    await ana.page.keyboard.press('Enter');
    await ana.sees('Hello Ana!');
    await ana.tap('Soup');
    await ana.seesOwnClaim('Soup', 'Ana');
    await ana.button('Pay $11.00 in cash').click();
    await ana.button('I paid $11.00', ana.dialog()).click();
    await ana.seesAllPaid();
  });

  test('with a name that is at the table already is asked, and both can be told apart', async () => {
    const [priya, ana, other] = await Promise.all([app().host(), app().diner(), app().diner()]);
    const link = await priya.createsReceipt(LUNCH);
    await ana.open(link);
    await ana.claim('Soup', { as: 'Ana' });
    await ana.seesOwnClaim('Soup', 'Ana');
    await other.open(link);
    await other.seesClaimOf('Ana', 'Soup');
    await other.page.getByRole('textbox', { name: 'What is your name?' }).fill('ana');
    await other.button('That is me').click();
    await other.sees('There is Ana at the table already. Is it you?');
    await other.button('It is me').click();
    await other.tap('Sandwich');
    await other.seesOwnClaim('Sandwich', 'ana');
    await ana.seesClaimOf('ana 2', 'Sandwich');
    await expect(ana.page.getByRole('region', { name: 'People' }).getByText('ana 2')).toBeVisible();
  });
});
