import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { eventually } from '../../testing/eventually';
import { startApi, type RunningApi } from '../../testing/startApi';

const MOST = 5;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ mostSocketsOfAddress: MOST, env: { TRUST_PROXY: '1' } });
});
afterAll(() => api.close());

/** @returns an open socket, or the message of the refusal. */
function connect(address: string): Promise<WebSocket | string> {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': address },
  });
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket)).once('error', ({ message }) => resolve(message));
  });
}

it('refuses one address more sockets than it may have, and nobody else', async () => {
  const opened = await Promise.all(Array.from({ length: MOST + 3 }, () => connect('192.0.2.1')));
  const sockets = opened.filter((socket) => typeof socket !== 'string');
  expect(sockets).toHaveLength(MOST);
  expect(opened.filter((socket) => typeof socket === 'string')).toEqual(Array(3).fill(expect.stringContaining('429')));
  const other = await connect('192.0.2.2');
  expect(other).toBeInstanceOf(WebSocket);

  sockets[0]?.terminate();
  let next: WebSocket | string = '';
  await eventually(async () => {
    next = await connect('192.0.2.1');
    expect(next).toBeInstanceOf(WebSocket);
  });
  for (const socket of [...sockets, other, next]) if (typeof socket !== 'string') socket.terminate();
});
