import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, readViewer, signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { createReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

const LOG_OUT = JSON.stringify({ query: 'mutation { logOut { __typename } }' });
const WHO = '/graphql?query={viewer{username}}';

/** Two processes on one database: one that is opened by http, as earlier versions were by https too, and one by https. */
let plain: RunningApi;
let secure: RunningApi;
beforeAll(async () => {
  plain = await startApi();
  secure = await startApi({ database: plain.database, env: { PUBLIC_URL: 'https://fairtab.example' } });
});
afterAll(async () => {
  await secure.close();
  await plain.close();
});

const namesIn = (browser: Browser) => browser.cookie?.split('; ').map((pair) => pair.split('=')[0]) ?? [];
const secretIn = (browser: Browser) => browser.identity?.split('=')[1] ?? '';
const logOut = (browser: Browser) =>
  browser.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: LOG_OUT });

const logInWith = (browser: Browser, username: string) =>
  browser.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });

async function isHost(browser: Browser, id: string): Promise<boolean> {
  const { data } = await browser.ask('query ($id: ID!) { receipt(id: $id) { viewerSeat { isHost } } }', { id });
  return JSON.stringify(data).includes('"isHost":true');
}

describe('the cookies over https', () => {
  it('have the prefix that binds them to this host, and are Secure for the whole site', async () => {
    const host = secure.browser();
    await createReceipt(host);
    expect(namesIn(host)).toEqual(['__Host-fairtab_guest']);
    const account = secure.browser();
    const { sessionId } = await signUpAndLogIn(account);
    expect(account.identity).toBe(`__Host-fairtab_session=${sessionId}`);
    const answer = await logOut(account);
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-fairtab_session=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0; Secure',
    ]);
    expect(account.identity).toBeNull();
  });

  it('replace a plain cookie of an earlier version, whose guest stays who they are', async () => {
    const before = plain.browser();
    const { linkId } = await createReceipt(before);
    const after = before.at(secure.url);
    expect(await isHost(after, linkId)).toBe(true);
    expect(after.identity).toBe(`__Host-fairtab_guest=${secretIn(before)}`);
    expect(await isHost(after, linkId)).toBe(true);
  });

  it('replace a plain session, which stays signed in and ends with its log-out', async () => {
    const before = plain.browser();
    const { username } = await signUpAndLogIn(before);
    const after = before.at(secure.url);
    expect((await readViewer(after))?.username).toBe(username);
    expect(after.identity).toBe(`__Host-fairtab_session=${secretIn(before)}`);
    const unmoved = before.at(secure.url);
    await logOut(unmoved);
    expect(unmoved.identity).toBeNull();
    expect(await readViewer(after)).toBeNull();
  });

  it('do not replace a plain cookie that nobody has', async () => {
    const forger = secure.browser();
    forger.cookie = `fairtab_guest=${'x'.repeat(43)}`;
    expect((await forger.fetch(WHO)).headers.getSetCookie()).toEqual([]);
  });

  it('are not set by requests of other sites', async () => {
    const before = plain.browser();
    await createReceipt(before);
    const after = before.at(secure.url);
    const answer = await after.fetch(WHO, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a cookie that a sibling domain has set', () => {
  it.each(['fairtab_session', 'fairtab_guest'])('named %s loses against those of this host', async (name) => {
    const attacker = plain.browser();
    if (name === 'fairtab_session') await signUpAndLogIn(attacker);
    else await createReceipt(attacker);
    const victim = secure.browser();
    const { linkId } = await createReceipt(victim);
    const own = victim.cookie;
    for (const cookies of [`${attacker.cookie}; ${own}`, `${own}; ${attacker.cookie}`]) {
      victim.cookie = cookies;
      expect(await isHost(victim, linkId)).toBe(true);
      expect(await readViewer(victim)).toBeNull();
    }
  });
});

describe('the cookie of a device', () => {
  const deviceIn = (browser: Browser) => /fairtab_device=([^;]*)/.exec(browser.cookie ?? '')?.[1];
  const devicesOf = (username: string) => plain.database.db.prisma.knownDevice.count({ where: { user: { username } } });

  it('outlives the session, is bound to this host and is kept for as long as a guest’s', async () => {
    const browser = secure.browser();
    const { username } = await signUpAndLogIn(browser);
    const device = deviceIn(browser);
    await logOut(browser);
    expect(browser.cookie).toBe(`__Host-fairtab_device=${device}`);
    const answer = await logInWith(browser, username);
    expect(answer.headers.getSetCookie()).toContain(
      `__Host-fairtab_device=${device}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${400 * 24 * 60 * 60}; Secure`,
    );
    expect(await devicesOf(username)).toBe(1);
  });

  it('counts over https only with the prefix, so that a sibling domain cannot make devices known', async () => {
    const browser = secure.browser();
    const { username } = await signUpAndLogIn(browser);
    const other = secure.browser();
    other.cookie = `fairtab_device=${deviceIn(browser)}`;
    await logInWith(other, username);
    expect(await devicesOf(username)).toBe(2);
  });
});

describe('what a browser keeps', () => {
  it('is cleared when the session that the request came with ends', async () => {
    const browser = plain.browser();
    await signUpAndLogIn(browser);
    expect((await logOut(browser)).headers.get('clear-site-data')).toBe('"cache", "storage"');
  });

  it('stays when a guest, who has no session, sends a log-out', async () => {
    const guest = plain.browser();
    await createReceipt(guest);
    expect((await logOut(guest)).headers.get('clear-site-data')).toBeNull();
  });

  it('stays when another site asks for the log-out', async () => {
    const browser = plain.browser();
    const { username } = await signUpAndLogIn(browser);
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const answer = await browser.fetch('/graphql', { method: 'POST', headers, body: LOG_OUT });
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([403, null]);
    expect((await readViewer(browser))?.username).toBe(username);
  });
});
