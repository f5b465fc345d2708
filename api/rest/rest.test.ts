import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, RestAnswer } from '../testing/Browser';
import { startApi, type RunningApi } from '../testing/startApi';
import { checkAgainstOpenApi } from '../testing/checkAgainstOpenApi';

const BILL = {
  userId: 0,
  restaurantName: "Calagero's",
  description: 'Birthday',
  date: '2026-03-14',
  total: '52.00',
  tax: '4.00',
  tip: 8,
  items: [
    { name: 'Negroni', price: '12.00', quantity: 2 },
    { name: 'Nachos', price: 16, quantity: 1 },
  ],
};

let api: RunningApi;
let host: Browser;
let ana: Browser;
let receiptId: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  host = api.browser();
  ana = api.browser();
  receiptId = String((await send(host, 'POST', '/api/shared-receipts', { body: BILL })).body['id']);
});

/** Every answer of these tests is held against the published description. */
async function send(
  browser: Browser,
  method: string,
  path: string,
  request: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<RestAnswer> {
  const answer = await browser.rest(method, path, request);
  await checkAgainstOpenApi(api, { method, path, answer });
  return answer;
}

const read = async (browser: Browser) => (await send(browser, 'GET', `/api/shared-receipts/${receiptId}`)).body;
const claim = (browser: Browser, body: object, headers: Record<string, string> = {}) =>
  send(browser, 'POST', `/api/shared-receipts/${receiptId}/claims`, { body, headers });
const patch = (browser: Browser, { id, ...body }: { id: unknown } & Record<string, unknown>) =>
  send(browser, 'PATCH', `/api/shared-receipt-claims/${String(id)}`, { body });
const NACHOS = { itemIndex: 1, claimerName: 'Ana', amount: '20.80', splitCount: 1 };

describe('POST /api/shared-receipts', () => {
  it('makes a receipt and answers with it', async () => {
    const { status, body } = await send(host, 'POST', '/api/shared-receipts', { body: BILL });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      restaurantName: "Calagero's",
      description: 'Birthday',
      date: '2026-03-14',
      total: '52.00',
      tip: '8.00',
      fees: '0.00',
      items: [
        { name: 'Negroni', price: '12.00', quantity: 2 },
        { name: 'Nachos', price: '16.00', quantity: 1 },
      ],
      claims: [],
    });
  });

  it('takes empty fields of a form as left out', async () => {
    const { body } = await send(host, 'POST', '/api/shared-receipts', {
      body: { tax: '', tip: '0', total: '', date: '', items: [{ name: 'Soup', price: '7', quantity: 1 }] },
    });
    expect(body).toMatchObject({ restaurantName: 'Restaurant Receipt', tax: '0.00', total: '7.00' });
  });

  it('makes one receipt of a request and its retry', async () => {
    const request = { body: BILL, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await send(host, 'POST', '/api/shared-receipts', request);
    const retry = await send(host, 'POST', '/api/shared-receipts', request);
    expect(retry).toMatchObject({ status: 201, body: { id: first.body['id'] } });
    const other = await send(host, 'POST', '/api/shared-receipts', {
      ...request,
      body: { ...BILL, tip: '9', total: '53' },
    });
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('GET /api/shared-receipts/{id}', () => {
  it('answers with items and claims, and is never older than the last write', async () => {
    expect((await read(ana))['claims']).toEqual([]);
    await claim(ana, NACHOS);
    await claim(api.browser(), { itemIndex: 0, claimerName: 'Ben', amount: '15.60', units: 1 });
    expect((await read(ana))['claims']).toMatchObject([
      { itemIndex: 1, claimerName: 'Ana', amount: '20.80', splitCount: 1, status: 'claimed', paymentMethod: null },
      { itemIndex: 0, claimerName: 'Ben', amount: '15.60', units: 1 },
    ]);
  });

  it('answers 404 and JSON for a receipt that does not exist', async () => {
    for (const id of ['A'.repeat(22), 'x', '%00', '%', '..%2f..']) {
      const answer = await send(ana, 'GET', `/api/shared-receipts/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { message: 'There is no such receipt.', code: 'not_found' } });
    }
  });

  it('shows a handle and contact data to nobody but the host and its own person', async () => {
    const { body } = await claim(ana, { ...NACHOS, claimerEmail: 'ana@example.com' });
    await patch(ana, { id: body['id'], paymentMethod: 'venmo', paymentUsername: '@ana-b', status: 'paid' });
    const seen = { paymentUsername: 'ana-b', claimerEmail: 'ana@example.com' };
    expect((await read(ana))['claims']).toMatchObject([seen]);
    expect((await read(host))['claims']).toMatchObject([seen]);
    expect((await read(api.browser()))['claims']).toMatchObject([{ paymentUsername: null, claimerEmail: null }]);
  });
});

describe('POST /api/shared-receipts/{id}/claims', () => {
  it('claims all units unless told otherwise, and answers with the claim', async () => {
    const answer = await claim(ana, { itemIndex: 0, claimerName: 'Ana', amount: '15.60', splitCount: 2 });
    expect(answer).toMatchObject({
      status: 201,
      body: { receiptId, itemIndex: 0, amount: '15.60', units: 2, splitCount: 2, status: 'claimed' },
    });
  });

  it('refuses an amount more than a cent off, says the right one, and takes one within a cent as its own', async () => {
    const forged = await claim(ana, { ...NACHOS, amount: '0.01' });
    expect(forged).toMatchObject({
      status: 422,
      body: { code: 'amount_mismatch', message: expect.stringContaining('20.80') },
    });
    expect((await claim(ana, { ...NACHOS, amount: '20.81' })).body['amount']).toBe('20.80');
  });

  it('tells whoever comes too late what is left', async () => {
    await claim(ana, { itemIndex: 0, claimerName: 'Ana', units: 1 });
    const late = await claim(api.browser(), { itemIndex: 0, claimerName: 'Ben' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'already_claimed', message: '1 of 2 Negroni is already claimed; 1 is left.' },
    });
  });

  it('claims once for a request and its retry', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await claim(ana, NACHOS, headers);
    const retry = await claim(ana, NACHOS, headers);
    expect(retry).toMatchObject({ status: 201, body: { id: first.body['id'] } });
    expect((await read(ana))['claims']).toHaveLength(1);
  });

  it.each([
    [{ itemIndex: 9, claimerName: 'Ana' }, 'itemIndex'],
    [{ itemIndex: -1, claimerName: 'Ana' }, 'itemIndex'],
    [{ itemIndex: 1.5, claimerName: 'Ana' }, 'itemIndex'],
    [{ itemIndex: 1, claimerName: '  ' }, 'claimerName'],
    [{ itemIndex: 1, claimerName: 7 }, 'claimerName'],
    [{ itemIndex: 1, claimerName: 'Ana', splitCount: 0 }, 'splitCount'],
    [{ itemIndex: 1, claimerName: 'Ana', splitCount: '2' }, 'splitCount'],
    [{ itemIndex: 1, claimerName: 'Ana', units: 2 ** 40 }, 'units'],
    [{ itemIndex: 1, claimerName: 'Ana', amount: 'a lot' }, 'amount'],
    [{ itemIndex: 1, claimerName: 'Ana', claimerEmail: 'nobody' }, 'claimerEmail'],
  ])('refuses %j and names the field', async (body, path) => {
    const answer = await claim(ana, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path }] } });
    expect((await read(ana))['claims']).toEqual([]);
  });
});

describe('PATCH /api/shared-receipt-claims/{claimId}', () => {
  it('pays with the server’s own time, with and without a status', async () => {
    const one = (await claim(ana, NACHOS)).body;
    const two = (await claim(ana, { itemIndex: 0, claimerName: 'Ana', units: 1 })).body;
    const paidAt = '1999-01-01T00:00:00.000Z';
    const paid = await patch(ana, {
      id: one['id'],
      paymentMethod: 'venmo',
      paymentUsername: '@ana-b',
      status: 'paid',
      paidAt,
    });
    expect(paid).toMatchObject({
      status: 200,
      body: { id: one['id'], status: 'paid', paymentMethod: 'venmo', paymentUsername: 'ana-b' },
    });
    expect(Date.parse(String(paid.body['paidAt']))).toBeGreaterThan(Date.parse('2020-01-01'));
    const credit = await patch(ana, { id: two['id'], paymentMethod: 'credit', paymentUsername: '' });
    expect(credit).toMatchObject({ status: 200, body: { status: 'paid', paymentMethod: 'card' } });
  });

  it('is for its own person: a stranger gets 403 and an unknown claim 404', async () => {
    const { body } = await claim(ana, NACHOS);
    const stranger = api.browser();
    await claim(stranger, { itemIndex: 0, claimerName: 'Ana', units: 1 });
    expect(await patch(stranger, { id: body['id'], paymentMethod: 'cash' })).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(await patch(ana, { id: 'A'.repeat(22), paymentMethod: 'cash' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('wants a method that exists and a handle that fits it', async () => {
    const { body } = await claim(ana, NACHOS);
    expect(await patch(ana, { id: body['id'] })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'paymentMethod' }] },
    });
    expect((await patch(ana, { id: body['id'], paymentMethod: 'gold' })).status).toBe(422);
    const wrong = await patch(ana, { id: body['id'], paymentMethod: 'cashapp', paymentUsername: 'not a tag!' });
    expect(wrong).toMatchObject({ status: 422, body: { fields: [{ path: 'paymentUsername' }] } });
    expect((await patch(ana, { id: body['id'], paymentMethod: 'cash', status: 'lost' })).status).toBe(422);
  });

  it('lets the host cancel and reopen, and nobody else', async () => {
    const { body } = await claim(ana, NACHOS);
    expect((await patch(ana, { id: body['id'], status: 'cancelled' })).status).toBe(404);
    await patch(ana, { id: body['id'], paymentMethod: 'cash' });
    expect((await patch(host, { id: body['id'], status: 'cancelled' })).status).toBe(409);
    expect(await patch(host, { id: body['id'], status: 'claimed' })).toMatchObject({
      status: 200,
      body: { status: 'claimed' },
    });
    expect(await patch(host, { id: body['id'], status: 'cancelled' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
  });
});

describe('DELETE /api/shared-receipt-claims/{claimId}', () => {
  const remove = (browser: Browser, id: unknown, body?: object) =>
    send(browser, 'DELETE', `/api/shared-receipt-claims/${String(id)}`, body ? { body } : {});

  it('unclaims, with the documented empty object or with nothing', async () => {
    for (const request of [{}, undefined]) {
      const { body } = await claim(ana, NACHOS);
      expect(await remove(ana, body['id'], request)).toMatchObject({
        status: 200,
        body: { id: body['id'], deleted: true },
      });
    }
    expect((await read(ana))['claims']).toEqual([]);
  });

  it('is refused for somebody else’s claim, a paid one and an unknown one', async () => {
    const { body } = await claim(ana, NACHOS);
    expect((await remove(api.browser(), body['id'])).status).toBe(403);
    await patch(ana, { id: body['id'], paymentMethod: 'cash' });
    expect((await remove(ana, body['id'])).status).toBe(409);
    expect((await remove(ana, 'A'.repeat(22))).status).toBe(404);
  });
});

describe('any other address under /api', () => {
  it('answers JSON: 404 for an unknown one and 405 for a wrong method', async () => {
    expect(await host.rest('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await host.rest('GET', '/api')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const wrong = await host.rest('PATCH', '/api/shared-receipts', { body: {} });
    expect(wrong).toMatchObject({ status: 405, body: { code: 'wrong_method' } });
    expect(wrong.headers.get('allow')).toBe('POST');
  });
});
