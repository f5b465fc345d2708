import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually';
import { startApi, type RunningApi } from '../../testing/startApi';

const MOST = 4;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ mostConnectionsOfAddress: MOST });
});
afterAll(() => api.close());

/** A connection that sends nothing. */
function openIdle(): Promise<Socket> {
  const { hostname, port } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
}

it('keeps no more idle connections of one address than it may have, and takes others when one ends', async () => {
  const idle = await Promise.all(Array.from({ length: MOST }, openIdle));
  const beyond = await openIdle();
  await eventually(() => expect(beyond.closed).toBe(true));
  expect(idle.filter(({ closed }) => closed)).toEqual([]);
  idle[0]?.destroy();
  await eventually(async () => {
    const answer = await fetch(`${api.url}/healthz`, { headers: { connection: 'close' } });
    expect(answer.status).toBe(200);
  });
  for (const socket of idle) socket.destroy();
});
