import { readComeBack } from '@fairtab/domain/programs/comeBack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { eventually } from '../../testing/eventually';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';
import { claim, createReceipt, itemNamed } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';
import { Arrivals, MOST_IN_WORK } from '../sockets/Arrivals';

const arrivals = new Arrivals({ mostWaiting: 1 });

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ arrivals, env: { METRICS_PORT: '0' } });
});
afterAll(() => api.close());

/** @returns the socket once the server acknowledged it, or why it was closed. */
function connect(): Promise<WebSocket | { code: number; reason: string }> {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.once('message', () => resolve(socket));
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
    socket.once('error', reject);
  });
}

it('has sockets wait or tells them when to come back while it has enough to do, and who is in notices nothing', async () => {
  const receipt = await createReceipt(api.browser());
  const phone = new ReceiptWatcher(api.browser().socket(), receipt.id);
  await eventually(() => expect(phone.events).toHaveLength(1));

  let finish = (): void => undefined;
  const busy = new Promise<void>((resolve) => (finish = resolve));
  for (let count = 0; count < MOST_IN_WORK; count += 1) void arrivals.working(busy);
  const refusals: { code: number; reason: string }[] = [];
  const others = [connect(), connect(), connect()];
  for (const other of others)
    void other.then((answer) => {
      if (!(answer instanceof WebSocket)) refusals.push(answer);
    });
  await eventually(() => expect(refusals).toHaveLength(2));
  for (const { code, reason } of refusals) {
    expect(code).toBe(1013);
    expect(readComeBack(reason)).toBeGreaterThanOrEqual(1_000);
  }
  const counted = await (await fetch(String(api.metricsUrl))).text();
  expect(counted).toContain('{limit="socketsAtOnce"} 2');

  await claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
  await eventually(() => expect(phone.last?.receipt.version).toBe(2));

  finish();
  const answers = [...(await Promise.all(others)), await connect()];
  const opened = answers.filter((answer) => answer instanceof WebSocket);
  expect(opened).toHaveLength(2);
  for (const socket of opened) socket.terminate();
});
