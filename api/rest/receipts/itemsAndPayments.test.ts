import { describe, expect, it } from 'vitest';
import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import { newReceipt } from '../../testing/fixtures/receipts';
import { RestClient } from '../../testing/RestClient';
import { addSavedMethod } from '../../testing/fixtures/accountSetup';
import {
  restFixture,
  postReceipt,
  postClaimedReceipt,
  getReceipt,
  SOUP_BODY,
  UNKNOWN_ID,
} from '../../testing/restFixture';

const at = restFixture();
const add = (client: RestClient, { id, ...body }: { id: string } & Record<string, unknown>) =>
  client.send('POST', `/api/receipts/${id}/items`, { body });
const pay = (client: RestClient, { id, ...body }: { id: string } & Record<string, unknown>) =>
  client.send('POST', `/api/receipts/${id}/payments`, { body });

describe('POST /api/receipts/{id}/items', () => {
  it('adds items that come all at once, and keeps the printed total', async () => {
    const { host } = at();
    const id = await postReceipt(at());
    const names = Array.from({ length: 8 }, (_, index) => `Dish ${index}`);
    const answers = await Promise.all(
      names.map((name) => add(host, { id, ...SOUP_BODY, name, price: 1.5, quantity: null })),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 201, body: { receiptId: id, price: '1.50', quantity: 1 } });
    const { items, total } = (await getReceipt(host, id)).body as { items: { name: string }[]; total: string };
    expect(items.map(({ name }) => name).sort()).toEqual(names);
    expect(total).toBe('31.20');
  });

  it('adds one item when the request is repeated with the same key', async () => {
    const { host } = at();
    const id = await postReceipt(at());
    const request = { body: SOUP_BODY, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await host.send('POST', `/api/receipts/${id}/items`, request);
    const retry = await host.send('POST', `/api/receipts/${id}/items`, request);
    expect(retry).toMatchObject({ status: 201, body: { id: first.body['id'] } });
    expect((await getReceipt(host, id)).body['items']).toHaveLength(1);
  });

  it('is for the host, and answers everybody else as if there were no receipt', async () => {
    const { base, host, diner } = at();
    const id = await postClaimedReceipt(at());
    for (const who of [diner, new RestClient(base.api)])
      expect(await add(who, { id, ...SOUP_BODY })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await add(host, { id: UNKNOWN_ID, ...SOUP_BODY })).status).toBe(404);
    expect((await getReceipt(host, id)).body['items']).toHaveLength(1);
  });

  it('is refused on a bill that is split evenly', async () => {
    const { hostAccount, host } = at();
    const { id } = await newReceipt(hostAccount.ctx, { splitEvenlyAmong: 4 });
    expect(await add(host, { id, ...SOUP_BODY })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it.each([
    [{ ...SOUP_BODY, name: ' ' }, 'name'],
    [{ ...SOUP_BODY, price: '' }, 'price'],
    [{ ...SOUP_BODY, price: 'a lot' }, 'price'],
    [{ ...SOUP_BODY, quantity: 0 }, 'quantity'],
    [{ ...SOUP_BODY, quantity: 1.5678 }, 'quantity'],
    [{ ...SOUP_BODY, splitWith: 0 }, 'splitWith'],
    [{ ...SOUP_BODY, splitWith: '2' }, 'splitWith'],
  ])('refuses %j and names the field', async (body, path) => {
    const { host } = at();
    const id = await postReceipt(at());
    const answer = await add(host, { id, ...body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path }] } });
    expect((await getReceipt(host, id)).body['items']).toEqual([]);
  });

  it('asks for a price that was left empty', async () => {
    const { host } = at();
    const id = await postReceipt(at());
    const answer = await add(host, { id, ...SOUP_BODY, price: ' ' });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'price', message: 'Price is required' }] } });
  });
});

