import { ReceiptStore } from '@fairtab/services/receipts/writing/ReceiptStore';
import { GraphQLError, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiContext } from '../context';
import { schema } from '../schema/schema';
import type { Browser } from '../testing/Browser';
import { claim, createReceipt, itemNamed, type SeenReceipt } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';
import { SharedParts } from './SharedParts';
import { SHARED_PART } from './splitDocument';

let api: RunningApi;
let host: Browser;
let receipt: SeenReceipt;
beforeAll(async () => {
  api = await startApi();
  host = api.browser();
});
afterAll(() => api.close());
beforeEach(async () => {
  receipt = await createReceipt(host, { items: [{ name: 'Oysters', price: '2.00', quantity: 24 }] });
});

const CONTACTS = 'fragment Contacts on Receipt { items { claims { claimerName claimerEmail } } }';

const claimOne = async (
  diner: Browser,
  { name, payload, isLong }: { name: string; payload: string; isLong?: boolean },
): Promise<Record<string, unknown>> =>
  diner.result(
    `mutation ($input: ClaimItemInput!${isLong === undefined ? '' : ', $isLong: Boolean!'}) { result: claimItem(input: $input) {
       ... on ClaimItemPayload { claim { claimerName } receipt { ${payload} } } } }
     ${payload.includes('...Contacts') ? CONTACTS : ''}`,
    {
      input: {
        itemId: itemNamed(receipt, 'Oysters').id,
        claimerName: name,
        claimerEmail: `${name.toLowerCase()}@example.com`,
        units: 1,
      },
      ...(isLong === undefined ? {} : { isLong }),
    },
  );

describe('answers about one state of a receipt', () => {
  const TABLE =
    'version claimed items { unitsLeft claims { claimerName amount } } viewerSeat { isHost diner } ...Contacts';

  it('are whole and right for each of many who tap at once', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Diner${n}`);
    const answers = await Promise.all(
      names.map(async (name) => {
        const diner = api.browser();
        const answer = await claimOne(diner, { name, payload: TABLE });
        return { name, diner, answer, table: answer['receipt'] as { version: number } };
      }),
    );
    expect(answers.map(({ answer }) => answer['claim'])).toEqual(names.map((claimerName) => ({ claimerName })));
    const last = answers.filter(({ table }) => table.version === 13);
    expect(last.length).toBeGreaterThan(0);
    for (const { diner, table } of last) {
      const { data } = await diner.ask(`query ($id: ID!) { receipt(id: $id) { ${TABLE} } } ${CONTACTS}`, {
        id: receipt.id,
      });
      expect(table).toEqual(data?.['receipt']);
    }
  });

  it('show an address to nobody but the host and the one who gave it', async () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dev'];
    const answers = await Promise.all(
      names.map((name) => claimOne(api.browser(), { name, payload: 'restaurantName ...Contacts' })),
    );
    for (const [index, answer] of answers.entries()) {
      const others = names.filter((_, other) => other !== index).map((name) => `${name.toLowerCase()}@example.com`);
      const text = JSON.stringify(answer);
      expect(text).toContain(`${names[index]?.toLowerCase()}@example.com`);
      expect(others.filter((address) => text.includes(address))).toEqual([]);
    }
  });

  it('follow the variables and the names that each asks with', async () => {
    const payload = 'place: restaurantName version ... @include(if: $isLong) { total } tip @include(if: $isLong)';
    const ask = (name: string, isLong: boolean) => claimOne(api.browser(), { name, payload, isLong });
    const [short, long] = await Promise.all([ask('Ana', false), ask('Ben', true)]);
    expect(Object.keys(short['receipt'] as object)).toEqual(['place', 'version']);
    expect(Object.keys(long['receipt'] as object).toSorted()).toEqual(['place', 'tip', 'total', 'version']);
  });

  it('are the same when two parts of one document ask for receipts', async () => {
    const { data } = await host.ask(
      `query ($id: ID!) { a: receipt(id: $id) { id tax } b: receipt(id: $id) { id tip } }`,
      { id: receipt.id },
    );
    expect(data).toEqual({ a: { id: receipt.id, tax: '4.00' }, b: { id: receipt.id, tip: '8.00' } });
  });

  it('are whole, and still say what failed, when a part of one viewer failed', async () => {
    const parts = new SharedParts(schema);
    const split = parts.splitOf(parse('{ receipt(id: "x") { restaurantName viewerSeat { isHost } } }'));
    const state = await new ReceiptStore(api.database.db.pool).load(receipt.linkId);
    if (!split || !state) throw new Error('The document has a shared part');
    const errors = [new GraphQLError('Nobody knows')];
    const result = { data: { receipt: { viewerSeat: null, [SHARED_PART]: 'Receipt' } }, errors };
    const ctx = {} as ApiContext;
    expect(await parts.join({ result, split, receipt: state, ctx })).toEqual({
      data: { receipt: { viewerSeat: null, restaurantName: "Calagero's" } },
      errors,
    });
  });

  it('do not show a later state to somebody from whom the host hid it meanwhile', async () => {
    const { id } = receipt;
    await claim(api.browser(), { item: itemNamed(receipt, 'Oysters'), name: 'First', units: 1 });
    const hide = `mutation { result: shareReceipt(input: { receiptId: "${id}", visibility: PRIVATE }) { __typename } }`;
    const first = claimOne(api.browser(), { name: 'Ana', payload: 'version visibility' });
    const [ana, hidden] = await Promise.all([first, host.result<object>(hide)]);
    expect(hidden).toEqual({ __typename: 'ShareReceiptPayload' });
    expect((ana['receipt'] as { visibility: string } | undefined)?.visibility ?? 'LINK').toBe('LINK');
  });
});
