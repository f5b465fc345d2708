import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RestClient } from '../../testing/RestClient';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
let receiptId: string;
let account: RestClient;
beforeAll(async () => {
  api = await startApi();
  account = new RestClient(api);
  await account.join('hana', 'a long walk to the bar');
  const items = [{ name: 'Soup; of 1.50', price: '11.00', quantity: 1 }];
  const body = { restaurantName: 'Roma', hostName: 'Hana', items };
  receiptId = String((await account.send('POST', '/api/shared-receipts', { body })).body['id']);
});
afterAll(() => api.close());

const fileOf = (query: string) => fetch(`${api.url}/api/receipts/${receiptId}/csv${query}`);
const cellsOf = async (query: string, delimiter: string) => {
  const [row] = parse<Record<string, string>>(await (await fileOf(query)).text(), {
    columns: true,
    bom: true,
    delimiter,
  });
  return [row?.['item'], row?.['amount']];
};

describe('the dialect of a CSV', () => {
  it('is that of RFC 4180 when none is asked for, and has decimal commas when they are', async () => {
    expect(await cellsOf('', ',')).toEqual(['Soup; of 1.50', '11.00']);
    expect(await cellsOf('?dialect=comma', ',')).toEqual(['Soup; of 1.50', '11.00']);
    expect(await cellsOf('?dialect=semicolon', ';')).toEqual(['Soup; of 1.50', '11,00']);
  });

  it('is refused by the name of its field when there is no such one', async () => {
    const one = await fileOf('?dialect=tab');
    expect([one.status, await one.json()]).toMatchObject([
      422,
      { code: 'invalid_input', fields: [{ path: 'dialect' }] },
    ]);
    const body = { contents: 'summary', format: 'csv', csvDialect: 'tab' };
    const many = await account.send('POST', '/api/exports', { body });
    expect(many).toMatchObject({ status: 422, body: { fields: [{ path: 'csvDialect' }] } });
    const made = await account.send('POST', '/api/exports', { body: { ...body, csvDialect: 'semicolon' } });
    expect(made.status).toBe(201);
  });
});
