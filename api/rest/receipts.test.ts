import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFreshBill } from '../access/bills';
import { newMember, newSession, openHouse, type House, type Member } from '../access/people';
import { giveMethod } from '../access/wealth';
import { RestClient } from '../testing/RestClient';

const BILL = {
  userId: 0,
  restaurantName: "Calagero's",
  description: 'Birthday',
  total: '31.20',
  tax: '2.40',
  tip: 4.8,
  uploadMethod: 'manual',
  imageUrl: null,
};
const SOUP = { receiptId: 'whatever', name: 'Soup', price: '12.00', quantity: 2, splitWith: 1 };
const UNKNOWN = 'A'.repeat(22);

let house: House;
let hanna: Member;
let ana: Member;
let host: RestClient;
let diner: RestClient;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  [hanna, ana] = [await newMember(house), await newMember(house)];
  [host, diner] = [await clientOf(hanna), await clientOf(ana)];
});

async function clientOf(member: Member): Promise<RestClient> {
  const client = new RestClient(house.api, 'bearer');
  client.sessionId = await newSession(member);
  return client;
}

async function newReceipt(): Promise<string> {
  return String((await host.send('POST', '/api/receipts', { body: BILL })).body['id']);
}

/** A bill of 2 Soup at 12.00, 31.20 in total, with a half of it claimed by Ana. */
async function newTable(): Promise<string> {
  const id = await newReceipt();
  await host.send('POST', `/api/receipts/${id}/items`, { body: SOUP });
  await diner.send('POST', `/api/shared-receipts/${id}/claims`, {
    body: { itemIndex: 0, claimerName: 'Ana', amount: '15.60', units: 1 },
  });
  return id;
}

const add = (client: RestClient, { id, ...body }: { id: string } & Record<string, unknown>) =>
  client.send('POST', `/api/receipts/${id}/items`, { body });
const pay = (client: RestClient, { id, ...body }: { id: string } & Record<string, unknown>) =>
  client.send('POST', `/api/receipts/${id}/payments`, { body });
const read = (client: RestClient, id: string) => client.send('GET', `/api/receipts/${id}`);
const list = async (client: RestClient, query = '') => {
  const { body, headers } = await client.send('GET', `/api/receipts${query}`);
  return { receipts: body as unknown as Record<string, unknown>[], link: headers.get('link') };
};

describe('POST /api/receipts', () => {
  it('makes a receipt of the sender’s with the printed total, and no picture', async () => {
    const answer = await host.send('POST', '/api/receipts', { body: { ...BILL, imageUrl: 'https://evil.example/x' } });
    expect(answer).toMatchObject({
      status: 201,
      body: { ...BILL, userId: hanna.userId, total: '31.20', tip: '4.80', imageUrl: null, items: [] },
    });
  });

  it('makes one receipt of a request and its retry', async () => {
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
    const answer = await host.send('POST', '/api/receipts', { body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path }] } });
    expect((await list(host)).receipts).toEqual([]);
  });
});

