import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReceipt, type SeenReceipt } from '../testing/receiptActions';
import type { Browser } from '../testing/Browser';
import { startApi, type RunningApi } from '../testing/startApi';

const OLD = '1'.repeat(64);
const CURRENT = '2'.repeat(64);
const TEXT = 'query LiveReceiptScreenQuery($id: ID!) { receipt(id: $id) { restaurantName viewerSeat { isHost } } }';
const TITLE = `</script><script>alert("1")</script> & 'Sons'`;

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
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/main-1.js', isEntry: true },
      'src/screens/LiveReceipt/LiveReceiptScreen.tsx': { file: 'assets/live-2.js', imports: ['index.html', '_ui.js'] },
      '_ui.js': { file: 'assets/ui-3.js' },
    }),
    '../persisted.json': JSON.stringify({ [OLD]: TEXT.replace('restaurantName', 'id'), [CURRENT]: TEXT }),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(folder, 'dist', 'assets/ui-3.js.br'), brotliCompressSync('console.log(3)'));
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
  const [, text] = /<script type="application\/json" id="fairtab-data">([^]*?)<\/script>/.exec(html) ?? [];
  return text === undefined ? null : JSON.parse(text);
}

describe('the page of a live receipt', () => {
  it('carries the answer to its screen’s query, for this viewer', async () => {
    const { status, html } = await open(`/live-receipt/${receipt.linkId}`);
    expect(status).toBe(200);
    const entry = { documentId: CURRENT, variables: { id: receipt.linkId } };
    expect(dataIn(html)).toEqual([
      { ...entry, result: { data: { receipt: { restaurantName: TITLE, viewerSeat: { isHost: true } } } } },
    ]);
    const stranger = await open(`/live-receipt/${receipt.linkId}`, api.browser());
    expect(dataIn(stranger.html)).toMatchObject([{ result: { data: { receipt: { viewerSeat: { isHost: false } } } } }]);
  });

  it('escapes typed texts so that they do not become markup', async () => {
    const { html } = await open(`/live-receipt/${receipt.linkId}`);
    expect(html).not.toContain('alert("1")');
    expect(html).not.toContain('</script><script>');
    expect(html).toContain('<title>Split the bill from &#60;/script&#62;');
  });

  it('asks for the code of its screen at once', async () => {
    const { html } = await open(`/live-receipt/${receipt.linkId}`);
    expect([...html.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/live-2.js',
      '/assets/ui-3.js',
    ]);
  });

  it('runs only our scripts, cannot be framed, and sends no referrer', async () => {
    const { headers } = await open(`/live-receipt/${receipt.linkId}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`ws://${new URL(api.url).host}`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is the app’s page with status 404 for a receipt that does not exist', async () => {
    for (const id of ['A'.repeat(22), '%00', '%']) {
      const { status, html } = await open(`/live-receipt/${id}`);
      expect(status).toBe(404);
      expect(html).toContain('<title>Receipt Not Found</title>');
    }
  });
});

describe('other addresses', () => {
  it.each(['/', '/submit-receipt', `/submit-receipt/`])('%s is the app’s page', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain('<div id="root">');
    expect(dataIn(html)).toBeNull();
  });

  it.each([
    '/nothing',
    '/live-receipt',
    '/live-receipt/a/b',
    '/index.html',
    '/.vite/manifest.json',
    '/assets/../../persisted.json',
    '/assets/gone.js',
    '//assets/main-1.js',
    '/assets//main-1.js',
  ])('%s is a page that is not found', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>Page Not Found</title>');
  });

  it('lets browsers keep hashed files, and revalidate all others', async () => {
    const script = await open('/assets/main-1.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect((await open('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
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
