import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newReceipt } from '../../testing/fixtures/receipts';
import { RestClient } from '../../testing/RestClient';
import { newAccount } from '../../testing/fixtures/accounts';
import {
  restFixture,
  RECEIPT_BODY,
  clientOf,
  postReceipt,
  postClaimedReceipt,
  getReceipt,
  UNKNOWN_ID,
} from '../../testing/restFixture';

const at = restFixture();
const list = async (client: RestClient, query = '') => {
  const { body, headers } = await client.send('GET', `/api/receipts${query}`);
  return { receipts: body as unknown as Record<string, unknown>[], link: headers.get('link') };
};

describe('POST /api/receipts', () => {
  it('makes a receipt of the sender’s with the printed total, and no picture', async () => {
    const { hostAccount, host } = at();
    const answer = await host.send('POST', '/api/receipts', {
      body: { ...RECEIPT_BODY, imageUrl: 'https://evil.example/x' },
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { ...RECEIPT_BODY, userId: hostAccount.userId, total: '31.20', tip: '4.80', imageUrl: null, items: [] },
    });
  });

  it('takes fees, a discount and how the host is paid', async () => {
    const { host } = at();
    const payTo = [{ method: 'paypal', handle: 'anapays' }];
    const body = { restaurantName: 'Ours', total: '30.00', fees: '3.00', discount: '1.00', payTo };
    const answer = await host.send('POST', '/api/receipts', { body });
    expect(answer).toMatchObject({ status: 201, body: { ...body, linkId: answer.body['id'] } });
  });

  it('takes the IBAN of a host who is paid by bank, without blanks, and refuses one with a typing error', async () => {
    const { host } = at();
    const body = (handle: string) => ({
      restaurantName: 'Ours',
      total: '30.00',
      currency: 'EUR',
      payTo: [{ method: 'bank', handle }],
    });
    const answer = await host.send('POST', '/api/receipts', { body: body('DE89 3704 0044 0532 0130 00') });
    expect(answer).toMatchObject({
      status: 201,
      body: { payTo: [{ method: 'bank', handle: 'DE89370400440532013000' }] },
    });
    expect(await host.send('POST', '/api/receipts', { body: body('DE88 3704 0044 0532 0130 00') })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'payTo.0.handle', message: expect.stringContaining('typing error') as string }] },
    });
  });

  it('makes one receipt when the request is repeated with the same key', async () => {
    const { host } = at();
    const request = { body: RECEIPT_BODY, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await host.send('POST', '/api/receipts', request);
    expect((await host.send('POST', '/api/receipts', request)).body['id']).toBe(first.body['id']);
    const other = { ...request, body: { ...RECEIPT_BODY, description: 'Another one' } };
    expect((await host.send('POST', '/api/receipts', other)).status).toBe(409);
  });

  it.each([
    [{ ...RECEIPT_BODY, restaurantName: undefined }, 'restaurantName'],
    [{ ...RECEIPT_BODY, restaurantName: 'x'.repeat(1_000) }, 'restaurantName'],
    [{ ...RECEIPT_BODY, total: 'a lot' }, 'total'],
    [{ ...RECEIPT_BODY, tax: '-1' }, 'tax'],
    [{ ...RECEIPT_BODY, tip: '1.005' }, 'tip'],
    [{ ...RECEIPT_BODY, uploadMethod: 'magic' }, 'uploadMethod'],
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
    const ids = [await postClaimedReceipt(at()), await postReceipt(at())];
    expect((await list(host)).receipts.map(({ id }) => id)).toEqual(ids.reverse());
    expect((await list(diner)).receipts).toEqual([]);
  });

  it('finds a searched text with any characters in it', async () => {
    const { hostAccount, host } = at();
    await postReceipt(at());
    await newReceipt(hostAccount.ctx, { restaurantName: '100% Tofu_Bar' });
    const names = async (query: string) =>
      (await list(host, `?search=${encodeURIComponent(query)}`)).receipts.map(({ restaurantName }) => restaurantName);
    expect(await names('calagero')).toEqual(["Calagero's"]);
    expect(await names('0% tofu_')).toEqual(['100% Tofu_Bar']);
    expect(await names('%')).toEqual(['100% Tofu_Bar']);
    expect(await names('nothing')).toEqual([]);
  });

  it('links from page to page through all of them', async () => {
    const { base, host } = at();
    const { prisma } = base.api.database.db;
    const id = await postReceipt(at());
    const { id: _id, ...row } = await prisma.receipt.findUniqueOrThrow({
      where: { id },
      omit: { evenSplit: true, exchangeRate: true, households: true, contributions: true },
    });
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

  it('refuses an invalid cursor', async () => {
    const { host } = at();
    for (const after of ['nonsense', '%00', 'x'.repeat(5_000), ' '])
      expect(await host.send('GET', `/api/receipts?after=${after}`)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
  });
});

describe('GET /api/receipts/{id}', () => {
  it('identifies own claims by the user id, and others’ by a key of this receipt', async () => {
    const { base, hostAccount, dinerAccount, host, diner } = at();
    const id = await postClaimedReceipt(at());
    const claimed = { claimerName: 'Ana', shareAmount: '15.60', status: 'claimed' };
    expect((await getReceipt(diner, id)).body).toMatchObject({
      items: [{ claims: [{ ...claimed, userId: dinerAccount.userId }] }],
    });
    const seen = (await getReceipt(host, id)).body as { userId: string; items: { claims: { userId: string }[] }[] };
    expect(seen).toMatchObject({
      userId: hostAccount.userId,
      items: [{ name: 'Soup', quantity: 2, claims: [claimed] }],
    });
    const stranger = JSON.stringify((await getReceipt(new RestClient(base.api), id)).body);
    for (const userId of [dinerAccount.userId, hostAccount.userId, dinerAccount.guestId, hostAccount.guestId])
      expect(stranger).not.toContain(userId);
  });

  it('is the same receipt as in the shared family, in its own format', async () => {
    const { host } = at();
    const id = await postClaimedReceipt(at());
    for (const _again of [1, 2]) {
      const own = (await getReceipt(host, id)).body;
      const shared = (await host.send('GET', `/api/shared-receipts/${id}`)).body;
      expect(own).toMatchObject({ id, total: '31.20', items: [{ claims: [{ shareAmount: '15.60' }] }] });
      expect(shared).toMatchObject({ id, total: '31.20', claims: [{ itemIndex: 0, amount: '15.60' }] });
    }
  });

  it('does not answer an account with what its guest was shown before it signed up', async () => {
    const client = new RestClient(at().base.api);
    const items = [{ name: 'Soup', price: '12.00' }];
    const { body } = await client.send('POST', '/api/shared-receipts', { body: { restaurantName: 'Soups', items } });
    const id = String(body['id']);
    const before = (await getReceipt(client, id)).body['userId'];
    expect(before).toBe((await getReceipt(client, id)).body['userId']);
    const userId = await client.join('guest-who-joins', 'tomato soup at noon');
    expect((await getReceipt(client, id)).body).toMatchObject({ userId });
    expect(before).not.toBe(userId);
  });

  it('is never answered from another viewer’s cached answer', async () => {
    const { base, host, diner } = at();
    const id = await postClaimedReceipt(at());
    const contact = { itemIndex: 0, claimerName: 'Ana', units: 1, claimerEmail: 'ana@example.com' };
    await diner.send('POST', `/api/shared-receipts/${id}/claims`, { body: contact });
    const shared = async (who: RestClient) =>
      JSON.stringify((await who.send('GET', `/api/shared-receipts/${id}`)).body);
    expect(await shared(host)).toContain('ana@example.com');
    expect(await shared(new RestClient(base.api))).not.toContain('ana@example.com');
    expect(await shared(await clientOf(base, await newAccount(base)))).not.toContain('ana@example.com');
  });

  it('is 404 for an unknown receipt and for a hidden one', async () => {
    const { base, host, diner } = at();
    const id = await postClaimedReceipt(at());
    await base.api.database.db.prisma.receipt.update({
      where: { id },
      data: { visibility: 'private', version: { increment: 1 } },
    });
    for (const path of [
      `/api/receipts/${id}`,
      `/api/shared-receipts/${id}`,
      `/api/receipts/${UNKNOWN_ID}`,
      '/api/receipts/%',
    ])
      expect(await diner.send('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await getReceipt(host, id)).status).toBe(200);
  });
});
