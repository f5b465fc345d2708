import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTable } from '@fairtab/services/testing/table';
import { browserWithSession, newAccount, newSession } from '../../testing/fixtures/accounts';
import type { ApiFixture } from '../../testing/fixtures/startApiFixture';
import { addSavedMethod } from '../../testing/fixtures/accountSetup';
import { RECEIPT_INPUT, createReceipt } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { startApi, type RunningApi } from '../../testing/startApi';

const PARTNER = 'https://partner.example';
let api: RunningApi;
let host: Browser;
beforeAll(async () => {
  api = await startApi({ env: { CORS_ORIGINS: PARTNER } });
  host = api.browser();
  await createReceipt(host);
});
afterAll(() => api.close());

const CREATE = 'mutation { createReceipt(input: { items: [{ name: "Soup", price: 7 }] }) { __typename } }';

async function receiptsInDatabase(): Promise<number> {
  return api.database.db.prisma.receipt.count();
}

async function expectNothingWritten(act: () => Promise<Response>): Promise<Response> {
  const before = await receiptsInDatabase();
  const response = await act();
  expect(await receiptsInDatabase()).toBe(before);
  return response;
}

const WRITES = [
  { name: 'GraphQL', path: '/graphql', body: JSON.stringify({ query: CREATE }) },
  { name: 'REST', path: '/api/shared-receipts', body: JSON.stringify(RECEIPT_INPUT) },
];

describe.each(WRITES)('an unsafe $name request', ({ path, body }) => {
  const send = (headers: Record<string, string>, text = body) =>
    host.fetch(path, { method: 'POST', headers, body: text });

  it.each(['https://evil.example', 'null', `http://127.0.0.1.evil.example`])(
    'is refused from a page of %s',
    async (origin) => {
      const response = await expectNothingWritten(() => send({ 'content-type': 'application/json', origin }));
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/jsonp',
  ])('is refused as %s, because any page may send that', async (type) => {
    const response = await expectNothingWritten(() => send({ 'content-type': type }));
    expect(response.status).toBe(415);
  });

  it('is accepted from our own page and from programs', async () => {
    expect((await send({ 'content-type': 'application/json', origin: api.url })).ok).toBe(true);
    expect((await send({ 'content-type': 'application/json; charset=utf-8' })).ok).toBe(true);
  });

  it('is accepted from an allowed page, but by its token alone and without its cookies', async () => {
    const mine = host.cookie;
    const headers = { 'content-type': 'application/json', origin: PARTNER };
    const guest = await api.browser().rest('POST', '/api/guests', { headers });
    const before = await receiptsInDatabase();
    const response = await send({ ...headers, authorization: `Bearer ${String(guest.body['token'])}` });
    expect(response.ok).toBe(true);
    expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(host.cookie).toBe(mine);
    expect(await receiptsInDatabase()).toBe(before + 1);
  });
});

