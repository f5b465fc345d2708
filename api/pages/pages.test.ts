import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, signUp } from '../testing/accountActions';
import type { Browser } from '../testing/Browser';
import { claim, createReceipt, itemNamed, type SeenReceipt } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';

const OLD = '1'.repeat(64);
const CURRENT = '2'.repeat(64);
const TEXT = 'query LiveReceiptScreenQuery($id: ID!) { receipt(id: $id) { restaurantName viewerSeat { isHost } } }';
const TITLE = `</script><script>alert("1")</script> & 'Sons'`;
const STYLES = '.a{color:red}';

/** Stands for the client's build for the server. It renders the name that the query returns. */
const SERVER = `
let renders = 0;
exports.renderScreen = async function({ url, session, ask }) {
  renders += 1;
  if (url === '/dashboard' && session !== 'valid') return { redirect: '/login?next=%2Fdashboard' };
  if (url === '/signup') throw new Error('no such thing');
  const screen = { title: '<title>A screen · Fairtab</title>', styles: '<style data-styled="true">${STYLES}</style>' };
  const [, id] = /^\\/live-receipt\\/([\\w-]+)/.exec(url) ?? [];
  if (!id) return { ...screen, html: '<p>' + url + ' ' + renders + '</p>', prepared: null };
  const query = { documentId: '${CURRENT}', variables: { id } };
  const json = await ask(query);
  const name = JSON.parse(json).data.receipt?.restaurantName ?? 'none';
  return { ...screen, html: '<p>' + name.replaceAll('<', '&lt;') + ' ' + renders + '</p>', prepared: { ...query, json } };
}
`;

let folder: string;
let api: RunningApi;
let host: Browser;
let receipt: SeenReceipt;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtab-web-'));
  const files: Record<string, string> = {
    'index.html':
      '<!doctype html><html><head><meta charset="utf-8" /><title>Fairtab</title><script type="module" src="/assets/main-1.js"></script></head><body><div id="root"></div></body></html>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-1.js': 'console.log(1)',
    'assets/live-2.js': `fetch("${CURRENT}")`,
    'assets/ui-3.js': 'console.log(3)',
    '.server/server.cjs': SERVER,
    '.server/screens.json': JSON.stringify({
      '/privacy-policy': { html: '<p>from the build</p>', title: '<title>Privacy</title>', styles: '', prepared: null },
    }),
    'package.json': '{"type":"module"}',
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/main-1.js', isEntry: true },
      'src/screens/LiveReceipt/LiveReceiptScreen.tsx': { file: 'assets/live-2.js', imports: ['index.html', '_ui.js'] },
      '_ui.js': { file: 'assets/ui-3.js' },
      'src/table/claiming/early/main.ts': { file: 'assets/question-4.js' },
    }),
    '../../persisted.json': JSON.stringify({ [OLD]: TEXT.replace('restaurantName', 'id'), [CURRENT]: TEXT }),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist/en', name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
  await cp(join(folder, 'dist/en'), join(folder, 'dist/es'), { recursive: true });
  await writeFile(join(folder, 'dist/es/.server/server.cjs'), SERVER.replaceAll('<p>', '<p lang="es">'));
  await writeFile(join(folder, 'dist/en/assets/ui-3.js.br'), brotliCompressSync('console.log(3)'));
  api = await startApi({ webFolder: join(folder, 'dist'), persistedFile: join(folder, 'persisted.json') });
  host = api.browser();
  receipt = await createReceipt(host, { restaurantName: TITLE });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function open(path: string, browser = host): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await browser.fetch(path, { headers: { accept: 'text/html' } });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

function dataIn(html: string): unknown {
  const [, text] = /<script type="application\/json" id="fairtab-data"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  return text === undefined ? null : JSON.parse(text);
}

