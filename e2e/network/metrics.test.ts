import type { Browser } from 'playwright';
import { scrape } from '@fairtab/services/testing/scrape';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { freePort } from '../../scripts/launcher/freePort';
import { openBrowser, PHONE } from '../rig/browser';
import { expect } from '../rig/expect';
import { Product } from '../rig/product';

const COUNTS = ['largest_paint_seconds', 'interaction_seconds', 'layout_shift'].map(
  (vital) => `fairtab_web_${vital}_count`,
);

describe('Fairtab with METRICS_PORT', () => {
  let browser: Browser;
  let product: Product;
  let port: number;
  beforeAll(async () => {
    browser = await openBrowser(inject('chromiumPath'));
    port = await freePort();
    product = await Product.start({ METRICS_PORT: String(port) });
  });
  afterAll(async () => {
    await browser.close();
    await product.close();
  });

  const read = (which = port) => scrape(`http://127.0.0.1:${which}/metrics`);

  test('says what its web server counts on that port, and what its worker counts on the next', async () => {
    await expect
      .poll(async () => (await read()).valueOf('fairtab_http_request_duration_seconds_count', { route: '/readyz' }))
      .toBeGreaterThan(0);
    // The worker may come up after the web server that answers already.
    await expect(async () =>
      expect((await read(port + 1)).valueOf('fairtab_job_duration_seconds_count')).toBeGreaterThan(0),
    ).toPass({ timeout: 30_000 });
  });

  test('has pages that measure themselves, and without it none does', async () => {
    const pageAt = async (url: string) => (await fetch(url)).text();
    expect(await pageAt(product.url)).toContain('"vitals":"/"');
    expect(await pageAt(inject('productUrl'))).not.toContain('vitals');
  });

  test('learns from a phone how quickly its page appeared and reacts', async () => {
    const page = await browser.newPage({ ...PHONE, baseURL: product.url });
    const measuring = page.waitForResponse((response) => response.url().includes('sendVitals'));
    await page.goto('/');
    await measuring;
    const sample = page.getByRole('region', { name: 'A sample bill to try' });
    await sample.getByRole('button', { name: /^Burrata/ }).click();
    await expect(sample.getByText('Maya has it')).toHaveCount(2);
    await page.goto('/faqs');
    await expect
      .poll(async () => {
        const { valueOf } = await read();
        return COUNTS.map((name) => valueOf(name, { route: '/' }));
      })
      .toEqual([1, 1, 1]);
  });
});