describe('POST /api/receipts/{id}/payments', () => {
  it('reports everything that the sender owes as paid, by a saved method', async () => {
    const { hostAccount, dinerAccount, host, diner } = at();
    const id = await postClaimedReceipt(at());
    const paymentMethodId = await addSavedMethod(dinerAccount.ctx, 'ana-b');
    const paid = await pay(diner, { id, payeeUserId: hostAccount.userId, amount: '15.60', paymentMethodId });
    expect(paid).toMatchObject({
      status: 201,
      body: {
        receiptId: id,
        payerUserId: dinerAccount.userId,
        amount: '15.60',
        paymentMethodId,
        paymentMethod: 'venmo',
        status: 'pending',
        externalTransactionId: null,
        completedAt: null,
      },
    });
    expect((await getReceipt(host, id)).body).toMatchObject({ paid: '15.60', remaining: '15.60' });
  });

  it('takes cash that was rounded to coins, which the payment says, and refuses another sum', async () => {
    const { hostAccount, dinerAccount, host, diner } = at();
    const receipt = await newReceipt(hostAccount.ctx, { currency: 'CHF', items: [{ name: 'Rösti', price: '12.32' }] });
    const id = receipt.id;
    await claimItem(dinerAccount.ctx, { itemId: receipt.items[0]?.id, claimerName: 'Ana' });
    expect(await pay(diner, { id, paymentMethod: 'cash', cashAmount: '12.35' })).toMatchObject({
      status: 422,
      body: { code: 'amount_mismatch' },
    });
    expect(await pay(diner, { id, paymentMethod: 'bank', cashAmount: '12.30' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'cashAmount' }] },
    });
    const paid = await pay(diner, { id, amount: '12.32', paymentMethod: 'cash', cashAmount: '12.30' });
    expect(paid).toMatchObject({ status: 201, body: { amount: '12.32', cashAmount: '12.30' } });
    expect((await getReceipt(host, id)).body).toMatchObject({ paid: '12.32', remaining: '0.00' });
    const listed = await host.send('GET', `/api/shared-receipts/${id}/payments`);
    expect(listed.body).toMatchObject([{ amount: '12.32', cashAmount: '12.30' }]);
  });

  it('accepts the documented body, with a saved method or with a named one', async () => {
    const { hostAccount, diner } = at();
    const id = await postClaimedReceipt(at());
    expect(await pay(diner, { id, payeeUserId: hostAccount.userId, amount: '15.60' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'paymentMethod' }] },
    });
    const paid = await pay(diner, { id, amount: 15.6, paymentMethod: 'zelle', paymentUsername: 'ana@example.com' });
    expect(paid).toMatchObject({ status: 201, body: { paymentMethod: 'zelle', paymentMethodId: null } });
  });

  it('accepts the documented body without a saved method, as cash', async () => {
    const { hostAccount, diner } = at();
    const id = await postClaimedReceipt(at());
    const paid = await pay(diner, { id, payeeUserId: hostAccount.userId, amount: '15.60', paymentMethodId: null });
    expect(paid).toMatchObject({
      status: 201,
      body: { amount: '15.60', paymentMethod: 'cash', paymentMethodId: null, status: 'pending' },
    });
  });

  it('is complete at once when the host pays', async () => {
    const { hostAccount, host } = at();
    const id = await postClaimedReceipt(at());
    await host.send('POST', `/api/shared-receipts/${id}/claims`, {
      body: { itemIndex: 0, claimerName: 'Hanna', units: 1 },
    });
    expect((await pay(host, { id, paymentMethod: 'cash' })).body).toMatchObject({
      payerUserId: hostAccount.userId,
      payeeUserId: hostAccount.userId,
      status: 'completed',
      completedAt: expect.stringMatching(/Z$/),
    });
  });

  it('refuses an amount that is more than a cent off, and says the right one', async () => {
    const { diner } = at();
    const id = await postClaimedReceipt(at());
    for (const amount of ['0.01', '15.62', '9999.99'])
      expect(await pay(diner, { id, amount, paymentMethod: 'cash' })).toMatchObject({
        status: 422,
        body: { code: 'amount_mismatch', message: expect.stringContaining('15.60') },
      });
    const within = await pay(diner, { id, amount: '15.61', paymentMethod: 'cash' });
    expect(within.body['amount']).toBe('15.60');
  });

  it('pays once when the request is repeated with the same key', async () => {
    const { diner } = at();
    const id = await postClaimedReceipt(at());
    const request = { body: { paymentMethod: 'cash' }, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await diner.send('POST', `/api/receipts/${id}/payments`, request);
    const retry = await diner.send('POST', `/api/receipts/${id}/payments`, request);
    expect(retry).toMatchObject({ status: 201, body: { id: first.body['id'] } });
    expect(await pay(diner, { id, paymentMethod: 'cash' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('is refused without an account, without a bill, and with somebody else’s saved method', async () => {
    const { base, hostAccount, host, diner } = at();
    const id = await postClaimedReceipt(at());
    const cash = { paymentMethod: 'cash' };
    expect((await pay(new RestClient(base.api), { id, ...cash })).status).toBe(401);
    expect((await pay(diner, { id: UNKNOWN_ID, ...cash })).status).toBe(404);
    const paymentMethodId = await addSavedMethod(hostAccount.ctx, 'hanna');
    expect((await pay(diner, { id, paymentMethodId })).status).toBe(404);
    expect((await pay(diner, { id, paymentMethodId: 'nonsense' })).status).toBe(404);
    expect((await getReceipt(host, id)).body).toMatchObject({ paid: '0.00' });
  });
});
