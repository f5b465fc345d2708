import { describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { sharedReceiptFixture } from '../../testing/SharedReceiptFixture';

const at = sharedReceiptFixture();
const NACHOS = { itemIndex: 1, claimerName: 'Ana', amount: '20.80', splitCount: 1 };

describe('POST /api/shared-receipts/{id}/claims', () => {
  it('claims all units by default, and answers with the claim', async () => {
    const { ana } = at();
    const answer = await at().claim(ana, { itemIndex: 0, claimerName: 'Ana', amount: '15.60', splitCount: 2 });
    expect(answer).toMatchObject({
      status: 201,
      body: { receiptId: at().id, itemIndex: 0, amount: '15.60', units: 2, splitCount: 2, status: 'claimed' },
    });
  });

  it('refuses an amount more than a cent off with the right one, and accepts one within a cent', async () => {
    const { ana } = at();
    const forged = await at().claim(ana, { ...NACHOS, amount: '0.01' });
    expect(forged).toMatchObject({
      status: 422,
      body: { code: 'amount_mismatch', message: expect.stringContaining('20.80') },
    });
    expect((await at().claim(ana, { ...NACHOS, amount: '20.81' })).body['amount']).toBe('20.80');
  });

  it('answers a claim that comes too late with what is left', async () => {
    const { api, ana } = at();
    await at().claim(ana, { itemIndex: 0, claimerName: 'Ana', units: 1 });
    const late = await at().claim(api.browser(), { itemIndex: 0, claimerName: 'Ben' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'already_claimed', message: '1 of 2 Negroni is already claimed; 1 is left.' },
    });
  });

  it('claims just an amount of an item', async () => {
    const { ana } = at();
    const made = await at().claim(ana, { itemIndex: 1, claimerName: 'Ana', wantedAmount: '1.23' });
    expect(made).toMatchObject({ status: 201, body: { amount: '1.23' } });
  });

  it('refuses an amount that is empty, in place of claiming all of the item', async () => {
    const made = await at().claim(at().ana, { itemIndex: 1, claimerName: 'Ana', wantedAmount: ' ' });
    expect(made).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'wantedAmount', message: 'Amount is required' }] },
    });
  });

  it('claims once when the request is repeated with the same key', async () => {
    const { ana } = at();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await at().claim(ana, NACHOS, headers);
    const retry = await at().claim(ana, NACHOS, headers);
    expect(retry).toMatchObject({ status: 201, body: { id: first.body['id'] } });
    expect((await at().read(ana)).claims).toHaveLength(1);
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
    [{ itemIndex: 1, claimerName: 'Ana', wantedAmount: 'a lot' }, 'wantedAmount'],
    [{ itemIndex: 1, claimerName: 'Ana', wantedAmount: '1.234' }, 'wantedAmount'],
    [{ itemIndex: 1, claimerName: 'Ana', wantedAmount: '1.00', units: 1 }, 'wantedAmount'],
    [{ itemIndex: 1, claimerName: 'Ana', claimerEmail: 'nobody' }, 'claimerEmail'],
  ])('refuses %j and names the field', async (body, path) => {
    const { ana } = at();
    const answer = await at().claim(ana, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path }] } });
    expect((await at().read(ana)).claims).toEqual([]);
  });
});

