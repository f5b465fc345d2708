import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RestClient } from '../../testing/RestClient';
import { startApi, type RunningApi } from '../../testing/startApi';

const PASSWORD = 'a long walk to the bar';
const VENMO = { type: 'venmo', displayName: 'My Venmo', identifier: '@ana-b' };

let api: RunningApi;
let ana: RestClient;
let visitor: RestClient;
let name: string;
let count = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  name = `ana-${count}`;
  [ana, visitor] = [new RestClient(api), new RestClient(api)];
  await ana.join(name, PASSWORD);
});

const save = (body: object) => ana.send('PATCH', '/api/name-page', { body });
const read = (username = name) => visitor.send('GET', `/api/names/${username}`);

describe('the page of a name over REST', () => {
  it('is set up by its owner and read by everybody who knows the name', async () => {
    const { body } = await ana.send('POST', '/api/payment-methods', { body: VENMO });
    const paymentMethodIds = [String(body['id'])];
    const settings = { isOn: true, displayName: 'Ana', paymentMethodIds };
    expect(await ana.send('GET', '/api/name-page')).toMatchObject({
      status: 200,
      body: { isOn: false, displayName: '', paymentMethodIds: [] },
    });
    expect(await save(settings)).toMatchObject({ status: 200, body: settings });
    expect(await read(name.toUpperCase())).toMatchObject({
      status: 200,
      body: { username: name, displayName: 'Ana', ways: [{ method: 'venmo', handle: 'ana-b' }] },
    });
  });

  it('is the same 404 for a name that is unknown and one whose page is off', async () => {
    const unknown = await read('nobody-has-it');
    expect(unknown.status).toBe(404);
    expect((await read()).body).toEqual(unknown.body);
    await save({ isOn: true, displayName: 'Ana', paymentMethodIds: [] });
    expect((await read()).status).toBe(200);
  });

  it.each([
    [{ isOn: true, displayName: '', paymentMethodIds: [] }, 'displayName'],
    [{ isOn: 'yes', paymentMethodIds: [] }, 'isOn'],
    [{ isOn: false }, 'paymentMethodIds'],
  ])('refuses %j and names the field', async (body, path) => {
    expect(await save(body)).toMatchObject({ status: 422, body: { fields: [{ path }] } });
  });

  it('refuses names after too many from one address', async () => {
    await read();
    await api.database.db.pool.query("UPDATE rate_limit SET points = 600 WHERE key LIKE 'namesFromAddress%'");
    expect(await read()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    await api.database.db.pool.query('DELETE FROM rate_limit');
  });
});
