import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../testing/startApi';
import { earlyLinksOf } from './earlyHints';

const HTML = `<!doctype html><html><head><title>Fairtab</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text-1.woff2" />
  <link rel="preload" as="font" href="https://elsewhere.example/text.woff2" />
  <script type="application/json" id="fairtab-data">[]</script>
  <script type="module" crossorigin src="/assets/main-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/ui-2.js">
  <link rel="stylesheet" crossorigin href="/assets/toasts-3.css">
</head><body><div id="root"></div></body></html>`;

const LINKS = [
  '</assets/text-1.woff2>; rel=preload; as=font; crossorigin',
  '</assets/main-1.js>; rel=modulepreload',
  '</assets/ui-2.js>; rel=modulepreload',
  '</assets/toasts-3.css>; rel=preload; as=style; crossorigin',
];

let folder: string;
let hinting: RunningApi;
let usual: RunningApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtab-web-'));
  await mkdir(join(folder, 'en'));
  await writeFile(join(folder, 'en/index.html'), HTML);
  hinting = await startApi({ webFolder: folder, env: { EARLY_HINTS: 'true' } });
  usual = await startApi({ webFolder: folder, database: hinting.database });
});
afterAll(async () => {
  await usual.close();
  await hinting.close();
  await rm(folder, { recursive: true });
});

/** @returns the headers of the 103 answer, null without one, and the status of the final answer. */
function open(
  { url }: RunningApi,
  headers: Record<string, string>,
): Promise<{ early: string | null; status: number | undefined }> {
  return new Promise((done, fail) => {
    let early: string | null = null;
    request(url, { headers })
      .on('information', (answer) => {
        early = `${answer.statusCode} ${String(answer.headers['link'])}`;
      })
      .on('response', (answer: IncomingMessage) => {
        answer.resume().on('end', () => done({ early, status: answer.statusCode }));
      })
      .on('error', fail)
      .end();
  });
}

describe('early hints', () => {
  it('name what the head of a page loads from this site', () => {
    expect(earlyLinksOf(HTML)).toEqual(LINKS);
  });

  it('come before the page when a browser opens it', async () => {
    const answer = await open(hinting, { 'sec-fetch-mode': 'navigate' });
    expect(answer).toEqual({ early: `103 ${LINKS.join(', ')}`, status: 200 });
  });

  it('are not sent to other clients, nor unless it is configured', async () => {
    expect(await open(hinting, {})).toEqual({ early: null, status: 200 });
    expect(await open(hinting, { 'sec-fetch-mode': 'cors' })).toEqual({ early: null, status: 200 });
    expect(await open(usual, { 'sec-fetch-mode': 'navigate' })).toEqual({ early: null, status: 200 });
  });
});
