import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LANGUAGES } from '@fairtab/domain/language/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../../testing/startApi';

let folder: string;
let api: RunningApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtab-hostile-'));
  for (const language of LANGUAGES) {
    const build = join(folder, 'dist', language);
    await mkdir(join(build, 'assets'), { recursive: true });
    await mkdir(join(build, '.git'));
    const page = '<!doctype html><html><head><title>Fairtab</title></head><body><div id="root"></div></body></html>';
    await writeFile(join(build, 'index.html'), page);
    await writeFile(join(build, 'assets/main-1.js'), '');
    await writeFile(join(build, '.git/config.txt'), 'private');
  }
  await writeFile(join(folder, 'package.json'), '{}');
  api = await startApi({ webFolder: join(folder, 'dist') });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** Sends bytes as they are, and returns the statuses of all answers until the connection ends. */
async function statusesOf(...lines: string[]): Promise<string[]> {
  const { hostname, port } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(lines.join('\r\n'));
  return (await text(socket)).match(/(?<=^HTTP\/1\.1 )\d+/gm) ?? [];
}
const GET_HEALTH = ['GET /healthz HTTP/1.1', 'Host: x', 'Connection: close', '', ''];

describe('a request that a proxy and we could read in two ways', () => {
  it.each([
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5']],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['another encoding behind chunks', ['Transfer-Encoding: chunked, identity']],
    ['a length that is no number', ['Content-Length: +4']],
    ['a line break in a header', ['X-A: b\nX-C: d', 'Content-Length: 0 4']],
  ])('is refused, and nothing behind it is taken for a second one: %s', async (_case, headers) => {
    const statuses = await statusesOf('POST /graphql HTTP/1.1', 'Host: x', ...headers, '', '0', '', ...GET_HEALTH);
    expect(statuses).toEqual(['400']);
  });
});

describe('an address that is no page and no file of the build', () => {
  const get = (path: string) => statusesOf(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');

  it.each([
    '/.git/config.txt',
    '/assets/',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '//etc/passwd',
    '/index.html',
  ])('does not exist: %s', async (path) => {
    expect(await get('/assets/main-1.js')).toEqual(['200']);
    expect(await get(path)).toEqual(['404']);
  });

  it.each(['TRACE', 'PUT', 'PROPFIND'])('takes no %s', async (method) => {
    expect(await statusesOf(`${method} / HTTP/1.1`, 'Host: x', 'Connection: close', '', '')).toEqual(['405']);
  });
});
