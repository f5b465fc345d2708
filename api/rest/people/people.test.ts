import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newGuestBrowser } from '../../testing/fixtures/guests';
import { newReceipt } from '../../testing/fixtures/receipts';
import { postClaimedReceipt, restFixture, UNKNOWN_ID } from '../../testing/restFixture';
import type { RestClient } from '../../testing/RestClient';
import { dataOf } from '../../testing/typedClient';

const at = restFixture();
const list = async (client: RestClient, query: { search?: string; after?: string } = {}) => {
  const { data: people = [], response } = await client.typed.GET('/api/people', { params: { query } });
  return { people, link: response.headers.get('link') };
};

describe('GET /api/people', () => {
  it('has who owes the sender and whom the sender owes, over all receipts', async () => {
    const { host, diner } = at();
    await postClaimedReceipt(at());
    await postClaimedReceipt(at());
    const owed = { owedToMe: '31.20', iOwe: '0.00', net: '31.20', toConfirm: '0.00', reported: '0.00' };
    const { people } = await list(host);
    expect(people).toMatchObject([{ name: 'Ana', hasAccount: true, receiptCount: 2, ...owed }]);
    expect((await list(diner)).people).toMatchObject([{ owedToMe: '0.00', iOwe: '31.20', net: '-31.20' }]);
    expect((await list(host, { search: 'nobody' })).people).toEqual([]);
  });

  it('links from page to page through all of them', async () => {
    const { hostAccount, base, host } = at();
    const { items } = await newReceipt(hostAccount.ctx, { items: [{ name: 'Nachos', price: '1.00', quantity: 101 }] });
    for (let diner = 0; diner < 101; diner++) {
      const { ctx: guest } = await newGuestBrowser(base);
      await claimItem(guest, { itemId: items[0]?.id, claimerName: `Guest ${diner}`, units: 1 });
    }
    const first = await list(host, { search: 'guest' });
    expect(first.people).toHaveLength(100);
    const next = /^<\/api\/people\?([^>]+)>; rel="next"$/.exec(first.link ?? '')?.[1];
    const second = await list(host, Object.fromEntries(new URLSearchParams(next)));
    expect(second).toMatchObject({ people: [{ owedToMe: '1.00' }], link: null });
    expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(101);
  });

  it('refuses an invalid cursor', async () => {
    for (const after of ['nonsense', '%00', 'x'.repeat(5_000)])
      expect(await at().host.send('GET', `/api/people?after=${after}`)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
  });
});

describe('GET /api/people/{id}', () => {
  it('has the receipts between the two, and is hidden from everybody else', async () => {
    const { host, diner } = at();
    const id = await postClaimedReceipt(at());
    const [ana] = (await list(host)).people;
    const read = (client: RestClient, personId = ana?.id ?? '') =>
      client.typed.GET('/api/people/{id}', { params: { path: { id: personId } } });
    expect(await dataOf(read(host))).toMatchObject({
      ...ana,
      receipts: [{ id, restaurantName: "Calagero's", owedToMe: '15.60' }],
      netting: null,
      transfers: [],
    });
    expect((await read(diner)).response.status).toBe(404);
    expect((await read(host, UNKNOWN_ID)).response.status).toBe(404);
  });
});

describe('POST /api/people/{id}/payments and /confirmations', () => {
  it('pay several receipts with one sum, once for each key, and confirm it', async () => {
    const { host, diner } = at();
    const ids = [await postClaimedReceipt(at()), await postClaimedReceipt(at())];
    const [hostOfAna] = (await list(diner)).people;
    const header = { 'Idempotency-Key': randomUUID() };
    const pay = (amount: string, key = header) =>
      diner.typed.POST('/api/people/{id}/payments', {
        params: { path: { id: hostOfAna?.id ?? '' }, header: key },
        body: { receipts: ids.map((id) => ({ id, amount })), paymentMethod: 'venmo', paymentUsername: 'ana-b' },
      });
    const { error, response } = await pay('15.61', { 'Idempotency-Key': randomUUID() });
    expect([response.status, error?.code]).toEqual([422, 'amount_mismatch']);
    const payments = await dataOf(pay('15.60'));
    expect(payments).toMatchObject(ids.map((receiptId) => ({ receiptId, amount: '15.60', status: 'pending' })));
    expect(payments[0]?.groupId).toBe(payments[1]?.groupId);
    expect(await dataOf(pay('15.60'))).toEqual(payments);

    const [ana] = (await list(host)).people;
    const params = { path: { id: ana?.id ?? '' } };
    const { receipts } = await dataOf(host.typed.GET('/api/people/{id}', { params }));
    const reported = receipts.flatMap(({ paymentsToConfirm }) => paymentsToConfirm);
    expect(reported).toMatchObject([{ paymentUsername: 'ana-b' }, { paymentUsername: 'ana-b' }]);
    const body = { paymentIds: reported.map(({ id }) => id), amount: '31.20' };
    expect(await dataOf(host.typed.POST('/api/people/{id}/confirmations', { params, body }))).toMatchObject([
      { status: 'completed' },
      { status: 'completed' },
    ]);
    expect((await list(host)).people).toMatchObject([{ owedToMe: '0.00', toConfirm: '0.00' }]);
  });
});