describe('the page of a live receipt', () => {
  it('has the screen in it and the result it was rendered from, for this viewer', async () => {
    const { status, html } = await open(`/live-receipt/${receipt.linkId}`);
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"><p>&lt;/script>');
    expect(dataIn(html)).toEqual({
      session: 'none',
      prepared: {
        documentId: CURRENT,
        variables: { id: receipt.linkId },
        response: { data: { receipt: { restaurantName: TITLE, viewerSeat: { isHost: true } } } },
      },
    });
    const stranger = await open(`/live-receipt/${receipt.linkId}`, api.browser());
    expect(dataIn(stranger.html)).toMatchObject({
      prepared: { response: { data: { receipt: { viewerSeat: { isHost: false } } } } },
    });
  });

  it('escapes typed texts so that they do not become markup', async () => {
    const { html } = await open(`/live-receipt/${receipt.linkId}`);
    expect(html).not.toContain('alert("1")</script>');
    expect(html).not.toContain('</script><script>');
    expect(html).toContain('<meta property="og:title" content="Split the bill from &#60;/script&#62;');
  });

  it('tells messengers the restaurant and a picture, but no name of a person and no amount', async () => {
    const { html } = await open(`/live-receipt/${receipt.linkId}`);
    expect(html).toContain(`<meta property="og:image" content="/previews/${receipt.linkId}?`);
    const metas = html.match(/<meta [^>]*>/g)?.join('') ?? '';
    expect(metas).not.toContain('$');
    expect(metas).not.toContain('canonical');
  });

  it('is in the language that the browser prefers, also when it was kept in another one before', async () => {
    const inLanguage = async (language: string) => {
      const response = await fetch(`${api.url}/faqs`, { headers: { 'accept-language': language } });
      const vary = response.headers.get('vary') ?? '';
      const html = await response.text();
      const [, withoutScript] = /<noscript>(\w+)/.exec(html) ?? [];
      return [vary.includes('Accept-Language'), response.headers.get('content-language'), html, withoutScript];
    };
    for (let time = 0; time < 2; time++) {
      expect(await inLanguage('en')).toEqual([true, 'en', expect.stringContaining('<p>/faqs'), 'Without']);
      expect(await inLanguage('es-MX')).toEqual([true, 'es', expect.stringContaining('<p lang="es">/faqs'), 'Sin']);
    }
  });

  it('is rendered once per version for all who are nobody yet, and never kept for anybody else', async () => {
    const shared = await createReceipt(host, { restaurantName: 'Kept' });
    const path = `/live-receipt/${shared.linkId}`;
    const screenOf = (html: string): string | undefined => /<p>Kept \d+<\/p>/.exec(html)?.[0];
    const visitors = await Promise.all(Array.from({ length: 5 }, () => open(path, api.browser())));
    const [first] = visitors.map(({ html }) => screenOf(html));
    expect(new Set(visitors.map(({ html }) => screenOf(html)))).toEqual(new Set([first]));
    expect(screenOf((await open(path)).html)).not.toBe(screenOf((await open(path)).html));
    expect(screenOf((await open(path, api.browser())).html)).toBe(first);

    await claim(host, { item: itemNamed(shared, 'Nachos'), name: 'Ana' });
    expect(screenOf((await open(path, api.browser())).html)).not.toBe(first);
  });

  it('is rendered again when the database went back in time and reached the same version with another state', async () => {
    const shared = await createReceipt(host, { restaurantName: 'Before' });
    const path = `/live-receipt/${shared.linkId}`;
    expect((await open(path, api.browser())).html).toContain('<p>Before ');
    await api.database.db.pool.query(
      "UPDATE receipt SET restaurant_name = 'After', write_id = gen_random_uuid() WHERE restaurant_name = 'Before'",
    );
    expect((await open(path, api.browser())).html).toContain('<p>After ');
  });

  it('names the code that starts after the first paint', async () => {
    const { html } = await open(`/live-receipt/${receipt.linkId}`);
    expect(html).toContain(
      '<meta name="fairtab-modules" content="/assets/main-1.js /assets/live-2.js /assets/ui-3.js" />',
    );
    expect(html).not.toContain('type="module"');
  });

  it('names the script that asks a newcomer early, for nobody who has an account, and on no other page', async () => {
    const path = `/live-receipt/${receipt.linkId}`;
    const asking = 'id="fairtab-data" data-ask="/assets/question-4.js"';
    for (const browser of [host, api.browser()]) expect((await open(path, browser)).html).toContain(asking);
    const account = api.browser();
    await logIn(account, { username: await signUp(account) });
    expect((await open(path, account)).html).not.toContain('data-ask');
    for (const other of ['/', '/faqs', `/live-receipt/${'A'.repeat(22)}`])
      expect((await open(other)).html).not.toContain('data-ask');
  });

  it('runs only our scripts, cannot be framed, and sends no referrer', async () => {
    const { headers } = await open(`/live-receipt/${receipt.linkId}`);
    const policy = headers.get('content-security-policy') ?? '';
    const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`style-src 'self' ${hashOf('')} ${hashOf(STYLES)};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`ws://${new URL(api.url).host}`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is the app’s page with status 404 for a receipt that does not exist', async () => {
    for (const id of ['A'.repeat(22), '%00', '%']) {
      const { status } = await open(`/live-receipt/${id}`);
      expect(status).toBe(404);
    }
  });
});

