import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { attempt, claim, createReceipt, itemNamed, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

const FOLLOW = `subscription ($id: ID!) { eveningChanged(id: $id) {
  planKey receipts { id } people { name net } proposal { agreed { name } } transfers { key status } } }`;

interface SeenEvening {
  readonly planKey: string | null;
  readonly receipts: readonly { readonly id: string }[];
  readonly people: readonly { readonly name: string; readonly net: string }[];
  readonly proposal: { readonly agreed: readonly { readonly name: string }[] } | null;
  readonly transfers: readonly { readonly key: string; readonly status: string }[];
}

let api: RunningApi;
let other: RunningApi;
let ana: Browser;
let cleo: Browser;
const sockets: Client[] = [];
beforeAll(async () => {
  api = await startApi();
  other = await startApi({ database: api.database });
});
afterAll(async () => {
  await other.close();
  await api.close();
});
let receipt: SeenReceipt;
let linkId: string;
beforeEach(async () => {
  [ana, cleo] = [api.browser(), api.browser()];
  await signUpAndLogIn(ana);
  receipt = await createReceipt(ana);
  ({ linkId } = await done<{ linkId: string }>(ana, 'createEvening', {
    payload: 'evening { linkId }',
    input: { receiptId: receipt.id, name: 'Friday' },
  }));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.dispose();
});

/** Sends a mutation and gives the evening of its answer. */
async function done<T>(
  browser: Browser,
  mutation: string,
  { payload = '__typename', input }: { payload?: string; input: object },
): Promise<T> {
  const answer = await attempt(browser, { mutation, payload, input });
  expect(answer.__typename).toMatch(/Payload$/);
  return (answer as unknown as { evening: T }).evening;
}

function follow(browser: Browser, id: string) {
  const socket = browser.socket();
  sockets.push(socket);
  const seen = { evenings: [] as SeenEvening[], errors: [] as unknown[], isComplete: false };
  const stop = socket.subscribe<{ eveningChanged: SeenEvening }>(
    { query: FOLLOW, variables: { id } },
    {
      next: ({ data, errors }) => {
        if (data) seen.evenings.push(data.eveningChanged);
        if (errors) seen.errors.push(...errors);
      },
      error: (error) => seen.errors.push(...[error].flat()),
      complete: () => void (seen.isComplete = true),
    },
  );
  return Object.assign(seen, { stop, last: () => seen.evenings.at(-1) });
}

describe('eveningChanged', () => {
  it.each(['this process', 'another process'])(
    'pushes claims, receipts, proposals and transfers to whoever has the link, in %s',
    async (place) => {
      const seen = follow(place === 'this process' ? api.browser() : other.browser(), linkId);
      await eventually(() => expect(seen.last()?.people).toEqual([{ name: expect.any(String), net: '0.00' }]));

      await claim(cleo, { item: itemNamed(receipt, 'Nachos'), name: 'Cleo' });
      await eventually(() => expect(seen.last()?.people).toContainEqual({ name: 'Cleo', net: '-20.80' }));

      const taxi = await createReceipt(ana, { restaurantName: 'Taxi' });
      await done(ana, 'addToEvening', { input: { eveningId: linkId, receiptId: taxi.id } });
      await eventually(() => expect(seen.last()?.receipts).toHaveLength(2));
      await done(ana, 'takeOutOfEvening', { input: { receiptId: taxi.id } });
      await eventually(() => expect(seen.last()?.receipts).toHaveLength(1));

      const settle = async (browser: Browser) =>
        done(browser, 'settleEvening', { input: { eveningId: linkId, planKey: seen.last()?.planKey } });
      await settle(cleo);
      await eventually(() => expect(seen.last()?.proposal).toEqual({ agreed: [] }));
      await done(cleo, 'declineSettlement', { input: { eveningId: linkId } });
      await eventually(() => expect(seen.last()?.proposal).toBeNull());
      await settle(ana);
      await eventually(() => expect(seen.last()?.transfers).toEqual([{ key: expect.any(String), status: 'OPEN' }]));

      const transferId = seen.last()?.transfers[0]?.key;
      await done(cleo, 'reportTransfer', { input: { transferId, method: 'CASH' } });
      await eventually(() => expect(seen.last()?.transfers[0]?.status).toBe('REPORTED'));
      await done(ana, 'confirmTransfer', { input: { transferId } });
      await eventually(() => expect(seen.last()?.transfers[0]?.status).toBe('CONFIRMED'));

      await done(cleo, 'addCredit', {
        input: { eveningId: linkId, name: 'Cab', amount: '10.00', people: 2, idempotencyKey: 'the cab of the evening' },
      });
      await eventually(() => expect(seen.last()?.receipts).toHaveLength(2));
      expect(seen.errors).toEqual([]);
    },
  );

  it('shows a receipt no more that its host hides, and again when it is shown', async () => {
    const seen = follow(api.browser(), linkId);
    await eventually(() => expect(seen.last()?.receipts).toHaveLength(1));
    await attempt(ana, { mutation: 'shareReceipt', input: { receiptId: receipt.id, visibility: 'PRIVATE' } });
    await eventually(() => expect(seen.last()?.receipts).toHaveLength(0));
    await attempt(ana, { mutation: 'shareReceipt', input: { receiptId: receipt.id, visibility: 'LINK' } });
    await eventually(() => expect(seen.last()?.receipts).toHaveLength(1));
  });

  it('refuses whoever does not know the link', async () => {
    for (const browser of [ana, api.browser()])
      for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'no id', receipt.linkId]) {
        const seen = follow(browser, id);
        await eventually(() => expect(seen.isComplete || seen.errors.length > 0).toBe(true));
        expect(seen.errors).toEqual([
          expect.objectContaining({ message: 'There is no such evening.', extensions: { code: 'NOT_FOUND' } }),
        ]);
        expect(seen.evenings).toEqual([]);
      }
  });

  it('says nothing of what happens on other receipts', async () => {
    const seen = follow(api.browser(), linkId);
    const elsewhere = await createReceipt(ana);
    await eventually(() => expect(seen.evenings).toHaveLength(1));
    await claim(cleo, { item: itemNamed(elsewhere, 'Nachos'), name: 'Cleo' });
    await claim(cleo, { item: itemNamed(receipt, 'Nachos'), name: 'Cleo' });
    await eventually(() => expect(seen.last()?.people).toHaveLength(2));
    expect(seen.evenings).toHaveLength(2);
  });
});
