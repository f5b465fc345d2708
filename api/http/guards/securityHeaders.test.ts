import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('every answer', () => {
  it.each(['/graphql?query={__typename}', '/api/openapi.json', '/previews/none', '/robots.txt', '/healthz'])(
    'of %s, which is no page, runs and shows nothing when it is opened by itself',
    async (path) => {
      const { headers } = await api.browser().fetch(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
    },
  );

  it.each(['/graphql?query={__typename}', '/api/openapi.json', '/nothing', '/healthz'])(
    'of %s forbids sniffing, framing, referrers and use by other sites',
    async (path) => {
      const { headers } = await api.browser().fetch(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  it.each(['/graphql?query={__typename}', '/graphql?query={nope}', '/api/shared-receipts/none'])(
    'of the API is kept by no cache: %s',
    async (path) => {
      expect((await api.browser().fetch(path)).headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('the header that asks for https', () => {
  let behindProxy: RunningApi;
  let atPublicUrl: RunningApi;
  beforeAll(async () => {
    const { database } = api;
    behindProxy = await startApi({ database, env: { TRUST_PROXY: '1' } });
    atPublicUrl = await startApi({ database, env: { PUBLIC_URL: 'https://fairtab.example' } });
  });
  afterAll(() => Promise.all([behindProxy.close(), atPublicUrl.close()]));

  const BY_HTTPS = { host: 'fairtab.example', 'x-forwarded-proto': 'https' };
  const TWO_YEARS = 'max-age=63072000';

  it('is sent for two years when a trusted proxy or the public address says https', async () => {
    expect(await askedBy(behindProxy, BY_HTTPS)).toBe(TWO_YEARS);
    expect(await askedBy(atPublicUrl, { host: '10.0.0.7:3000' })).toBe(TWO_YEARS);
  });

  it('is not sent on plain http, nor when nobody trustworthy says https', async () => {
    expect(await askedBy(behindProxy, { host: 'fairtab.example', 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await askedBy(behindProxy, { host: 'fairtab.example' })).toBeUndefined();
    expect(await askedBy(api, BY_HTTPS)).toBeUndefined();
  });

  it.each(['localhost', 'localhost:3000', 'app.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is not sent for %s',
    async (host) => {
      expect(await askedBy(behindProxy, { ...BY_HTTPS, host })).toBeUndefined();
    },
  );
});

/** Asks with a Host header, which fetch does not allow. */
function askedBy({ url }: RunningApi, headers: Record<string, string>): Promise<string | undefined> {
  return new Promise((done, fail) => {
    get(`${url}/healthz`, { headers }, (answer) => {
      answer.resume();
      done(answer.headers['strict-transport-security']);
    }).on('error', fail);
  });
}
