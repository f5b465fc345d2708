import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReceipt, type SeenReceipt } from '../testing/receiptActions';
import type { Browser } from '../testing/Browser';
import { startApi, type RunningApi } from '../testing/startApi';
import { LISTED_PAGES } from './pageRoutes';

let api: RunningApi;
let host: Browser;
let receipt: SeenReceipt;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://fairtab.example' } });
  host = api.browser();
  receipt = await createReceipt(host, { restaurantName: 'Casa & Nacho' });
});
afterAll(() => api.close());

describe('search engines', () => {
  it('find the pages that tell about Fairtab, and nothing of a table or an account', async () => {
    const sitemap = await (await fetch(`${api.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>https:\/\/fairtab\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(LISTED_PAGES.map(({ path }) => path));
    expect(listed).toEqual(['/', '/privacy-policy', '/terms-of-service', '/faqs', '/pricing', '/submit-receipt']);
  });

  it('are kept out of the API and told where the list of pages is', async () => {
    const robots = await (await fetch(`${api.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain('Sitemap: https://fairtab.example/sitemap.xml');
  });
});

describe('a phone that installs the app', () => {
  const manifest = async (headers: Record<string, string>) => {
    const response = await fetch(`${api.url}/manifest.webmanifest`, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    return (await response.json()) as { id: string; lang: string; shortcuts: { name: string }[] };
  };

  it('gets one app, in the language that was chosen on it', async () => {
    const english = await manifest({ 'accept-language': 'en' });
    const spanish = await manifest({ 'accept-language': 'en', cookie: 'fairtab_language=es' });
    expect([english.lang, english.shortcuts[0]?.name]).toEqual(['en', 'New receipt']);
    expect([spanish.lang, spanish.shortcuts[0]?.name]).toEqual(['es', 'Nuevo recibo']);
    expect(spanish.id).toBe(english.id);
  });
});

describe('the picture of a shared link', () => {
  const open = (browser: Browser, id = receipt.linkId) => browser.fetch(`/previews/${id}`);

  it('is drawn for everybody who has the link, and the same while the receipt is', async () => {
    const [first, second] = await Promise.all([open(api.browser()), open(api.browser())]);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
    const picture = Buffer.from(await first.arrayBuffer());
    expect(picture.equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('does not exist for a stranger when the host shows the receipt to nobody', async () => {
    const hidden = await createReceipt(host, { restaurantName: 'Hidden' });
    await api.database.db.pool.query(
      "UPDATE receipt SET visibility = 'private', version = version + 1, write_id = gen_random_uuid() WHERE restaurant_name = 'Hidden'",
    );
    expect((await open(api.browser(), hidden.linkId)).status).toBe(404);
    expect((await open(host, hidden.linkId)).status).toBe(200);
    expect((await open(api.browser(), 'A'.repeat(22))).status).toBe(404);
  });
});