describe('PATCH /api/shared-receipt-claims/{claimId}', () => {
  it('pays with the server’s own time, with and without a status', async () => {
    const { ana } = at();
    const one = (await at().claim(ana, NACHOS)).body;
    const two = (await at().claim(ana, { itemIndex: 0, claimerName: 'Ana', units: 1 })).body;
    const paidAt = '1999-01-01T00:00:00.000Z';
    const paid = await at().patch(ana, {
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
    const credit = await at().patch(ana, { id: two['id'], paymentMethod: 'credit', paymentUsername: '' });
    expect(credit).toMatchObject({ status: 200, body: { status: 'paid', paymentMethod: 'card' } });
  });

  it('takes cash that was rounded to coins in whatever digits, and refuses another sum and another way', async () => {
    const { api, ana, host } = at();
    const bill = { restaurantName: 'Rössli', currency: 'CHF', items: [{ name: 'Rösti', price: '12.32' }] };
    const { id } = (await at().send(host, 'POST', '/api/shared-receipts', { body: bill })).body;
    const body = { itemIndex: 0, claimerName: 'Ana' };
    const claim = (await at().send(ana, 'POST', `/api/shared-receipts/${String(id)}/claims`, { body })).body;
    const pay = (cashAmount: unknown, paymentMethod = 'cash') =>
      at().patch(ana, { id: claim['id'], paymentMethod, cashAmount });
    for (const sum of ['12.35', '0', '12.00', '1,230'])
      expect(await pay(sum)).toMatchObject({ status: 422, body: { code: 'amount_mismatch' } });
    for (const sum of ['12.3.0', '-12.30', '$12.30', '1e1', '12.305', 'NaN', ['12.30'], { a: 1 }])
      expect(await pay(sum)).toMatchObject({ status: 422, body: { fields: [{ path: 'cashAmount' }] } });
    expect(await pay('12.30', 'venmo')).toMatchObject({ status: 422, body: { fields: [{ path: 'cashAmount' }] } });
    expect(await pay('١٢٫٣٠')).toMatchObject({ status: 200, body: { status: 'paid', amount: '12.32' } });
    const listed = await at().send(api.browser(), 'GET', `/api/shared-receipts/${String(id)}/payments`);
    expect(listed.body).toMatchObject([{ amount: '12.32', cashAmount: '12.30', paymentMethod: 'cash' }]);
  });

  it('is for the claim owner: a stranger gets 403, and an unknown claim is 404', async () => {
    const { api, ana } = at();
    const { body } = await at().claim(ana, NACHOS);
    const stranger = api.browser();
    await at().claim(stranger, { itemIndex: 0, claimerName: 'Ana', units: 1 });
    expect(await at().patch(stranger, { id: body['id'], paymentMethod: 'cash' })).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(await at().patch(ana, { id: 'A'.repeat(22), paymentMethod: 'cash' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('requires a known method and a handle that fits it', async () => {
    const { ana } = at();
    const { body } = await at().claim(ana, NACHOS);
    expect(await at().patch(ana, { id: body['id'] })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'paymentMethod' }] },
    });
    expect((await at().patch(ana, { id: body['id'], paymentMethod: 'gold' })).status).toBe(422);
    const wrong = await at().patch(ana, { id: body['id'], paymentMethod: 'cashapp', paymentUsername: 'not a tag!' });
    expect(wrong).toMatchObject({ status: 422, body: { fields: [{ path: 'paymentUsername' }] } });
    expect((await at().patch(ana, { id: body['id'], paymentMethod: 'cash', status: 'lost' })).status).toBe(422);
  });

  it('lets the host cancel and reopen, and nobody else', async () => {
    const { host, ana } = at();
    const { body } = await at().claim(ana, NACHOS);
    expect((await at().patch(ana, { id: body['id'], status: 'cancelled' })).status).toBe(404);
    await at().patch(ana, { id: body['id'], paymentMethod: 'cash' });
    expect((await at().patch(host, { id: body['id'], status: 'cancelled' })).status).toBe(409);
    expect(await at().patch(host, { id: body['id'], status: 'claimed' })).toMatchObject({
      status: 200,
      body: { status: 'claimed' },
    });
    expect(await at().patch(host, { id: body['id'], status: 'cancelled' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
  });
});

describe('DELETE /api/shared-receipt-claims/{claimId}', () => {
  const remove = (browser: Browser, id: unknown, body?: object) =>
    at().send(browser, 'DELETE', `/api/shared-receipt-claims/${String(id)}`, body ? { body } : {});

  it('unclaims, with the documented empty object or without a body', async () => {
    const { ana } = at();
    for (const request of [{}, undefined]) {
      const { body } = await at().claim(ana, NACHOS);
      expect(await remove(ana, body['id'], request)).toMatchObject({
        status: 200,
        body: { id: body['id'], deleted: true },
      });
    }
    expect((await at().read(ana)).claims).toEqual([]);
  });

  it('is refused for another guest’s claim, a paid one and an unknown one', async () => {
    const { api, ana } = at();
    const { body } = await at().claim(ana, NACHOS);
    expect((await remove(api.browser(), body['id'])).status).toBe(403);
    await at().patch(ana, { id: body['id'], paymentMethod: 'cash' });
    expect((await remove(ana, body['id'])).status).toBe(409);
    expect((await remove(ana, 'A'.repeat(22))).status).toBe(404);
  });
});