describe('cross-origin rules', () => {
  const preflight = (origin: string) =>
    host.fetch('/graphql', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  it('answer the preflight of allowed pages only', async () => {
    expect((await preflight(PARTNER)).headers.get('access-control-allow-methods')).toContain('POST');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-methods')).toBeNull();
  });

  it('refuse a DELETE from another page and accept one from ours without a body', async () => {
    const path = `/api/shared-receipt-claims/${'B'.repeat(22)}`;
    expect((await host.fetch(path, { method: 'DELETE', headers: { origin: 'https://evil.example' } })).status).toBe(
      403,
    );
    expect((await host.fetch(path, { method: 'DELETE', headers: { origin: api.url } })).status).toBe(404);
  });

  it('refuse a mutation in the query string of a GET', async () => {
    const response = await expectNothingWritten(() => host.fetch(`/graphql?query=${encodeURIComponent(CREATE)}`));
    expect(response.status).toBe(405);
  });

  it('refuse several operations in one request', async () => {
    const { status } = await host.post([{ query: CREATE }, { query: CREATE }]);
    expect(status).toBe(400);
  });
});

describe('a bare write, without a body and a content type', () => {
  const WRITES = [
    { method: 'POST', path: () => '/api/logout', ok: 200 },
    { method: 'PATCH', path: (id: string) => `/api/payment-methods/${id}/default`, ok: 200 },
    { method: 'DELETE', path: (id: string) => `/api/payment-methods/${id}`, ok: 200 },
  ];
  async function signedIn() {
    const base: ApiFixture = { api, table: setTable(api.database.db), passwordHash: '' };
    const member = await newAccount(base);
    const methodId = await addSavedMethod(member.ctx, 'ana-b');
    return { browser: browserWithSession(base, await newSession(member)), methodId };
  }
  const isSignedIn = async (browser: Browser) => (await browser.fetch('/api/user')).status === 200;

  it.each(WRITES)(
    '$method is taken with cookies from our own page, and from programs',
    async ({ method, path, ok }) => {
      for (const headers of [{ origin: api.url }, {}] as Record<string, string>[]) {
        const { browser, methodId } = await signedIn();
        expect((await browser.fetch(path(methodId), { method, headers })).status).toBe(ok);
      }
    },
  );

  it.each(WRITES)('$method is refused from any other page and changes nothing', async ({ method, path }) => {
    const { browser, methodId } = await signedIn();
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1.evil.example`]) {
      const response = await browser.fetch(path(methodId), { method, headers: { origin } });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await isSignedIn(browser)).toBe(true);
    expect(await api.database.db.prisma.savedPaymentMethod.count({ where: { id: methodId } })).toBe(1);
  });

  it.each(WRITES)('$method from an allowed page is handled without its cookies', async ({ method, path }) => {
    const { browser, methodId } = await signedIn();
    const response = await browser.fetch(path(methodId), { method, headers: { origin: PARTNER } });
    expect([200, 401]).toContain(response.status);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is refused as a form, because any page may send one', async () => {
    const { browser } = await signedIn();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await browser.fetch('/api/logout', { method: 'POST', headers })).status).toBe(415);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('the guest cookie', () => {
  it('is set on the first write only, out of reach of scripts', async () => {
    const diner = api.browser();
    expect((await diner.fetch('/graphql?query={__typename}')).headers.getSetCookie()).toEqual([]);
    const first = await diner.fetch('/api/shared-receipts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(RECEIPT_INPUT),
    });
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^fairtab_guest=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=34560000$/),
    ]);
    const second = await diner.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CREATE }),
    });
    expect(second.headers.getSetCookie()).toEqual([]);
  });

  it('makes one guest for two first writes in one request', async () => {
    const diner = api.browser();
    const before = await api.database.db.prisma.guest.count();
    await diner.ask(
      'mutation { a: createReceipt(input: { items: [{ name: "Soup", price: 7 }] }) { __typename } b: createReceipt(input: { items: [{ name: "Soup", price: 7 }] }) { __typename } }',
    );
    expect(await api.database.db.prisma.guest.count()).toBe(before + 1);
  });

  it('is kept in the database as a hash only', async () => {
    const secret = host.cookie?.split('=')[1] ?? '';
    const guests = await api.database.db.prisma.guest.findMany();
    expect(
      JSON.stringify(guests.map(({ tokenHash }) => Buffer.from(tokenHash ?? []).toString('base64url'))),
    ).not.toContain(secret);
  });

  it('with an unknown secret counts as no cookie', async () => {
    const forger = api.browser();
    forger.cookie = `fairtab_guest=${'x'.repeat(43)}`;
    const receipt = await createReceipt(forger);
    expect(forger.cookie).not.toContain('xxx');
    expect(receipt.linkId).toHaveLength(22);
  });
});

describe('the guest cookie behind https', () => {
  it('is marked Secure', async () => {
    const secure = await startApi({ database: api.database, env: { PUBLIC_URL: 'https://fairtab.example' } });
    const response = await secure.browser().fetch('/api/shared-receipts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://fairtab.example' },
      body: JSON.stringify(RECEIPT_INPUT),
    });
    expect(response.headers.getSetCookie()[0]).toMatch(/; Secure$/);
    await secure.close();
  });
});
