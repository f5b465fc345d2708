import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { send, startHeartbeat } from './socketSending';

/** More than the system keeps for a reader that does not read. */
const LARGE = 'x'.repeat(64 * 1024 * 1024);

let server: WebSocketServer;
const clients: WebSocket[] = [];
beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.terminate();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

/** Both ends of a connection. */
async function connect(options: WebSocket.ClientOptions = {}): Promise<{ client: WebSocket; socket: WebSocket }> {
  const connected = once(server, 'connection') as Promise<[WebSocket]>;
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options);
  clients.push(client);
  await once(client, 'open');
  const [socket] = await connected;
  return { client, socket };
}

describe('a phone that does not read', () => {
  it('delays its own next text until it reads again', async () => {
    const { client, socket } = await connect();
    client.pause();
    let isSent = false;
    const sent = send(socket, LARGE).then(() => (isSent = true));
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    expect(isSent).toBe(false);
    client.resume();
    await sent;
  });

  it('loses its connection instead of filling the memory, and may come back', async () => {
    const { client, socket } = await connect();
    client.pause();
    void send(socket, LARGE);
    await send(socket, 'one more');
    const received: number[] = [];
    client.on('message', (data: Buffer) => received.push(data.length));
    const closed = once(client, 'close') as Promise<[number]>;
    client.resume();
    expect((await closed)[0]).toBe(1013);
    expect(received).toEqual([LARGE.length]);
    await expect(send(socket, 'after the end')).resolves.toBeUndefined();
  });
});

describe('the heartbeat of a socket', () => {
  const HEARTBEAT_MS = 12_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('ends one whose other side does not answer', async () => {
    const { client, socket } = await connect({ autoPong: false });
    const stop = startHeartbeat(socket);
    const closed = once(client, 'close') as Promise<[number]>;
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    expect((await closed)[0]).toBe(1006);
    stop();
  });

  it('leaves one alone whose other side answers', async () => {
    const { socket } = await connect();
    const stop = startHeartbeat(socket);
    for (let beat = 0; beat < 5; beat++) {
      const answered = once(socket, 'pong');
      vi.advanceTimersByTime(HEARTBEAT_MS);
      await answered;
    }
    stop();
    expect(socket.readyState).toBe(socket.OPEN);
  });
});
