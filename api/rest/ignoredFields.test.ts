import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECEIPT_INPUT } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function ignoredIn(body: object | string, path = '/api/shared-receipts') {
  const { status, headers } = await api.browser().rest('POST', path, { body });
  return { status, ignored: headers.get('fairtab-ignored-fields') };
}
const [item] = RECEIPT_INPUT.items;

it('the answer to a write names the fields that nobody documented, wherever they are', async () => {
  const body = { ...RECEIPT_INPUT, tpi: '3.00', items: [item, { ...item, prise: '1.00', 'a,b\n': 1 }] };
  expect(await ignoredIn(body)).toEqual({ status: 201, ignored: 'items.1.prise, items.1.a%2Cb%0A, tpi' });
});

it('a refusal names them too, because a required field may be misspelt', async () => {
  expect(await ignoredIn({ itmes: [item] })).toEqual({ status: 422, ignored: 'itmes' });
});

it('an answer to a write with documented fields names none, nor those that are documented as ignored', async () => {
  expect(await ignoredIn({ ...RECEIPT_INPUT, payTo: [{ method: 'cash' }] })).toEqual({ status: 201, ignored: null });
  expect(await ignoredIn('', '/api/guests')).toEqual({ status: 201, ignored: null });
});

it('no header grows with what is sent', async () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}${'x'.repeat(500)}`, at]));
  const { status, ignored } = await ignoredIn({ ...RECEIPT_INPUT, ...many });
  expect(status).toBe(201);
  expect(ignored?.split(', ')).toHaveLength(20);
  expect(ignored?.length).toBeLessThan(2_000);
});

it.each(['\ud800', '{"__proto__":{"a":1}}', '[]', 'null', '"text"'])('a body such as %j is no fault', async (body) => {
  expect((await ignoredIn(body)).status).toBeLessThan(500);
});
