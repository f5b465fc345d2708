import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReceipt, RECEIPT_INPUT } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Field {
  readonly path: string;
  readonly message: string;
}

async function refused(path: string, body: object): Promise<Field[]> {
  const answer = await api.browser().rest('POST', path, { body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  return answer.body['fields'] as Field[];
}
const pathsOf = (fields: readonly Field[]): string[] => fields.map(({ path }) => path).sort();

/** A text in place of a number and of a list, a day that does not exist, and amounts that are none. */
const WRONG_BILL = {
  restaurantName: 7,
  date: '2026-02-30',
  tip: 'much',
  tax: '-1.00',
  items: [
    { name: 'Soup', price: '7.00', taxClass: 'sugar' },
    { name: '', price: 'seven' },
  ],
};

async function rowsInDatabase(): Promise<number[]> {
  const { prisma } = api.database.db;
  return Promise.all([prisma.receipt.count(), prisma.claim.count(), prisma.guest.count(), prisma.change.count()]);
}

describe('one answer of REST', () => {
  it('names what has another form than documented and what breaks a rule, each once, and writes nothing', async () => {
    const before = await rowsInDatabase();
    const fields = await refused('/api/shared-receipts', WRONG_BILL);
    expect(pathsOf(fields)).toEqual([
      ...['date', 'items.0.taxClass', 'items.1.name', 'items.1.price', 'restaurantName', 'tax', 'tip'],
    ]);
    expect(await rowsInDatabase()).toEqual(before);
  });

  it('names a value that its type refuses together with what breaks a rule', async () => {
    const bill = { ...RECEIPT_INPUT, date: '2026-02-30', tip: 'much' };
    expect(pathsOf(await refused('/api/shared-receipts', bill))).toEqual(['date', 'tip']);
  });

  it('names what is wrong with a bill besides that it has no items', async () => {
    expect(pathsOf(await refused('/api/shared-receipts', { items: [], tip: 'much' }))).toEqual(['items', 'tip']);
  });

  it('names what is wrong with a claim besides its item, with a receipt or without', async () => {
    const receipt = await createReceipt(api.browser());
    const before = await rowsInDatabase();
    const path = `/api/shared-receipts/${receipt.linkId}/claims`;
    const wrong = { claimerName: ' ', claimerEmail: 'ana', units: 0 };
    const rules = ['claimerEmail', 'claimerName', 'units'];
    expect(pathsOf(await refused(path, { ...wrong, itemIndex: 'first' }))).toEqual(['itemIndex', ...rules].sort());
    expect(pathsOf(await refused(path, { ...wrong, itemIndex: 99 }))).toEqual(['itemIndex', ...rules].sort());
    expect(await rowsInDatabase()).toEqual(before);
  });

  it('names a missing field once, and what is wrong with the others', async () => {
    const fields = await refused('/api/signup', { password: 'short' });
    expect(pathsOf(fields)).toEqual(['password', 'username']);
  });

  it('says nothing of fields that it ignores', async () => {
    const bill = { hostName: 5, tpi: 'much', items: [{ name: 'Soup', prise: '7.00' }] };
    const fields = await refused('/api/shared-receipts', bill);
    expect(fields).toEqual([
      { path: 'hostName', message: 'Must be a text' },
      { path: 'items.0.price', message: 'Price is required' },
    ]);
  });

  it('says of a line without an amount that it has none', async () => {
    const fields = await refused('/api/shared-receipts', { items: [{ name: 'Soup' }] });
    expect(fields).toEqual([{ path: 'items.0.price', message: 'Price is required' }]);
  });
});

describe('one answer of GraphQL', () => {
  const query = `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) { __typename } }`;

  it('has in its extensions every field that has another type and every one that breaks a rule', async () => {
    const before = await rowsInDatabase();
    const { errors } = await api.browser().post(JSON.stringify({ query, variables: { input: WRONG_BILL } }));
    const [{ extensions }] = errors as unknown as [{ extensions: { code: string; fields: Field[] } }];
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect(pathsOf(extensions.fields)).toEqual([
      ...['date', 'items.0.taxClass', 'items.1.name', 'items.1.price', 'restaurantName', 'tax', 'tip'],
    ]);
    expect(await rowsInDatabase()).toEqual(before);
  });

  it('reads ids and words in it as it does when all of it is right', async () => {
    const receipt = await createReceipt(api.browser());
    const document = `mutation ($input: PayClaimsInput!) { payClaims(input: $input) { __typename } }`;
    const input = {
      receiptId: receipt.id,
      method: 'VENMO',
      handle: 'x'.repeat(500),
      claimIds: 7,
      expectedAmount: true,
    };
    const { errors } = await api.browser().post(JSON.stringify({ query: document, variables: { input } }));
    const [{ extensions }] = errors as unknown as [{ extensions: { fields: Field[] } }];
    expect(pathsOf(extensions.fields)).not.toContain('receiptId');
    expect(pathsOf(extensions.fields)).not.toContain('method');
    expect(pathsOf(extensions.fields)).toContain('expectedAmount');
  });
});
