import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, test } from 'vitest';
import { problemsOn } from '../rig/axe';
import { setUpApp } from '../rig/setUpApp';
import { PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import type { Host } from '../rig/Host';

/** A photo of five items for 22.25, tax 2.22, total 24.47, without a date. */
const PUPUSERIA = fileURLToPath(new URL('../../worker/ocr/testing/photos/1008.jpg', import.meta.url));
const DISHES = [
  { name: 'CHicharon', units: 1 },
  { name: 'Pupusa Queso', units: 3 },
  { name: 'Platanos Orden', units: 1 },
  { name: 'Diet coke', units: 1 },
  { name: 'Quesadilla salvadorena', units: 2 },
];
/** The first photo starts the reader, which is slow while other tests run. */
const READING_MS = 60_000;

/** Chooses a file once the screen reacts, so that these tests are about reading alone. */
async function chooses(host: Host, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await host.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await host.page.locator('input[type=file][aria-label="Photo of the receipt"]').setInputFiles(file);
}

/** What the host has to take in below the head of the page: controls, the choices of a tip among them, and words that are seen. */
function contentOf(page: Page): Promise<{ controls: number; tips: number; words: number }> {
  return page.locator('main').evaluate((main) => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = '';
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement && isSeen(parentElement)) words += ` ${textContent ?? ''}`;
    }
    return {
      tips: [...main.querySelectorAll('input[type=radio]')].filter(isSeen).length,
      controls: [...main.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(isSeen).length,
      words: words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
    };
  });
}

async function uploadsPhoto(host: Host, photo: string): Promise<void> {
  await chooses(host, photo);
  await host.button('Process Receipt').click();
}

