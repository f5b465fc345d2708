import { CAFE_ROMA } from '@fairtab/worker/testing/textReader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@fairtab/services/accounts/passwords/passwords';
import { setTable } from '@fairtab/services/testing/table';
import { z } from 'zod';
import { PASSWORD } from '../testing/fixtures/startApiFixture';
import { ROUTE_EXPECTATIONS } from '../testing/access/restRoutes';
import { verdictsOf } from '../testing/fixtures/viewerKinds';
import {
  newWriteFixture,
  newWriter,
  newWriteTemplate,
  readHostRows,
  type WriteTemplate,
} from '../testing/fixtures/WriteFixture';
import { RECEIPT_INPUT } from '../testing/receiptActions';
import type { RestAnswer } from '../testing/Browser';
import { MALFORMED_BODIES, MALFORMED_TEXTS, MALFORMED_VALUES } from '../testing/malformedInputs';
import type { RunningApi } from '../testing/startApi';
import { startApiWithWorker, type ApiWithWorker } from '../testing/startApiWithWorker';
import { ROUTES } from './routes';

let scanning: ApiWithWorker;
let api: RunningApi;
let template: WriteTemplate;
beforeAll(async () => {
  // A text waits for a worker to read it.
  scanning = await startApiWithWorker(() => CAFE_ROMA);
  api = scanning.api;
  template = await newWriteTemplate('link', await hashPassword(PASSWORD));
});
afterAll(() => scanning.close());

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Dish ${index}`, price: '1.00', quantity: 1 }));
const withItem = (item: object) =>
  JSON.stringify({ ...RECEIPT_INPUT, items: [{ name: 'Soup', price: '7.00', ...item }] });

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
  'a price that may be 1200.00 or 1.20': { body: withItem({ price: '1.200' }), rest: 422 },
  'a price beyond all bills': { body: withItem({ price: '100000000.00' }), rest: 422 },
  'a number with an exponent': { body: withItem({ price: 1e21 }), rest: 422 },
  'a number that is no number': { body: withItem({ price: 'NaN' }), rest: 422 },
  'a tax class that only begins like one': { body: withItem({ taxClass: 'alcohol2' }), rest: 422 },
  'a quantity of 0': { body: withItem({ quantity: 0 }), rest: 422 },
  'a quantity of 2^53': { body: withItem({ quantity: 2 ** 53 }), rest: 422 },
  'a ten-thousandth of a unit': { body: withItem({ quantity: 0.0001 }), rest: 422 },
  'a name of control characters': { body: withItem({ name: 'So\u0000up\u0007' }), rest: 422 },
  'half a surrogate pair': { body: withItem({ name: 'Soup \ud83c' }), rest: 422 },
  'a name of 10,000 characters': { body: withItem({ name: 'x'.repeat(10_000) }), rest: 422 },
  'a day with a line break of Unicode behind it': {
    body: JSON.stringify({ ...RECEIPT_INPUT, date: '2026-01-01\u2028' }),
    rest: 422,
  },
  'a day that does not exist': { body: JSON.stringify({ ...RECEIPT_INPUT, date: '2026-02-30' }), rest: 422 },
  '10,000 items': { body: JSON.stringify({ ...RECEIPT_INPUT, items: items(10_000) }), rest: 422 },
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

const READ_AND_REFUSED: readonly string[] = ['not_a_receipt', 'unclear'];
const WITH_BODY = ROUTES.filter(({ body }) => body !== null).map((route) => ({
  route,
  name: `${route.method} ${route.path}`,
}));

/** The documented call of the host, about a receipt that nothing else uses. */
async function newCall({ name }: { name: string }) {
  const fixture = await newWriteFixture({ api, table: setTable(api.database.db), passwordHash: '' }, template);
  const { bearer } = await newWriter(fixture, 'host');
  const row = Object.entries(ROUTE_EXPECTATIONS).find(
    ([stated]) => stated === name || stated.startsWith(`${name} `),
  )?.[1];
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:\w+/, (await row?.param?.(fixture)) ?? '');
  const headers = { authorization: `Bearer ${bearer}` };
  const body = (await row?.body?.(fixture)) ?? {};
  const before = await readHostRows(fixture);
  return {
    path,
    body,
    status: Number(verdictsOf(row?.statuses ?? '').host),
    send: (to: string, body: unknown) => api.browser().rest(method, to, { headers, body }),
    expectNothingDone: async (what: string) => expect(await readHostRows(fixture), what).toEqual(before),
  };
}

function expectProblem({ status, body, headers }: RestAnswer, what: string): void {
  expect(status, what).toBeLessThan(500);
  expect(headers.get('content-type'), what).toMatch(/^application\/json/);
  expect(body, what).toMatchObject({ message: expect.stringMatching(/\w{3}/), code: expect.stringMatching(/^\w+$/) });
  expect(JSON.stringify(body), what).not.toMatch(/\bat .*:\d+:\d+|node_modules|prisma|select /i);
}

describe.each(WITH_BODY)('$name', ({ name, route }) => {
  it('refuses a body that is no object and changes nothing', async () => {
    const call = await newCall({ name });
    for (const [what, body] of Object.entries(MALFORMED_BODIES)) {
      const answer = await call.send(call.path, body);
      expectProblem(answer, what);
      expect([400, 422], what).toContain(answer.status);
      await call.expectNothingDone(what);
    }
    const huge = await call.send(call.path, JSON.stringify({ ...call.body, more: 'x'.repeat(1024 * 1024) }));
    expect(huge.status).toBe(413);
    await call.expectNothingDone('a huge body');
  });

  it('refuses or tolerates a malformed value in any documented field', async () => {
    let call = await newCall({ name });
    const documented = z.toJSONSchema(route.body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
    for (const field of Object.keys(documented.properties ?? {}))
      for (const [kind, nonsense] of Object.entries({ ...MALFORMED_TEXTS, ...MALFORMED_VALUES })) {
        const answer = await call.send(call.path, { ...call.body, [field]: nonsense });
        if (answer.status < 400) {
          call = await newCall({ name });
          continue;
        }
        expectProblem(answer, `${kind} as ${field}`);
        // A text was read then, and its scan says what came of it.
        if (READ_AND_REFUSED.includes(String(answer.body['code']))) call = await newCall({ name });
        else await call.expectNothingDone(`${kind} as ${field}`);
      }
  });

  it('ignores keys such as __proto__', async () => {
    const { send, path, body, status } = await newCall({ name });
    const [, ...rest] = JSON.stringify(body);
    const keys = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"hasOwnProperty":1';
    const answer = await send(path, `${keys}${rest.join('') === '}' ? '' : ','}${rest.join('')}`);
    expect(answer.status).toBe(status);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('an address', () => {
  const WITH_PARAMETER = ROUTES.filter(({ path }) => path.includes(':'));

  it.each(WITH_PARAMETER)('of $method $path with an unknown id answers 404', async ({ method, path }) => {
    const call = await newCall({ name: `${method} ${path}` });
    for (const nothing of ['%00', '%', '%ff', '..%2f..', '__proto__', 'x'.repeat(5_000), '%F0%9F', "'%20or%201=1"]) {
      const body = method === 'GET' ? undefined : call.body;
      const answer = await call.send(path.replace(/:\w+/, nothing), body);
      expectProblem(answer, nothing);
      expect(answer.status, nothing).toBe(404);
    }
  });

  it('of a list accepts any text to search for', async () => {
    for (const list of ['/api/receipts', '/api/people']) {
      const call = await newCall({ name: `GET ${list}` });
      for (const words of ['', '%00', '%ff', '%ED%A0%BD', '%25', '_', '%5C', "'", 'x'.repeat(5_000)]) {
        const answer = await call.send(`${list}?search=${words}`, undefined);
        expect([200, 422], words).toContain(answer.status);
      }
    }
  });
});

describe('a body that is too long', () => {
  it('is refused with 413, with or without a Content-Length', async () => {
    const long = JSON.stringify({ ...RECEIPT_INPUT, description: 'x'.repeat(1024 * 1024) });
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
      .rest('POST', '/api/shared-receipts', { body: RECEIPT_INPUT, headers: { 'idempotency-key': key } });
    expect([201, 422]).toContain(answer.status);
  });
});
