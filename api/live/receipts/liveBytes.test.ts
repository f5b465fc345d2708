import { once } from 'node:events';
import claimDocument from '@fairtab/web/src/table/moves/__generated__/tapMovesClaimItemMutation.graphql';
import subscription from '@fairtab/web/src/table/__generated__/receiptChangesSubscription.graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { LivePhone } from '../../testing/LivePhone';
import { claim, createReceipt, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

const MOST_BYTES = 2_000;
const LINES = 40;
const EARLIER_CLAIMS = 20;
const PEOPLE = ['Ana', 'Benjamin', 'Cleo', 'Daniel', 'Eleni', 'Friederike', 'Giovanni', 'Hannah'];

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A bill of 40 lines with 20 claims by 8 people. */
async function longTable(): Promise<{ receipt: SeenReceipt; diners: Browser[] }> {
  const items = Array.from({ length: LINES }, (_, line) => ({
    name: `Dish of the day ${line}`,
    price: `${5 + line}.50`,
    quantity: 2,
  }));
  const receipt = await createReceipt(api.browser(), { items });
  const diners = PEOPLE.map(() => api.browser());
  for (let n = 0; n < EARLIER_CLAIMS; n++) await claimNth({ receipt, diners }, { n, line: n });
  return { receipt, diners };
}

async function claimNth(
  { receipt, diners }: { receipt: SeenReceipt; diners: Browser[] },
  { n, line }: { n: number; line: number },
): Promise<void> {
  const [diner, item] = [diners[n % diners.length], receipt.items[line]];
  if (diner && item) await claim(diner, { item, name: PEOPLE[n % PEOPLE.length] ?? '', units: 1 });
}

/** The messages that a socket with the app's subscription receives, as texts. */
async function watch(receipt: SeenReceipt, since: number | null): Promise<{ events: string[]; socket: WebSocket }> {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const events: string[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text.includes('"next"')) events.push(text);
  });
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  const variables = { id: receipt.id, since, trails: [] };
  const payload = { query: '', variables, extensions: { documentId: subscription.params.id } };
  socket.send(JSON.stringify({ id: '8a4c4ed0-57a5-4f5c-9d3a-3ecbc1d77d2e', type: 'subscribe', payload }));
  await eventually(() => expect(events).not.toEqual([]));
  return { events, socket };
}

const bytesOf = (text: string | undefined): number => Buffer.byteLength(text ?? '');

describe(`on a bill of ${LINES} lines with ${EARLIER_CLAIMS} claims, a socket carries`, () => {
  it(`at most ${MOST_BYTES} bytes for a claim, by somebody who is there and by somebody new`, async () => {
    const table = await longTable();
    const { events, socket } = await watch(table.receipt, EARLIER_CLAIMS + 1);
    for (const [n, line] of [
      [0, 0],
      [1, 30],
    ] as const) {
      const seen = events.length;
      await claimNth(table, { n, line });
      await eventually(() => expect(events.slice(seen).some((text) => text.includes('CLAIMED'))).toBe(true));
    }
    const newcomer = { receipt: table.receipt, diners: [api.browser()] };
    const seen = events.length;
    await claimNth(newcomer, { n: 0, line: 35 });
    await eventually(() => expect(events.slice(seen).some((text) => text.includes('"lists":{'))).toBe(true));
    const sizes = events.map(bytesOf);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
    socket.close();
  });

  it('little when the version is the newest, what changed when it is older, and all without one', async () => {
    const { receipt } = await longTable();
    const version = EARLIER_CLAIMS + 1;
    for (const [since, atLeast, atMost] of [
      [version, 0, 600],
      [version - 1, 600, MOST_BYTES],
      [null, 10_000, 22_000],
      [version + 1, 10_000, 22_000],
    ] as const) {
      const { events, socket } = await watch(receipt, since);
      expect(bytesOf(events[0]), `since ${since}`).toBeGreaterThan(atLeast);
      expect(bytesOf(events[0]), `since ${since}`).toBeLessThanOrEqual(atMost);
      socket.close();
    }
  });
});

describe('a claim between the page and its subscription', () => {
  it('is in the first event, within a second, and is not the whole table', async () => {
    const { receipt, diners } = await longTable();
    const phone = new LivePhone(api.browser(), receipt);
    await phone.load();
    await claimNth({ receipt, diners }, { n: 3, line: 30 });
    const startedAt = performance.now();
    phone.watch();
    await eventually(() => expect(phone.told).toEqual([EARLIER_CLAIMS + 2]));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(phone.eventBytes[0]).toBeLessThanOrEqual(MOST_BYTES);
    expect(phone.table?.items[30]?.claims.map(({ claimerName }) => claimerName)).toEqual(['Daniel']);
    expect(phone.trail[0]).toBe(EARLIER_CLAIMS + 2);
    await phone.close();
  });
});

it('a tap is answered in less than half a kilobyte, however long the bill is', async () => {
  const { receipt, diners } = await longTable();
  const [ana] = diners;
  const input = { itemId: receipt.items[39]?.id, claimerName: 'Ana', units: 1 };
  const answer = await ana?.post({ documentId: claimDocument.params.id, variables: { input } });
  expect(JSON.stringify(answer)).toContain('"ClaimItemPayload"');
  expect(bytesOf(JSON.stringify(answer))).toBeLessThan(512);
});
