import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RestClient } from '../../testing/RestClient';
import { startApi, type RunningApi } from '../../testing/startApi';

const PASSWORD = 'a long walk to the bar';
const VENMO = { type: 'venmo', displayName: 'My Venmo', identifier: '@ana-b', isDefault: false, userId: 0 };
const UNKNOWN = 'A'.repeat(22);

let api: RunningApi;
let ana: RestClient;
let ben: RestClient;
let count = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  [ana, ben] = [new RestClient(api), new RestClient(api, 'bearer')];
  await Promise.all([ana.join(`ana-${count}`, PASSWORD), ben.join(`ben-${count}`, PASSWORD)]);
});

const add = (client: RestClient, body: object) => client.send('POST', '/api/payment-methods', { body });
const list = async (client: RestClient) =>
  (await client.send('GET', '/api/payment-methods')).body as unknown as Record<string, unknown>[];

describe('POST /api/payment-methods', () => {
  it('saves each documented type, and answers with what it keeps', async () => {
    const methods = [
      { ...VENMO, kept: 'ana-b' },
      { type: 'cashapp', displayName: 'Cash App', identifier: '$anab', kept: 'anab' },
      { type: 'zelle', displayName: 'Zelle', identifier: 'ana@example.com', kept: 'ana@example.com' },
      { type: 'paypal', displayName: 'PayPal', identifier: 'ana@example.com', kept: 'ana@example.com' },
      { type: 'bank', displayName: 'My bank', identifier: '0042', kept: '0042' },
      { type: 'card', displayName: 'Visa', identifier: '4242', kept: '4242' },
    ];
    for (const { kept, ...method } of methods) {
      const { type, displayName } = method;
      expect(await add(ana, method)).toMatchObject({ status: 201, body: { type, displayName, identifier: kept } });
    }
    expect(await list(ana)).toHaveLength(methods.length);
  });

  it.each([
    [{ ...VENMO, identifier: 'not a name!' }, 'identifier'],
    [{ ...VENMO, displayName: ' ' }, 'displayName'],
    [{ ...VENMO, type: 'cash' }, 'type'],
    [{ ...VENMO, type: 'card', identifier: '4111111111111111' }, 'identifier'],
    [{ ...VENMO, type: 'bank', identifier: '12' }, 'identifier'],
    [{ ...VENMO, isDefault: 'yes' }, 'isDefault'],
    [{ type: 'venmo', displayName: 'Mine' }, 'identifier'],
  ])('refuses %j, names the field and keeps nothing', async (body, path) => {
    expect(await add(ana, body)).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path }] } });
    expect(await list(ana)).toEqual([]);
  });

  it('takes twenty and no more', async () => {
    for (let saved = 0; saved < 20; saved++) expect((await add(ana, VENMO)).status).toBe(201);
    expect(await add(ana, VENMO)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('the default', () => {
  it('is the first method until another is chosen, and the remaining one after a removal', async () => {
    const first = (await add(ana, VENMO)).body;
    const second = (await add(ana, { ...VENMO, displayName: 'second' })).body;
    const made = await ana.send('PATCH', `/api/payment-methods/${String(second['id'])}/default`);
    expect(made).toMatchObject({ status: 200, body: { id: second['id'], isDefault: true } });
    expect(await list(ana)).toMatchObject([{ id: second['id'] }, { id: first['id'], isDefault: false }]);
    const removed = await ana.send('DELETE', `/api/payment-methods/${String(second['id'])}`);
    expect(removed).toMatchObject({ status: 200, body: { id: second['id'], deleted: true } });
    expect(await list(ana)).toMatchObject([{ id: first['id'], isDefault: true }]);
  });
});

describe('the payment methods of another account', () => {
  it('answer every call with 404 and stay unchanged', async () => {
    const { id } = (await add(ana, VENMO)).body;
    const before = await list(ana);
    expect(await list(ben)).toEqual([]);
    for (const [method, path] of [
      ['DELETE', `/api/payment-methods/${String(id)}`],
      ['PATCH', `/api/payment-methods/${String(id)}/default`],
      ['DELETE', `/api/payment-methods/${UNKNOWN}`],
      ['PATCH', '/api/payment-methods/%00/default'],
    ] as const)
      expect(await ben.send(method, path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await list(ana)).toEqual(before);
  });

  it('answer 401 without a login', async () => {
    const { id } = (await add(ana, VENMO)).body;
    const stranger = new RestClient(api);
    for (const [method, path, body] of [
      ['GET', '/api/payment-methods', undefined],
      ['POST', '/api/payment-methods', VENMO],
      ['POST', '/api/payment-methods', { nonsense: true }],
      ['DELETE', `/api/payment-methods/${String(id)}`, undefined],
      ['PATCH', `/api/payment-methods/${String(id)}/default`, undefined],
    ] as const) {
      const answer = await stranger.send(method, path, { body });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in', message: 'Please sign in.' } });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(await list(ana)).toHaveLength(1);
  });
});
