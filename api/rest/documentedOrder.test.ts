import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RestClient, type Keeps } from '../testing/RestClient';
import { startApi, type RunningApi } from '../testing/startApi';

const PASSWORD = 'a long walk to the bar';
/** Eight lines, 52.00 with 4.00 tax and 8.00 tip. */
const ITEMS = ['Negroni', 'Nachos', 'Soup', 'Bread', 'Olives', 'Wine', 'Cake', 'Tea'].map((name, index) => ({
  name,
  price: index < 4 ? '4.00' : '6.00',
  quantity: 1,
  splitWith: 1,
}));

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** As the documented client computes it. */
function totalOf({ tax, tip }: { tax: string; tip: string }): string {
  const lines = ITEMS.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0);
  return (lines + Number(tax) + Number(tip)).toFixed(2);
}

describe.each<Keeps>(['cookies', 'bearer'])('a client that keeps %s', (keeps) => {
  const host = () => new RestClient(api, keeps);

  it('completes the documented calls in order', async () => {
    const me = host();
    const username = `hanna-${keeps}`;
    const credentials = { username, password: PASSWORD };
    expect(await me.send('POST', '/api/signup', { body: credentials })).toMatchObject({ status: 201 });
    const userId = await me.logIn(credentials);
    expect((await me.send('GET', '/api/user')).body).toMatchObject({ id: userId, username });

    const bill = { tax: '4.00', tip: '8.00' };
    const created = await me.send('POST', '/api/receipts', {
      body: {
        userId: 0,
        restaurantName: "Calagero's",
        description: 'Birthday',
        total: totalOf(bill),
        ...bill,
        uploadMethod: 'manual',
        imageUrl: null,
      },
    });
    expect(created).toMatchObject({ status: 201, body: { userId, total: '52.00', items: [] } });
    const path = `/api/receipts/${String(created.body['id'])}`;

    const added = await Promise.all(
      ITEMS.map((item) => me.send('POST', `${path}/items`, { body: { receiptId: created.body['id'], ...item } })),
    );
    expect(added.map(({ status }) => status)).toEqual(ITEMS.map(() => 201));
    const read = (await me.send('GET', path)).body as { items: { name: string; claims: unknown[] }[] };
    expect(read).toMatchObject({ restaurantName: "Calagero's", userId, tax: '4.00', tip: '8.00', total: '52.00' });
    expect(read.items.map(({ name }) => name).sort()).toEqual(ITEMS.map(({ name }) => name).sort());
    expect((await me.send('GET', '/api/receipts')).body).toMatchObject([
      { id: created.body['id'], restaurantName: "Calagero's", uploadMethod: 'manual', total: '52.00' },
    ]);

    const add = (body: object) => me.send('POST', '/api/payment-methods', { body: { userId: 0, ...body } });
    const venmo = await add({ type: 'venmo', displayName: 'Mine', identifier: '@hanna', isDefault: false });
    const card = await add({ type: 'card', displayName: 'Visa', identifier: '4242', isDefault: false });
    expect([venmo.body['isDefault'], card.body['isDefault']]).toEqual([true, false]);
    await me.send('PATCH', `/api/payment-methods/${String(card.body['id'])}/default`);
    const list = async () => (await me.send('GET', '/api/payment-methods')).body as unknown as object[];
    expect(await list()).toMatchObject([
      { type: 'card', identifier: '4242', isDefault: true },
      { type: 'venmo', identifier: 'hanna', isDefault: false },
    ]);
    expect(await me.send('DELETE', `/api/payment-methods/${String(card.body['id'])}`)).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject([{ type: 'venmo', isDefault: true }]);

    const ben = host();
    const benId = await ben.join(`ben-${keeps}`, PASSWORD);
    const index = read.items.findIndex(({ name }) => name === 'Negroni');
    const claimed = await ben.send('POST', `/api/shared-receipts/${String(created.body['id'])}/claims`, {
      body: { itemIndex: index, claimerName: 'Ben', amount: '5.20', splitCount: 1 },
    });
    expect(claimed).toMatchObject({ status: 201, body: { amount: '5.20', status: 'claimed' } });
    const paid = await ben.send('POST', `${path}/payments`, {
      body: { payeeUserId: userId, amount: '5.20', paymentMethod: 'cash' },
    });
    expect(paid).toMatchObject({ status: 201, body: { payerUserId: benId, amount: '5.20', status: 'pending' } });

    const after = (await me.send('GET', path)).body as { items: { claims: object[] }[] };
    expect(after.items[index]?.claims).toMatchObject([{ claimerName: 'Ben', shareAmount: '5.20', status: 'paid' }]);
    expect(after).toMatchObject({ paid: '5.20', remaining: '46.80' });

    expect((await me.send('POST', '/api/logout')).body).toEqual({ loggedOut: true });
    for (const gone of ['/api/user', '/api/receipts', '/api/payment-methods'])
      expect((await me.send('GET', gone)).status).toBe(401);
  });
});
