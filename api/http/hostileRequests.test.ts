import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

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
  it.each(['/.git/config', '/assets/', '/assets/../../package.json', '/assets/..%2f..%2fpackage.json', '//etc/passwd'])(
    'does not exist: %s',
    async (path) => {
      expect(await statusesOf(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '')).toEqual(['404']);
    },
  );

  it.each(['TRACE', 'PUT', 'PROPFIND'])('takes no %s', async (method) => {
    expect(await statusesOf(`${method} / HTTP/1.1`, 'Host: x', 'Connection: close', '', '')).toEqual(['405']);
  });
});
