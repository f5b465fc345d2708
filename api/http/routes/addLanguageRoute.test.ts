import { databaseForTests } from '@fairtab/services/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { createReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

const database = await databaseForTests();
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ database });
});
afterAll(() => api.close());

/** What a browser that prefers this language is told about a bill without items. */
async function refusalFor(browser: Browser, accepted: string): Promise<unknown> {
  const { body } = await browser.rest('POST', '/api/shared-receipts', {
    body: { restaurantName: 'Casa Nacho', items: [] },
    headers: { 'accept-language': accepted },
  });
  return body['message'];
}
const languages = async () => (await database.db.prisma.guest.findMany()).map(({ language }) => language);

describe('the link of a language', () => {
  it('decides about all later answers, whatever the browser prefers, and leads back', async () => {
    const browser = api.browser();
    expect(await refusalFor(browser, 'es')).toContain('Agrega al menos un plato a tu recibo');
    const { status, headers } = await browser.fetch('/language/es?back=%2Ffaqs%3Fa%3D1', { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, '/faqs?a=1']);
    expect(await refusalFor(browser, 'en')).toContain('Agrega al menos un plato a tu recibo');
    await browser.fetch('/language/en', { redirect: 'manual' });
    expect(await refusalFor(browser, 'es')).toContain('Please add at least one item to your receipt');
  });

  it('sets a cookie that is bound to this host over https', async () => {
    const secure = await startApi({ database, env: { SECURE_COOKIES: 'always' } });
    const { headers } = await secure.browser().fetch('/language/es', { redirect: 'manual' });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-fairtab_language=es; HttpOnly; SameSite=Lax; Path=\/; .*Secure$/,
    );
    await secure.close();
  });

  it('decides about letters to the guest, too, who otherwise gets them in the language of the first write', async () => {
    const browser = api.browser();
    await browser.fetch('/language/es', { redirect: 'manual' });
    await createReceipt(browser);
    expect(await languages()).toEqual(['es']);
    await browser.fetch('/language/en', { redirect: 'manual' });
    expect(await languages()).toEqual(['en']);
  });

  it('never leads to another site', async () => {
    for (const back of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/a b',
      'javascript:alert(1)',
      '',
    ]) {
      const answer = await fetch(`${api.url}/language/es?back=${encodeURIComponent(back)}`, { redirect: 'manual' });
      expect(answer.headers.get('location')).toBe('/');
    }
  });

  it('chooses nothing for visitors of another site', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const { headers } = await fetch(`${api.url}/language/es`, {
        headers: { 'sec-fetch-site': site },
        redirect: 'manual',
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('exists only for languages that there are', async () => {
    expect((await fetch(`${api.url}/language/xx`)).status).toBe(404);
  });
});