describe('a photographed receipt', () => {
  const app = setUpApp();

  test('becomes a bill that its host checks beside the photo, confirms, shares and splits', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/submit-receipt');
    await uploadsPhoto(host, PUPUSERIA);
    await host.sees('Processing your receipt...');
    await expect(host.page.getByText('Reading the words')).toBeVisible();
    await expect(host.heading('Is this right?')).toBeVisible({ timeout: READING_MS });
    await host.seesToast('Found 5 items. Please check them.');

    await expect(host.button('Edit Restaurant Dona Mercedes Restaurant')).toBeVisible();
    // What few bills need is folded.
    await expect(host.button('Edit Tax $2.22')).toBeHidden();
    await host.page.getByText('More on the bill').click();
    await expect(host.button('Edit Tax $2.22')).toBeVisible();
    await expect(host.button('Edit Printed total $24.47')).toBeVisible();
    await host.page.getByText('More on the bill').click();
    await host.button(/^Edit Pupusa Queso 3 × /).click();
    await expect(host.row(2).getByRole('textbox', { name: 'Item 2' })).toBeFocused();
    await expect(host.row(2).getByRole('spinbutton', { name: 'Qty' })).toHaveValue('3');

    // The date is not on the photo. It is marked until the host enters it.
    await expect(host.button(/^Edit Date/)).toHaveAccessibleDescription(/Not found on the photo/);
    await host.button(/^Edit Date/).click();
    await host.page.getByLabel('Date').fill('2026-11-20');
    await expect(host.page.getByText('Not found on the photo')).toHaveCount(0);

    await host.button('Done').click();
    await host.sees('Every amount is confirmed by the sums on the receipt');
    const { controls, tips, words } = await contentOf(host.page);
    expect(tips).toBe(5);
    expect(controls - tips).toBeLessThanOrEqual(14);
    expect(words).toBeLessThanOrEqual(110);
    expect(await problemsOn(host.page)).toEqual([]);
    await host.page.getByText('Pay me by').click();
    await host.page.getByRole('checkbox', { name: /^Cash/ }).check();
    await host.button('I confirm this information is accurate').click();
    await host.sees('Ready for the table?');
    await host.button('Submit Receipt').click();
    const link = await host.sharedLink();

    const ana = await app().diner();
    await ana.open(link);
    for (const { name, units } of DISHES) await ana.claim(name, { as: 'Ana', ...(units > 1 ? { units } : {}) });
    await ana.owes('$24.47');
    await ana.payAll('Cash');
    await host.open(link);
    await host.expectRemaining('$0.00');
  });

  test('is judged before it is sent: another one is taken with one tap, or the poor one is used anyway', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/submit-receipt');
    const soft = await sharp(await sharp(PUPUSERIA).rotate().toBuffer())
      .blur(4)
      .jpeg()
      .toBuffer();
    const shaken = { name: 'shaken.jpg', mimeType: 'image/jpeg', buffer: soft };
    await chooses(host, shaken);
    await host.sees('Hold still');
    await expect(host.button('Process Receipt')).toHaveCount(0);
    expect(await problemsOn(host.page)).toEqual([]);
    await host.page.locator('input[type=file][aria-label="Another photo instead"]').setInputFiles(PUPUSERIA);
    await expect(host.button('Process Receipt')).toBeVisible();
    await expect(host.page.getByText('Hold still')).toHaveCount(0);

    await host.button('Remove').click();
    await chooses(host, shaken);
    await host.button('Use It Anyway').click();
    await host.sees('Processing your receipt...');
  });

  test('that lies on a large table is cropped to its text, unless the host wants the whole photo', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/submit-receipt');
    const table = sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#5a4632' } });
    const receipt = await sharp(PUPUSERIA).rotate().resize({ width: 750 }).toBuffer();
    const buffer = await table
      .composite([{ input: receipt, left: 600, top: 500 }])
      .jpeg()
      .toBuffer();
    await chooses(host, { name: 'table.jpg', mimeType: 'image/jpeg', buffer });
    await host.sees('Cropped to the text.');
    expect(await problemsOn(host.page)).toEqual([]);
    await host.button('Use All of It').click();
    await expect(host.page.getByText('Cropped to the text.')).toHaveCount(0);
    await expect(host.button('Process Receipt')).toBeVisible();
  });

  test('shows its photo to diners only after the host shares it', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/submit-receipt');
    await uploadsPhoto(host, PUPUSERIA);
    await expect(host.heading('Is this right?')).toBeVisible({ timeout: READING_MS });
    await host.button('I confirm this information is accurate').click();
    await host.button('Submit Receipt').click();
    const link = await host.sharedLink();
    await host.page.getByRole('link', { name: 'View Receipt Details' }).click();
    const photo = host.page.getByRole('region', { name: 'Photo of the bill' });
    const image = photo.getByRole('img').first();
    await expect(image).toBeVisible();
    const address = (await image.getAttribute('src')) ?? '';

    const ben = await app().diner();
    await ben.open(link);
    expect((await ben.context.request.get(address)).status()).toBe(404);
    await expect(ben.button('Photo of the bill')).toHaveCount(0);

    await photo.getByRole('switch', { name: 'Diners can see it' }).click({ force: true });
    await ben.button('Photo of the bill').click();
    await expect(ben.dialog().getByRole('img').first()).toBeVisible();
    expect((await ben.context.request.get(address)).status()).toBe(200);
  });

  test('is told to be read above what is pinned on a wide screen, so that nothing covers the next tap', async () => {
    const host = await app().host();
    await host.goTo('/submit-receipt');
    await uploadsPhoto(host, PUPUSERIA);
    await expect(host.heading('Is this right?')).toBeVisible({ timeout: READING_MS });
    await host.seesToast('Found 5 items. Please check them.');
    const topOfBar = await host.page.locator('[data-pinned]').evaluate((bar) => bar.getBoundingClientRect().top);
    await expect
      .poll(() => host.toasts.evaluate((toast) => toast.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(topOfBar);
  });

  test('is a shared table that people can pay at after six taps and one field', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/submit-receipt');
    // The photo is chosen with the first tap, and Process Receipt is the second.
    await uploadsPhoto(host, PUPUSERIA);
    await expect(host.heading('Is this right?')).toBeVisible({ timeout: READING_MS });
    await host.button('I confirm this information is accurate').click();
    await host.button('Submit Receipt').click();
    expect(await host.sharedLink()).toMatch(/\/live-receipt\//);
    await host.field('Who paid\\?').fill('Priya');
    await host.button('Cash').click();
    await host.button('Put it on the bill').click();
    await host.sees('Priya: cash');
  });

  test('is refused when it shows no receipt, and the host can enter the bill by hand', async () => {
    const host = await app().host(PHONE);
    await host.goTo('/submit-receipt');
    await chooses(host, {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no photo'),
    });
    await host.seesToast('Please upload a JPG or PNG image file.');
    await uploadsPhoto(host, fileURLToPath(new URL('../../web/public/icons/icon-512.png', import.meta.url)));
    await expect(host.page.getByText('Image unclear').first()).toBeVisible({ timeout: READING_MS });
    await expect(host.button('Continue to Manual Entry')).toBeVisible();
  });
});
