import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  attempt,
  claim,
  createReceipt,
  itemNamed,
  type SeenClaim,
  type SeenReceipt,
} from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { startApi, type RunningApi } from '../../testing/startApi';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';

let api: RunningApi;
let otherApi: RunningApi;
let host: Browser;
let ana: Browser;
let receipt: SeenReceipt;
let anasClaim: SeenClaim;
beforeAll(async () => {
  api = await startApi();
  otherApi = await startApi({ database: api.database });
});
afterAll(async () => {
  await otherApi.close();
  await api.close();
});
beforeEach(async () => {
  [host, ana] = [api.browser(), api.browser()];
  receipt = await createReceipt(host);
  anasClaim = (await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana', splitCount: 4 })).claim;
});

const sockets: Client[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.dispose();
});

/** Resolves when the phone got the first event or error. */
async function watch(browser: Browser): Promise<ReceiptWatcher> {
  const socket = browser.socket();
  sockets.push(socket);
  const phone = new ReceiptWatcher(socket, receipt.id);
  await eventually(() => expect(phone.events.length + phone.errors.length).toBeGreaterThan(0));
  return phone;
}

const asHost = (mutation: string, input: object) =>
  attempt(host, { mutation, input: { receiptId: receipt.id, ...input } });
const share = (visibility: string) => asHost('shareReceipt', { visibility });

/** Claims an item and waits until one phone got the event. A phone without an event by then will not get one. */
async function claimAndWait(seenBy: ReceiptWatcher): Promise<void> {
  await claim(host, { item: itemNamed(receipt, 'Negroni'), name: 'Hana', splitCount: 50 });
  await eventually(() => expect(seenBy.kinds.at(-1)).toBe('CLAIMED'));
}

describe('a viewer who watches a receipt', () => {
  it('gets no more events once it may not see the receipt, in every process', async () => {
    const [stranger, anas, hosts] = [api.browser(), ana, host];
    const phones = {
      host: await watch(hosts),
      ana: await watch(anas),
      stranger: await watch(stranger),
      anasElsewhere: await watch(anas.at(otherApi.url)),
      strangerElsewhere: await watch(stranger.at(otherApi.url)),
    };
    await share('PARTICIPANTS');
    await eventually(() =>
      expect([phones.stranger, phones.strangerElsewhere].every((one) => one.isComplete)).toBe(true),
    );
    await eventually(() => expect(phones.anasElsewhere.kinds).toContain('SHARED'));
    await share('PRIVATE');
    await eventually(() => expect([phones.ana, phones.anasElsewhere].every((one) => one.isComplete)).toBe(true));
    await claimAndWait(phones.host);
    expect(phones.stranger.kinds).toEqual([]);
    expect(phones.ana.kinds).toEqual(['SHARED']);
    expect(phones.host.isComplete).toBe(false);
    expect(phones.host.last?.receipt.looking).toBe(1);
  });

  it('gets no more events once the host deleted it', async () => {
    const phones = [await watch(host), await watch(ana), await watch(api.browser())];
    await asHost('deleteReceipt', {});
    await eventually(() => expect(phones.every(({ isComplete }) => isComplete)).toBe(true));
    expect(phones.map(({ kinds }) => kinds)).toEqual([[], [], []]);
    expect((await watch(host)).errors).toMatchObject([{ message: 'There is no such receipt.' }]);
    await asHost('restoreReceipt', {});
    expect((await watch(ana)).last?.changes).toEqual([]);
  });

  it('gets no more events of a receipt for participants once its last claim is cancelled', async () => {
    await share('PARTICIPANTS');
    const [phone, hosts] = [await watch(ana), await watch(host)];
    await attempt(host, { mutation: 'cancelClaim', input: { claimId: anasClaim.id } });
    await eventually(() => expect(phone.isComplete).toBe(true));
    await claimAndWait(hosts);
    expect(phone.kinds).toEqual([]);
    expect(hosts.kinds).toEqual(['CANCELLED', 'CLAIMED']);
  });

  it.each(['PARTICIPANTS', 'PRIVATE'])('is refused on a receipt for %s as if there were none', async (visibility) => {
    await share(visibility);
    const phone = await watch(api.browser());
    expect([phone.events, phone.errors]).toMatchObject([[], [{ message: 'There is no such receipt.' }]]);
    const hosts = await watch(host);
    expect(hosts.last?.receipt.looking).toBe(1);
  });
});
