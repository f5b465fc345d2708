import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../testing/accountActions';
import { claim, createReceipt, itemNamed, type SeenReceipt } from '../testing/receiptActions';
import type { Browser } from '../testing/Browser';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
let host: Browser;
let receipt: SeenReceipt;
beforeAll(async () => {
  api = await startApi();
  host = api.browser();
  receipt = await createReceipt(host);
});
afterAll(() => api.close());

const read = async (browser: Browser, selection: string): Promise<unknown> => {
  const { data } = await browser.ask(`query ($id: ID!) { receipt(id: $id) { ${selection} } }`, { id: receipt.id });
  return data?.['receipt'];
};

describe('a kept answer', () => {
  it('is for one viewer where viewers differ', async () => {
    const selection = 'viewerSeat { isHost }';
    expect(await read(host, selection)).toEqual({ viewerSeat: { isHost: true } });
    expect(await read(api.browser(), selection)).toEqual({ viewerSeat: { isHost: false } });
    expect(await read(host, selection)).toEqual({ viewerSeat: { isHost: true } });
  });

  it('is for one viewer where the difference is inside a fragment', async () => {
    const ana = api.browser();
    await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana', claimerEmail: 'ana@example.com' });
    const query = `query ($id: ID!) { receipt(id: $id) { items { claims { ...Contact } } } } fragment Contact on Claim { claimerEmail }`;
    const seen = async (browser: Browser) => JSON.stringify((await browser.ask(query, { id: receipt.id })).data);
    expect(await seen(ana)).toContain('ana@example.com');
    expect(await seen(api.browser())).not.toContain('ana@example.com');
  });

  it('is not used after the next change, also one of another process', async () => {
    expect(await read(host, 'restaurantName')).toEqual({ restaurantName: "Calagero's" });
    await api.database.db.pool.query(
      "UPDATE receipt SET restaurant_name = 'Elsewhere', version = version + 1 WHERE id = $1",
      [receipt.linkId],
    );
    expect(await read(host, 'restaurantName')).toEqual({ restaurantName: 'Elsewhere' });
    expect((await host.rest('GET', `/api/shared-receipts/${receipt.linkId}`)).body['restaurantName']).toBe('Elsewhere');
  });

  it('is used only for the same variables', async () => {
    const query = 'query ($id: ID!, $full: Boolean!) { receipt(id: $id) { total tax @include(if: $full) } }';
    const ask = async (full: boolean) => (await host.ask(query, { id: receipt.id, full })).data;
    expect(await ask(true)).toEqual({ receipt: { total: '52.00', tax: '4.00' } });
    expect(await ask(false)).toEqual({ receipt: { total: '52.00' } });
  });

  it('is not used after a change that leaves the version as it is', async () => {
    expect(await read(host, 'looking')).toEqual({ looking: 0 });
    const socket = host.socket();
    const events = socket.iterate({ query: `subscription { receiptChanged(id: "${receipt.id}") { receipt { id } } }` });
    await events.next();
    expect(await read(host, 'looking')).toEqual({ looking: 1 });
    await socket.dispose();
  });
});

describe('an answer of REST that is kept for a guest', () => {
  it('is not given to the account that the guest becomes, which has other ids', async () => {
    const ana = api.browser();
    const { linkId } = await createReceipt(ana);
    const ownerOf = async () => (await ana.rest('GET', `/api/receipts/${linkId}`)).body['userId'];
    const before = await ownerOf();
    const { user } = await signUpAndLogIn(ana);
    expect(await ownerOf()).toBe(user.userId);
    expect(before).not.toBe(user.userId);
  });
});
