import { dayIn } from '@fairtab/domain/localTime';
import { describe, expect, it } from 'vitest';
import { sharedReceiptFixture, SHARED_RECEIPT_BODY } from '../../testing/SharedReceiptFixture';

const at = sharedReceiptFixture();
const NACHOS = { itemIndex: 1, claimerName: 'Ana', amount: '20.80', splitCount: 1 };

describe('POST /api/shared-receipts', () => {
  it('makes a receipt and answers with it', async () => {
    const { host } = at();
    const { status, body } = await at().send(host, 'POST', '/api/shared-receipts', { body: SHARED_RECEIPT_BODY });
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

  it('takes another currency and answers with its decimals, and means dollars without one', async () => {
    const { host } = at();
    const post = async (body: object) => (await at().send(host, 'POST', '/api/shared-receipts', { body })).body;
    const items = [{ name: 'Soup', price: 700, quantity: 1 }];
    expect(await post({ currency: 'JPY', tax: '70', items })).toMatchObject({
      currency: 'JPY',
      total: '770',
      items: [{ price: '700' }],
    });
    expect(await post({ currency: 'KWD', items: [{ name: 'Soup', price: '1.250' }] })).toMatchObject({
      total: '1.250',
    });
    expect(await post({ items })).toMatchObject({ currency: 'USD', total: '700.00' });
  });

  it('takes a line by its total, and a weight at a price each', async () => {
    const { host } = at();
    const items = [
      { name: 'Beer', lineTotal: '10.00', quantity: 3 },
      { name: 'Soda', lineTotal: 9, quantity: '3' },
      { name: 'Lobster', price: '12.00', quantity: 2.5 },
      { name: 'Ham', price: '3.33', quantity: '0.5' },
    ];
    expect(await at().send(host, 'POST', '/api/shared-receipts', { body: { items } })).toMatchObject({
      status: 201,
      body: {
        total: '50.67',
        items: [
          { name: 'Beer', price: '10.00', quantity: 1 },
          { name: 'Soda', price: '3.00', quantity: 3 },
          { name: 'Lobster', price: '30.00', quantity: 1 },
          { name: 'Ham', price: '1.67', quantity: 1 },
        ],
      },
    });
    for (const [quantity, message] of [
      ['3x', 'Quantity must be above 0 and at most 999, with up to 3 decimals'],
      [0.0001, 'Quantity must be above 0 and at most 999, with up to 3 decimals'],
      [0, 'Quantity must be at least 1'],
    ]) {
      const body = { items: [{ name: 'Ham', price: '3.33', quantity }] };
      expect(await at().send(host, 'POST', '/api/shared-receipts', { body })).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'items.0.quantity', message }] },
      });
    }
  });

  it('says how the host is paid', async () => {
    const body = {
      items: [{ name: 'Tea', price: 3 }],
      payTo: [{ method: 'venmo', handle: '@ana-pays' }, { method: 'cash' }],
    };
    const { host } = at();
    const made = await at().send(host, 'POST', '/api/shared-receipts', { body });
    const ways = [
      { method: 'venmo', handle: 'ana-pays' },
      { method: 'cash', handle: '' },
    ];
    expect(made).toMatchObject({ status: 201, body: { linkId: made.body['id'], hostName: 'Host', payTo: ways } });
    const wrong = { ...body, payTo: [{ method: 'venmo', handle: 'x' }] };
    expect(await at().send(host, 'POST', '/api/shared-receipts', { body: wrong })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'payTo.0.handle' }] },
    });
  });

  it('takes the day where the bill is when the date is left out, and refuses a zone that does not exist', async () => {
    const { host } = at();
    const post = (timeZone: string) =>
      at().send(host, 'POST', '/api/shared-receipts', { body: { timeZone, items: [{ name: 'Soup', price: '7' }] } });
    // They are 25 hours apart, so it is never the same day there.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const before = dayIn(timeZone, new Date());
      const { body } = await post(timeZone);
      expect([before, dayIn(timeZone, new Date())]).toContain(body['date']);
    }
    expect((await post('Mars/Olympus')).status).toBe(422);
  });

  it('treats empty fields of a form as left out', async () => {
    const { host } = at();
    const { body } = await at().send(host, 'POST', '/api/shared-receipts', {
      body: { tax: '', tip: '0', total: '', date: '', items: [{ name: 'Soup', price: '7', quantity: 1 }] },
    });
    expect(body).toMatchObject({ restaurantName: 'Restaurant Receipt', tax: '0.00', total: '7.00' });
  });

  it('drops rows with neither name nor price', async () => {
    const { host } = at();
    const empty = { name: ' ', price: '', quantity: 1 };
    const { status, body } = await at().send(host, 'POST', '/api/shared-receipts', {
      body: { items: [empty, { name: 'Soup', price: '7', quantity: 1 }, empty] },
    });
    expect({ status, items: body['items'] }).toEqual({
      status: 201,
      items: [{ name: 'Soup', price: '7.00', quantity: 1, taxClass: 'ordinary', discount: '0.00' }],
    });
  });

  it('takes tax classes, a coupon, an alcohol tax and a service charge, and answers with them', async () => {
    const { host } = at();
    const beer = { name: 'Beer', price: '6.00', quantity: 2, taxClass: 'alcohol', discount: '2.00' };
    const items = [beer, { name: 'Soup', price: '8.00', discount: '' }];
    const body = { items, tax: '1.80', alcoholTax: '0.50', serviceChargePercent: 20 };
    expect(await at().send(host, 'POST', '/api/shared-receipts', { body })).toMatchObject({
      status: 201,
      body: {
        total: '24.30',
        alcoholTax: '0.50',
        fees: '4.00',
        serviceChargePercent: 20,
        serviceChargeRate: '20',
        items: [beer, { name: 'Soup', taxClass: 'ordinary', discount: '0.00' }],
      },
    });
    expect(await at().send(host, 'POST', '/api/shared-receipts', { body: { ...body, fees: '4.00' } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'fees' }] },
    });
  });

  it('takes a service charge with decimals, which clients of whole percentages see as an amount', async () => {
    const { host } = at();
    const items = [{ name: 'Soup', price: '8.00' }];
    for (const serviceChargeRate of ['12.5', 12.5])
      expect(
        await at().send(host, 'POST', '/api/shared-receipts', { body: { items, serviceChargeRate } }),
      ).toMatchObject({
        status: 201,
        body: { total: '9.00', fees: '1.00', serviceChargePercent: null, serviceChargeRate: '12.5' },
      });
  });

  it.each([
    [[], 'items', 'Please add at least one item to your receipt.'],
    [[{ name: '', price: '' }], 'items', 'Please add at least one item to your receipt.'],
    [
      [
        { name: '', price: '' },
        { name: 'Soup', price: '' },
      ],
      'items.0.price',
      'Price is required',
    ],
    [[{ name: '', price: '7' }], 'items.0.name', 'Item name is required'],
  ])('refuses the items %j and says what is missing', async (items, path, message) => {
    const { host } = at();
    const answer = await at().send(host, 'POST', '/api/shared-receipts', { body: { items } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path, message }] } });
  });

  it('makes one receipt when the request is repeated with the same key', async () => {
    const { host } = at();
    const request = { body: SHARED_RECEIPT_BODY, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await at().send(host, 'POST', '/api/shared-receipts', request);
    const retry = await at().send(host, 'POST', '/api/shared-receipts', request);
    expect(retry).toMatchObject({ status: 201, body: { id: first.body['id'] } });
    const other = await at().send(host, 'POST', '/api/shared-receipts', {
      ...request,
      body: { ...SHARED_RECEIPT_BODY, tip: '9', total: '53' },
    });
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('GET /api/shared-receipts/{id}', () => {
  it('answers with items and claims, and is never older than the last write', async () => {
    const { api, ana } = at();
    expect((await at().read(ana)).claims).toEqual([]);
    await at().claim(ana, NACHOS);
    await at().claim(api.browser(), { itemIndex: 0, claimerName: 'Ben', amount: '15.60', units: 1 });
    expect((await at().read(ana)).claims).toMatchObject([
      { itemIndex: 1, claimerName: 'Ana', amount: '20.80', splitCount: 1, status: 'claimed', paymentMethod: null },
      { itemIndex: 0, claimerName: 'Ben', amount: '15.60', units: 1 },
    ]);
  });

  it('answers 404 and JSON for a receipt that does not exist', async () => {
    const { ana } = at();
    for (const id of ['A'.repeat(22), 'x', '%00', '%', '..%2f..']) {
      const answer = await at().send(ana, 'GET', `/api/shared-receipts/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { message: 'There is no such receipt.', code: 'not_found' } });
    }
  });

  it('shows a handle and contact data only to the host and the claim owner', async () => {
    const { api, host, ana } = at();
    const { body } = await at().claim(ana, { ...NACHOS, claimerEmail: 'ana@example.com' });
    await at().patch(ana, { id: body['id'], paymentMethod: 'venmo', paymentUsername: '@ana-b', status: 'paid' });
    const seen = { paymentUsername: 'ana-b', claimerEmail: 'ana@example.com' };
    expect((await at().read(ana)).claims).toMatchObject([seen]);
    expect((await at().read(host)).claims).toMatchObject([seen]);
    expect((await at().read(api.browser())).claims).toMatchObject([{ paymentUsername: null, claimerEmail: null }]);
  });
});

describe('any other address under /api', () => {
  it('answers JSON: 404 for an unknown one and 405 for a wrong method', async () => {
    const { host } = at();
    expect(await host.rest('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await host.rest('GET', '/api')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const wrong = await host.rest('PATCH', '/api/shared-receipts', { body: {} });
    expect(wrong).toMatchObject({ status: 405, body: { code: 'wrong_method' } });
    expect(wrong.headers.get('allow')).toBe('POST');
  });
});