describe('other addresses', () => {
  it('are rendered before the first visitor comes when everybody may find them', async () => {
    const other = await startApi({ webFolder: join(folder, 'dist'), persistedFile: join(folder, 'persisted.json') });
    try {
      await other.server.warmUp();
      // The stub counts what it renders.
      const rendersOf = async (path: string) =>
        Number(/(\d+)<\/p>/.exec(await (await fetch(other.url + path)).text())?.[1]);
      const [home, faqs] = [await rendersOf('/'), await rendersOf('/faqs')];
      expect(faqs - home).toBe(2);
      expect(await rendersOf('/')).toBe(home);
    } finally {
      await other.close();
    }
  });

  it('are taken from the build when it has rendered them, and not for whoever has a session', async () => {
    const { html } = await open('/privacy-policy');
    expect(html).toContain('<p>from the build</p>');
    expect(html).toContain('<title>Privacy</title>');
    expect(dataIn(html)).toEqual({ session: 'none', prepared: null });
    const account = api.browser();
    await logIn(account, { username: await signUp(account) });
    expect((await open('/privacy-policy', account)).html).toContain('<p>/privacy-policy ');
  });

  it('have a description when they are to be found, and no address without an origin', async () => {
    const { html } = await open('/pricing?from=mail');
    expect(html).not.toContain('canonical');
    expect(html).toContain('<meta name="description" content="Splitting bills is free.');
  });

  it.each(['/', '/submit-receipt', `/submit-receipt/`])('%s is the app’s page', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<div id="root"><p>${path} `);
    expect(dataIn(html)).toEqual({ session: 'none', prepared: null });
  });

  it.each([
    '/nothing',
    '/live-receipt',
    '/live-receipt/a/b',
    '/index.html',
    '/.vite/manifest.json',
    '/.server/server.cjs',
    '/assets/../../persisted.json',
    '/assets/gone.js',
    '//assets/main-1.js',
    '/assets//main-1.js',
  ])('%s is a page that is not found', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>A screen · Fairtab</title>');
  });

  it('redirects where the screen would only redirect', async () => {
    const response = await host.fetch('/dashboard', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?next=%2Fdashboard']);
  });

  it('say to a browser whose session was ended elsewhere that it has none, once, and are not kept for others', async () => {
    const browser = api.browser();
    const username = await signUp(browser);
    await logIn(browser, { username });
    const elsewhere = api.browser();
    await logIn(elsewhere, { username });
    await elsewhere.ask('mutation { endOtherSessions { __typename } }');

    expect(dataIn((await open('/login', browser)).html)).toEqual({ session: 'ended', prepared: null });
    expect(dataIn((await open('/login', browser)).html)).toEqual({ session: 'none', prepared: null });
    expect(dataIn((await open('/login', api.browser())).html)).toEqual({ session: 'none', prepared: null });
  });

  it('is sent without a screen when it cannot be rendered, so that the browser renders it', async () => {
    const { status, html } = await open('/signup');
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<script type="module" src="/assets/main-1.js"></script>');
    expect(dataIn(html)).toBeNull();
  });

  it('is compressed as the browser accepts it', async () => {
    const encodingOf = async (accepted: string): Promise<string | null> =>
      (await host.fetch('/login', { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
    expect(await encodingOf('gzip, deflate, br')).toBe('br');
    expect(await encodingOf('gzip')).toBe('gzip');
    expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
    expect(await encodingOf('identity')).toBeNull();
  });

  it('lets browsers keep hashed files, and revalidate all others', async () => {
    const script = await open('/assets/main-1.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect((await open('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('has an icon for those that ask for it by its old name', async () => {
    const { status, headers } = await host.fetch('/favicon.ico', { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/icons/icon-32.png']);
  });

  it('sends the compressed file beside an asset to browsers that accept it', async () => {
    const ask = (encoding: string) => host.fetch('/assets/ui-3.js', { headers: { 'accept-encoding': encoding } });
    const [brotli, plain] = [await ask('gzip, br'), await ask('identity')];
    expect([brotli.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['br', null]);
    expect(brotli.headers.get('vary')).toContain('accept-encoding');
    expect(brotli.headers.get('content-type')).toContain('javascript');
    expect([await brotli.text(), await plain.text()]).toEqual(['console.log(3)', 'console.log(3)']);
  });

  it('can only be read', async () => {
    expect((await host.fetch('/submit-receipt', { method: 'POST' })).status).toBe(405);
  });
});
