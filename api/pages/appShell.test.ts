import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../testing/startApi';

const HTML =
  '<!doctype html><html><head><title>Fairtab</title><script type="module" src="/assets/main-1.js"></script></head><body><div id="root"></div></body></html>';

let webFolder: string;
let api: RunningApi | undefined;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'fairtab-shell-'));
  for (const language of ['en', 'es']) {
    await mkdir(join(webFolder, language));
    await writeFile(join(webFolder, language, 'index.html'), HTML.replace('main-1', `main-${language}`));
    await writeFile(join(webFolder, language, 'serviceWorker.js'), `precache('${language}')`);
  }
  return () => rm(webFolder, { recursive: true });
});
afterEach(() => api?.close());

async function open(path: string, env: Record<string, string> = {}) {
  api = await startApi({ webFolder, env });
  const { status, headers, text } = await fetch(`${api.url}${path}`).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  return { status, headers, text };
}

describe('the app’s page that the service worker keeps', () => {
  it('has the app’s script, nothing of a viewer, and the policy of every page', async () => {
    const { status, headers, text } = await open('/app-shell.html');
    expect(status).toBe(200);
    expect(text).toContain('<script type="module" src="/assets/main-en.js"></script>');
    expect(text).toContain('<div id="root"></div>');
    expect(text).not.toContain('fairtab-data');
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('the service worker', () => {
  it('is a script that browsers look up again every time, for the whole site', async () => {
    const { status, headers, text } = await open('/serviceWorker.js');
    expect([status, text]).toEqual([200, "precache('en')"]);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('and the app’s page are in the browser’s language', async () => {
    api = await startApi({ webFolder });
    const inSpanish = async (path: string) =>
      (await fetch(`${api?.url ?? ''}${path}`, { headers: { 'accept-language': 'es' } })).text();
    expect(await inSpanish('/serviceWorker.js')).toBe("precache('es')");
    expect(await inSpanish('/app-shell.html')).toContain('/assets/main-es.js');
  });

  it('is taken out of all browsers when it is switched off', async () => {
    const { headers, text } = await open('/serviceWorker.js', { SERVICE_WORKER: 'off' });
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(text).toContain('registration.unregister()');
    expect(text).not.toContain('precache');
  });
});
