import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newFreshBill } from '../testing/fixtures/receipts';
import { newMember } from '../testing/fixtures/accounts';
import { atRestHouse, BILL, clientOf, newReceipt, newTable, read, UNKNOWN } from '../testing/restFixture';
import { RestClient } from '../testing/RestClient';

const at = atRestHouse();
const list = async (client: RestClient, query = '') => {
  const { body, headers } = await client.send('GET', `/api/receipts${query}`);
  return { receipts: body as unknown as Record<string, unknown>[], link: headers.get('link') };
};

describe('POST /api/receipts', () => {
  it('makes a receipt of the sender’s with the printed total, and no picture', async () => {
    const { hanna, host } = at();
    const answer = await host.send('POST', '/api/receipts', { body: { ...BILL, imageUrl: 'https://evil.example/x' } });
    expect(answer).toMatchObject({
      status: 201,
      body: { ...BILL, userId: hanna.userId, total: '31.20', tip: '4.80', imageUrl: null, items: [] },
    });
  });

  it('makes one receipt of a request and its retry', async () => {
    const { host } = at();
    const request = { body: BILL, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await host.send('POST', '/api/receipts', request);
    expect((await host.send('POST', '/api/receipts', request)).body['id']).toBe(first.body['id']);
    const other = { ...request, body: { ...BILL, description: 'Another one' } };
    expect((await host.send('POST', '/api/receipts', other)).status).toBe(409);
  });

  it.each([
    [{ ...BILL, restaurantName: undefined }, 'restaurantName'],
    [{ ...BILL, restaurantName: 'x'.repeat(1_000) }, 'restaurantName'],
    [{ ...BILL, total: 'a lot' }, 'total'],
    [{ ...BILL, tax: '-1' }, 'tax'],
    [{ ...BILL, tip: '1.005' }, 'tip'],
    [{ ...BILL, uploadMethod: 'magic' }, 'uploadMethod'],
  ])('refuses %j and names the field', async (body, path) => {
    const { host } = at();
    const answer = await host.send('POST', '/api/receipts', { body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path }] } });
    expect((await list(host)).receipts).toEqual([]);
  });
});

describe('GET /api/receipts', () => {
  it('lists what the sender hosts, newest first, and nothing else', async () => {
    const { host, diner } = at();
    const ids = [await newTable(at()), await newReceipt(at())];
    expect((await list(host)).receipts.map(({ id }) => id)).toEqual(ids.reverse());
    expect((await list(diner)).receipts).toEqual([]);
  });

  it('finds what is searched for, whatever signs are in it', async () => {
    const { hanna, host } = at();
    await newReceipt(at());
    await newFreshBill(hanna.ctx, { restaurantName: '100% Tofu_Bar' });
    const names = async (query: string) =>
      (await list(host, `?search=${encodeURIComponent(query)}`)).receipts.map(({ restaurantName }) => restaurantName);
    expect(await names('calagero')).toEqual(["Calagero's"]);
    expect(await names('0% tofu_')).toEqual(['100% Tofu_Bar']);
    expect(await names('%')).toEqual(['100% Tofu_Bar']);
    expect(await names('nothing')).toEqual([]);
  });

  it('leads from page to page through all of them', async () => {
    const { house, host } = at();
    const { prisma } = house.api.database.db;
    const id = await newReceipt(at());
    const { id: _id, ...row } = await prisma.receipt.findUniqueOrThrow({ where: { id }, omit: { evenSplit: true } });
    const copies = Array.from({ length: 204 }, () => ({ ...row, id: randomBytes(16).toString('base64url') }));
    await prisma.receipt.createMany({ data: copies });
    const seen = [];
    let query: string | undefined = '?search=calagero';
    const sizes = [];
    while (query !== undefined) {
      const { receipts, link } = await list(host, query);
      sizes.push(receipts.length);
      seen.push(...receipts.map((receipt) => receipt['id']));
      query = /^<\/api\/receipts(\?[^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
    }
    expect(sizes).toEqual([100, 100, 5]);
    expect(new Set(seen).size).toBe(205);
  });

  it('refuses a page that begins nowhere', async () => {
    const { host } = at();
    for (const after of ['nonsense', '%00', 'x'.repeat(5_000), ' '])
      expect(await host.send('GET', `/api/receipts?after=${after}`)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
  });
});

describe('GET /api/receipts/{id}', () => {
  it('tells everybody their own claims by their user id, and others’ by a key of this receipt', async () => {
    const { house, hanna, ana, host, diner } = at();
    const id = await newTable(at());
    const claimed = { claimerName: 'Ana', shareAmount: '15.60', status: 'claimed' };
    expect((await read(diner, id)).body).toMatchObject({ items: [{ claims: [{ ...claimed, userId: ana.userId }] }] });
    const seen = (await read(host, id)).body as { userId: string; items: { claims: { userId: string }[] }[] };
    expect(seen).toMatchObject({ userId: hanna.userId, items: [{ name: 'Soup', quantity: 2, claims: [claimed] }] });
    const stranger = JSON.stringify((await read(new RestClient(house.api), id)).body);
    for (const userId of [ana.userId, hanna.userId, ana.guestId, hanna.guestId]) expect(stranger).not.toContain(userId);
  });

  it('is the same receipt as in the shared family, each in its own dress', async () => {
    const { host } = at();
    const id = await newTable(at());
    for (const _again of [1, 2]) {
      const own = (await read(host, id)).body;
      const shared = (await host.send('GET', `/api/shared-receipts/${id}`)).body;
      expect(own).toMatchObject({ id, total: '31.20', items: [{ claims: [{ shareAmount: '15.60' }] }] });
      expect(shared).toMatchObject({ id, total: '31.20', claims: [{ itemIndex: 0, amount: '15.60' }] });
    }
  });

  it('is never kept for somebody else', async () => {
    const { house, host, diner } = at();
    const id = await newTable(at());
    const contact = { itemIndex: 0, claimerName: 'Ana', units: 1, claimerEmail: 'ana@example.com' };
    await diner.send('POST', `/api/shared-receipts/${id}/claims`, { body: contact });
    const shared = async (who: RestClient) =>
      JSON.stringify((await who.send('GET', `/api/shared-receipts/${id}`)).body);
    expect(await shared(host)).toContain('ana@example.com');
    expect(await shared(new RestClient(house.api))).not.toContain('ana@example.com');
    expect(await shared(await clientOf(house, await newMember(house)))).not.toContain('ana@example.com');
  });

  it('is 404 for one that is not there, and for one that is hidden', async () => {
    const { house, host, diner } = at();
    const id = await newTable(at());
    await house.api.database.db.prisma.receipt.update({
      where: { id },
      data: { visibility: 'private', version: { increment: 1 } },
    });
    for (const path of [
      `/api/receipts/${id}`,
      `/api/shared-receipts/${id}`,
      `/api/receipts/${UNKNOWN}`,
      '/api/receipts/%',
    ])
      expect(await diner.send('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await read(host, id)).status).toBe(200);
  });
});
