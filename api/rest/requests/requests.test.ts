import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RestClient } from '../../testing/RestClient';
import { startApi, type RunningApi } from '../../testing/startApi';

const PASSWORD = 'a long walk to the bar';

let api: RunningApi;
let hana: RestClient;
let ana: RestClient;
let [hanasName, anasName] = ['', ''];
let receiptId: string;
let count = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  [hanasName, anasName] = [`hana-${count}`, `ana-${count}`];
  [hana, ana] = [new RestClient(api), new RestClient(api, 'bearer')];
  await Promise.all([hana.join(hanasName, PASSWORD), ana.join(anasName, PASSWORD)]);
  await ana.send('PATCH', '/api/name-page', { body: { isOn: true, displayName: 'Ana', paymentMethodIds: [] } });
  const items = [{ name: 'Soup', price: '11.00', quantity: 1 }];
  const made = await hana.send('POST', '/api/shared-receipts', {
    body: { restaurantName: 'Roma', hostName: 'Hana', items },
  });
  receiptId = String(made.body['id']);
  await hana.send('POST', `/api/shared-receipts/${receiptId}/claims`, {
    body: { itemIndex: 0, claimerName: 'Ben' },
  });
});

const ask = (body: object = {}, client = hana) =>
  client.send('POST', `/api/receipts/${receiptId}/requests`, {
    body: { personName: 'ben', username: `@${anasName}`, ...body },
  });
const list = async (client = ana) =>
  (await client.send('GET', '/api/requests')).body as unknown as Record<string, unknown>[];
const first = async () => String((await list())[0]?.['id']);

describe('requests over REST', () => {
  it('reach the account, which takes the claims over', async () => {
    expect(await ask()).toMatchObject({ status: 201, body: { receiptId } });
    expect(await list()).toMatchObject([
      {
        hostName: 'Hana',
        fromUsername: hanasName,
        personName: 'Ben',
        restaurantName: 'Roma',
        amount: '11.00',
        dishes: ['Soup'],
        receiptId,
      },
    ]);
    const path = `/api/requests/${await first()}/take-over`;
    expect(await ana.send('POST', path, { body: { amount: '10.00' } })).toMatchObject({ status: 422 });
    expect(await ana.send('POST', path, { body: { amount: '11.00' } })).toMatchObject({
      status: 200,
      body: { receiptId },
    });
    expect(await list()).toEqual([]);
    expect((await ana.send('POST', path, { body: {} })).status).toBe(404);
  });

  it('are answered the same for every name, and refused for whom nothing can be taken over', async () => {
    const known = await ask();
    const unknown = await ask({ username: '@nobody-has-it' });
    expect([known.status, unknown.status]).toEqual([201, 201]);
    expect((await ask()).status).toBe(409);
    expect((await ask({ username: '@nobody-has-it' })).status).toBe(409);
    expect((await ask({ personName: 'Hana' })).status).toBe(409);
    expect((await ask({}, ana)).status).toBe(404);
    expect(await ask({ username: '!' })).toMatchObject({ status: 422, body: { fields: [{ path: 'username' }] } });
  });

  it('are declined, and their sender is blocked', async () => {
    await ask();
    const declined = await ana.send('POST', `/api/requests/${await first()}/decline`, {
      body: { blocksSender: true },
    });
    expect(declined).toMatchObject({ status: 200, body: { declined: true } });
    expect(await list()).toEqual([]);
  });
});
