import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BILL } from '../testing/atTable';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Dish ${index}`, price: '1.00', quantity: 1 }));
const withItem = (item: object) => JSON.stringify({ ...BILL, items: [{ name: 'Soup', price: '7.00', ...item }] });

/** What is sent, and with which status REST refuses it. */
const NO_JSON: Record<string, { body: string; rest: number }> = {
  'broken JSON': { body: '{"items": [', rest: 400 },
  'an empty body': { body: '', rest: 422 },
};
const NONSENSE: Record<string, { body: string; rest: number }> = {
  'a text': { body: '"soup"', rest: 422 },
  'a list': { body: '[]', rest: 422 },
  null: { body: 'null', rest: 422 },
  'no items': { body: '{}', rest: 422 },
  'items of the wrong type': { body: '{"items":"soup"}', rest: 422 },
  'an item of the wrong type': { body: '{"items":[7]}', rest: 422 },
  'a price in words': { body: withItem({ price: 'seven' }), rest: 422 },
  'a price that is an object': { body: withItem({ price: { $gt: 0 } }), rest: 422 },
  'a negative price': { body: withItem({ price: '-7.00' }), rest: 422 },
  'half a cent': { body: withItem({ price: '7.005' }), rest: 422 },
  'a price beyond all bills': { body: withItem({ price: '100000000.00' }), rest: 422 },
  'a number with an exponent': { body: withItem({ price: 1e21 }), rest: 422 },
  'a number that is no number': { body: withItem({ price: 'NaN' }), rest: 422 },
  'a quantity of 0': { body: withItem({ quantity: 0 }), rest: 422 },
  'a quantity of 2^53': { body: withItem({ quantity: 2 ** 53 }), rest: 422 },
  'half a unit': { body: withItem({ quantity: 0.5 }), rest: 422 },
  'a name of control characters': { body: withItem({ name: 'So\u0000up\u0007' }), rest: 422 },
  'half a surrogate pair': { body: withItem({ name: 'Soup \ud83c' }), rest: 422 },
  'a name of 10,000 characters': { body: withItem({ name: 'x'.repeat(10_000) }), rest: 422 },
  'a day that does not exist': { body: JSON.stringify({ ...BILL, date: '2026-02-30' }), rest: 422 },
  '10,000 items': { body: JSON.stringify({ ...BILL, items: items(10_000) }), rest: 422 },
  'deep nesting': { body: `{"items":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, rest: 400 },
  'deep nesting of objects': { body: `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, rest: 400 },
  'a prototype to pollute': { body: '{"__proto__":{"items":[]},"constructor":{"prototype":{}}}', rest: 422 },
};

async function rowsInDatabase(): Promise<number[]> {
  const { prisma } = api.database.db;
  return Promise.all([prisma.receipt.count(), prisma.item.count(), prisma.guest.count(), prisma.change.count()]);
}

describe('REST', () => {
  it.each(Object.entries({ ...NO_JSON, ...NONSENSE }))(
    'refuses %s in JSON and in words, and writes nothing',
    async (_name, { body, rest }) => {
      const before = await rowsInDatabase();
      const answer = await api.browser().rest('POST', '/api/shared-receipts', { body });
      expect(answer.status).toBe(rest);
      expect(answer.body).toMatchObject({
        message: expect.stringMatching(/\w{3}/),
        code: expect.stringMatching(/^\w+$/),
      });
      expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*:\d+:\d+|node_modules|prisma|select /i);
      expect(await rowsInDatabase()).toEqual(before);
    },
  );
});

describe('createReceipt', () => {
  it.each(Object.entries(NONSENSE))(
    'refuses %s as its input without a fault, and writes nothing',
    async (_name, { body }) => {
      const before = await rowsInDatabase();
      const query = `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) { __typename ... on Error { message } } }`;
      const { status, data, errors } = await api
        .browser()
        .post(`{"query":${JSON.stringify(query)},"variables":{"input":${body}}}`);
      expect(status).toBeLessThan(500);
      expect(errors.map(({ extensions }) => extensions?.['code'])).not.toContain('INTERNAL_SERVER_ERROR');
      if (errors.length === 0 && status < 400)
        expect(data?.['createReceipt']).toMatchObject({ __typename: 'InvalidInput' });
      expect(await rowsInDatabase()).toEqual(before);
    },
  );
});

describe('a body that is too long', () => {
  it('is refused with 413, whether it says its length or not', async () => {
    const long = JSON.stringify({ ...BILL, description: 'x'.repeat(1024 * 1024) });
    const answer = await api.browser().rest('POST', '/api/shared-receipts', { body: long });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
    const response = await fetch(`${api.url}/api/shared-receipts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([long]).stream(),
      // Node's fetch asks for it when a body is a stream.
      ...{ duplex: 'half' },
    });
    expect(response.status).toBe(413);
  });
});

describe('an idempotency key', () => {
  it.each(['', 'x'.repeat(1_000), 'a\tb'])('of %j is refused or taken, never a fault', async (key) => {
    const answer = await api
      .browser()
      .rest('POST', '/api/shared-receipts', { body: BILL, headers: { 'idempotency-key': key } });
    expect([201, 422]).toContain(answer.status);
  });
});
