import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../testing/accountActions';
import type { Browser } from '../testing/Browser';
import { attempt } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';

const DOCUMENT = '3'.repeat(64);
const TEXT = 'query NameScreenQuery($username: String!) { namePage(username: $username) { displayName } }';

/** Stands for the client's build for the server: it shows the displayed name, or that there is none. */
const SERVER = `
exports.renderScreen = async function({ url, ask }) {
  const screen = { title: '<title>A screen</title>', styles: '' };
  const [, username] = /^\\/@([\\w.-]+)/.exec(url) ?? [];
  if (!username) return { ...screen, html: '<p>Page Not Found</p>', prepared: null };
  const query = { documentId: '${DOCUMENT}', variables: { username: '' } };
  const json = await ask({ ...query, variables: { username } });
  const page = JSON.parse(json).data.namePage;
  return { ...screen, html: page ? '<p>Pay ' + page.displayName + '</p>' : '<p>Page Not Found</p>', prepared: { ...query, json } };
}
`;

let folder: string;
let api: RunningApi;
let ana: Browser;
let username: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtab-web-'));
  const files: Record<string, string> = {
    'dist/en/index.html':
      '<!doctype html><html><head><title>Fairtab</title></head><body><div id="root"></div></body></html>',
    'dist/en/.server/server.cjs': SERVER,
    'dist/package.json': '{"type":"module"}',
    'persisted.json': JSON.stringify({ [DOCUMENT]: TEXT }),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
  api = await startApi({ webFolder: join(folder, 'dist'), persistedFile: join(folder, 'persisted.json') });
  ana = api.browser();
  ({ username } = await signUpAndLogIn(ana));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function open(path: string, browser = api.browser()) {
  const response = await browser.fetch(path, { headers: { accept: 'text/html' } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)));
  return { status: response.status, html: await response.text(), headers };
}
async function turn(isOn: boolean): Promise<void> {
  const input = { isOn, displayName: 'Ana B.', paymentMethodIds: [] };
  const saved = await attempt(ana, { mutation: 'saveNamePage', payload: 'user { id }', input });
  expect(saved.__typename).toBe('SaveNamePagePayload');
}
const spent = () =>
  api.database.db.pool
    .query<{ points: number }>("SELECT points FROM rate_limit WHERE key LIKE 'namesFromAddress%'")
    .then(({ rows: [row] }) => row?.points ?? 0);

describe('the page of a name', () => {
  it('is kept by nobody and listed nowhere', async () => {
    await turn(true);
    const { status, html, headers } = await open(`/@${username}`);
    expect([status, html.includes('Pay Ana B.')]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await (await fetch(`${api.url}/sitemap.xml`)).text()).not.toContain('@');
  });

  it('is gone with the next request after it was turned off, also for who saw it before', async () => {
    await turn(true);
    const friend = api.browser();
    expect((await open(`/@${username}`, friend)).status).toBe(200);
    await turn(false);
    for (const browser of [friend, api.browser(), ana])
      expect(await open(`/@${username}`, browser)).toMatchObject({
        status: 404,
        html: expect.stringContaining('Page Not Found') as string,
      });
  });

  it('answers for an unknown name, one that is off, and one that nobody may have, in the same bytes and headers', async () => {
    await turn(false);
    const unknown = await open('/@nobody-has-it');
    expect(unknown).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
    for (const path of [`/@${username}`, `/@${username.toUpperCase()}`, '/@ab', `/@${'a'.repeat(80)}`])
      expect(await open(path)).toEqual(unknown);
  });

  it('counts one look for each page, whatever the name is, and refuses in words after too many', async () => {
    await turn(true);
    const before = await spent();
    for (const path of [`/@${username}`, '/@nobody-has-it']) await open(path);
    expect(await spent()).toBe(before + 2);
    await api.database.db.pool.query("UPDATE rate_limit SET points = 600 WHERE key LIKE 'namesFromAddress%'");
    const refused = await open(`/@${username}`);
    expect(refused).toMatchObject({ status: 429, headers: { 'cache-control': 'no-store' } });
    expect(refused.html).toContain('Too many attempts');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open('/@nobody-has-it')).html).toBe(refused.html);
    await api.database.db.pool.query('DELETE FROM rate_limit');
  });
});
