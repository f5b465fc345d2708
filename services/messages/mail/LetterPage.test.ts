import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestBrowser } from '../../../scripts/testing/findBrowser';
import { htmlOf } from './htmlOf';
import type { Letter } from './letter';

const chromiumPath = findTestBrowser();
const LETTER: Letter = {
  subject: '$5.87 for Casa Nacho is still open',
  greeting: 'Hello Ana,',
  paragraphs: ['thanks for sharing the bill of <script>alert(1)</script> with Hana.', 'x'.repeat(80)],
  rows: [{ label: 'A very long name of a dish that does not fit into one line of a phone', amount: '$1,234.50' }],
  action: { label: 'See and pay your part', url: 'https://fairtab.example/live-receipt/abc' },
  otherLinks: [{ label: 'Pay with Venmo', url: 'https://venmo.com/hana' }],
  closing: ['Paid already? Say so, then Hana knows.'],
  unsubscribe: { label: 'No more reminders', url: 'https://fairtab.example/unsubscribe?token=abc' },
};

it('escapes what people entered', async () => {
  const html = await htmlOf(LETTER);
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});

describe.skipIf(chromiumPath === null)('a letter in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser.close());

  it.each([320, 390, 1280])('fits a screen of %i px, and its button is easy to tap', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await page.setContent(await htmlOf(LETTER));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const button = await page.getByText('See and pay your part').last().boundingBox();
    const link = page.getByRole('link', { name: 'See and pay your part' });
    expect(await link.getAttribute('href')).toBe(LETTER.action?.url);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(button?.width).toBeLessThanOrEqual(width);
    await page.close();
  });
});