describe('GET /api/receipts', () => {
  it('lists what the sender hosts, newest first, and nothing else', async () => {
    const ids = [await newTable(), await newReceipt()];
    expect((await list(host)).receipts.map(({ id }) => id)).toEqual(ids.reverse());
    expect((await list(diner)).receipts).toEqual([]);
  });

  it('finds what is searched for, whatever signs are in it', async () => {
    await newReceipt();
    await newFreshBill(hanna.ctx, { restaurantName: '100% Tofu_Bar' });
    const names = async (query: string) =>
      (await list(host, `?search=${encodeURIComponent(query)}`)).receipts.map(({ restaurantName }) => restaurantName);
    expect(await names('calagero')).toEqual(["Calagero's"]);
    expect(await names('0% tofu_')).toEqual(['100% Tofu_Bar']);
    expect(await names('%')).toEqual(['100% Tofu_Bar']);
    expect(await names('nothing')).toEqual([]);
  });

  it('leads from page to page through all of them', async () => {
    const { prisma } = house.api.database.db;
    const id = await newReceipt();
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
    for (const after of ['nonsense', '%00', 'x'.repeat(5_000), ' '])
      expect(await host.send('GET', `/api/receipts?after=${after}`)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
  });
});

describe('GET /api/receipts/{id}', () => {
  it('tells everybody their own claims by their user id, and others’ by a key of this receipt', async () => {
    const id = await newTable();
    const claimed = { claimerName: 'Ana', shareAmount: '15.60', status: 'claimed' };
    expect((await read(diner, id)).body).toMatchObject({ items: [{ claims: [{ ...claimed, userId: ana.userId }] }] });
    const seen = (await read(host, id)).body as { userId: string; items: { claims: { userId: string }[] }[] };
    expect(seen).toMatchObject({ userId: hanna.userId, items: [{ name: 'Soup', quantity: 2, claims: [claimed] }] });
    const stranger = JSON.stringify((await read(new RestClient(house.api), id)).body);
    for (const userId of [ana.userId, hanna.userId, ana.guestId, hanna.guestId]) expect(stranger).not.toContain(userId);
  });

  it('is the same receipt as in the shared family, each in its own dress', async () => {
    const id = await newTable();
    for (const _again of [1, 2]) {
      const own = (await read(host, id)).body;
      const shared = (await host.send('GET', `/api/shared-receipts/${id}`)).body;
      expect(own).toMatchObject({ id, total: '31.20', items: [{ claims: [{ shareAmount: '15.60' }] }] });
      expect(shared).toMatchObject({ id, total: '31.20', claims: [{ itemIndex: 0, amount: '15.60' }] });
    }
  });

  it('is never kept for somebody else', async () => {
    const id = await newTable();
    const contact = { itemIndex: 0, claimerName: 'Ana', units: 1, claimerEmail: 'ana@example.com' };
    await diner.send('POST', `/api/shared-receipts/${id}/claims`, { body: contact });
    const shared = async (who: RestClient) =>
      JSON.stringify((await who.send('GET', `/api/shared-receipts/${id}`)).body);
    expect(await shared(host)).toContain('ana@example.com');
    expect(await shared(new RestClient(house.api))).not.toContain('ana@example.com');
    expect(await shared(await clientOf(await newMember(house)))).not.toContain('ana@example.com');
  });

  it('is 404 for one that is not there, and for one that is hidden', async () => {
    const id = await newTable();
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

describe('POST /api/receipts/{id}/items', () => {
  it('adds items that come all at once, and keeps the printed total', async () => {
    const id = await newReceipt();
    const names = Array.from({ length: 8 }, (_, index) => `Dish ${index}`);
    const answers = await Promise.all(
      names.map((name) => add(host, { id, ...SOUP, name, price: 1.5, quantity: null })),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 201, body: { receiptId: id, price: '1.50', quantity: 1 } });
    const { items, total } = (await read(host, id)).body as { items: { name: string }[]; total: string };
    expect(items.map(({ name }) => name).sort()).toEqual(names);
    expect(total).toBe('31.20');
  });

  it('adds once for a request and its retry', async () => {
    const id = await newReceipt();
    const request = { body: SOUP, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await host.send('POST', `/api/receipts/${id}/items`, request);
    const retry = await host.send('POST', `/api/receipts/${id}/items`, request);
    expect(retry).toMatchObject({ status: 201, body: { id: first.body['id'] } });
    expect((await read(host, id)).body['items']).toHaveLength(1);
  });

  it('is for the host: for everybody else there is no such receipt', async () => {
    const id = await newTable();
    for (const who of [diner, new RestClient(house.api)])
      expect(await add(who, { id, ...SOUP })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await add(host, { id: UNKNOWN, ...SOUP })).status).toBe(404);
    expect((await read(host, id)).body['items']).toHaveLength(1);
  });

  it('is refused on a bill that is split evenly', async () => {
    const { id } = await newFreshBill(hanna.ctx, { splitEvenlyAmong: 4 });
    expect(await add(host, { id, ...SOUP })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it.each([
    [{ ...SOUP, name: ' ' }, 'name'],
    [{ ...SOUP, price: '' }, 'price'],
    [{ ...SOUP, price: 'a lot' }, 'price'],
    [{ ...SOUP, quantity: 0 }, 'quantity'],
    [{ ...SOUP, quantity: 1.5 }, 'quantity'],
    [{ ...SOUP, splitWith: 0 }, 'splitWith'],
    [{ ...SOUP, splitWith: '2' }, 'splitWith'],
  ])('refuses %j and names the field', async (body, path) => {
    const id = await newReceipt();
    const answer = await add(host, { id, ...body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path }] } });
    expect((await read(host, id)).body['items']).toEqual([]);
  });
});

describe('POST /api/receipts/{id}/payments', () => {
  it('reports all one owes as paid to the host, by a saved method', async () => {
    const id = await newTable();
    const paymentMethodId = await giveMethod(ana.ctx, 'ana-b');
    const paid = await pay(diner, { id, payeeUserId: hanna.userId, amount: '15.60', paymentMethodId });
    expect(paid).toMatchObject({
      status: 201,
      body: {
        receiptId: id,
        payerUserId: ana.userId,
        amount: '15.60',
        paymentMethodId,
        paymentMethod: 'venmo',
        status: 'pending',
        externalTransactionId: null,
        completedAt: null,
      },
    });
    expect((await read(host, id)).body).toMatchObject({ paid: '15.60', remaining: '15.60' });
  });

  it('takes the documented body, which names no rail beside the saved method, and a rail without one', async () => {
    const id = await newTable();
    expect(await pay(diner, { id, payeeUserId: hanna.userId, amount: '15.60' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'paymentMethod' }] },
    });
    const paid = await pay(diner, { id, amount: 15.6, paymentMethod: 'zelle', paymentUsername: 'ana@example.com' });
    expect(paid).toMatchObject({ status: 201, body: { paymentMethod: 'zelle', paymentMethodId: null } });
  });

  it('is complete at once when the host pays', async () => {
    const id = await newTable();
    await host.send('POST', `/api/shared-receipts/${id}/claims`, {
      body: { itemIndex: 0, claimerName: 'Hanna', units: 1 },
    });
    expect((await pay(host, { id, paymentMethod: 'cash' })).body).toMatchObject({
      payerUserId: hanna.userId,
      payeeUserId: hanna.userId,
      status: 'completed',
      completedAt: expect.stringMatching(/Z$/),
    });
  });

  it('refuses an amount that is more than a cent off, and says the right one', async () => {
    const id = await newTable();
    for (const amount of ['0.01', '15.62', '9999.99'])
      expect(await pay(diner, { id, amount, paymentMethod: 'cash' })).toMatchObject({
        status: 422,
        body: { code: 'amount_mismatch', message: expect.stringContaining('15.60') },
      });
    const within = await pay(diner, { id, amount: '15.61', paymentMethod: 'cash' });
    expect(within.body['amount']).toBe('15.60');
  });

  it('pays once for a request and its retry', async () => {
    const id = await newTable();
    const request = { body: { paymentMethod: 'cash' }, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await diner.send('POST', `/api/receipts/${id}/payments`, request);
    const retry = await diner.send('POST', `/api/receipts/${id}/payments`, request);
    expect(retry).toMatchObject({ status: 201, body: { id: first.body['id'] } });
    expect(await pay(diner, { id, paymentMethod: 'cash' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('is refused without an account, without a bill, and with somebody else’s saved method', async () => {
    const id = await newTable();
    const cash = { paymentMethod: 'cash' };
    expect((await pay(new RestClient(house.api), { id, ...cash })).status).toBe(401);
    expect((await pay(diner, { id: UNKNOWN, ...cash })).status).toBe(404);
    const paymentMethodId = await giveMethod(hanna.ctx, 'hanna');
    expect((await pay(diner, { id, paymentMethodId })).status).toBe(404);
    expect((await pay(diner, { id, paymentMethodId: 'nonsense' })).status).toBe(404);
    expect((await read(host, id)).body).toMatchObject({ paid: '0.00' });
  });
});
