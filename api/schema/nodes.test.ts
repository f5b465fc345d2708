import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, createReceipt, itemNamed, pay, type SeenReceipt } from '../testing/receiptActions';
import type { Browser } from '../testing/Browser';
import { startApi, type RunningApi } from '../testing/startApi';
import { encodeNodeId } from './ids';

let api: RunningApi;
let host: Browser;
let ana: Browser;
let receipt: SeenReceipt;
let ids: Record<'Receipt' | 'Item' | 'Claim' | 'Payment' | 'Change', string>;

beforeAll(async () => {
  api = await startApi();
  host = api.browser();
  ana = api.browser();
  receipt = await createReceipt(host);
  const item = itemNamed(receipt, 'Nachos');
  const made = await claim(ana, { item, name: 'Ana', claimerEmail: 'ana@example.com' });
  const paid = await pay(ana, { receipt, method: 'VENMO', handle: 'ana-b' });
  const changeId = encodeNodeId({ typename: 'Change', id: `${receipt.linkId}.2` });
  ids = { Receipt: receipt.id, Item: item.id, Claim: made.claim.id, Payment: paid.payment.id, Change: changeId };
});
afterAll(() => api.close());

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on Receipt { restaurantName viewerSeat { isHost } }
  ... on Item { name receipt { linkId } }
  ... on Claim { claimerName claimerEmail receipt { linkId } }
  ... on Payment { payerName handle receipt { linkId } }
  ... on Change { summary } } }`;

async function node(browser: Browser, id: string): Promise<unknown> {
  const { data, errors } = await browser.ask(NODE, { id });
  expect(errors).toEqual([]);
  return data?.['node'];
}

describe('node', () => {
  it('loads an object of each type by its id', async () => {
    for (const [__typename, id] of Object.entries(ids)) expect(await node(host, id)).toMatchObject({ __typename, id });
  });

  it('loads an id that a document asks for twice', async () => {
    for (const [__typename, id] of Object.entries(ids)) {
      const { data, errors } = await host.ask(
        'query ($id: ID!) { a: node(id: $id) { __typename } b: node(id: $id) { id } nodes(ids: [$id]) { id } }',
        { id },
      );
      expect(errors).toEqual([]);
      expect(data).toEqual({ a: { __typename }, b: { id }, nodes: [{ id }] });
    }
  });

  it('shows a stranger no more than the receipt itself would', async () => {
    const stranger = api.browser();
    expect(await node(stranger, ids.Receipt)).toMatchObject({ viewerSeat: { isHost: false } });
    expect(await node(stranger, ids.Claim)).toMatchObject({ claimerName: 'Ana', claimerEmail: null });
    expect(await node(stranger, ids.Payment)).toMatchObject({ payerName: 'Ana', handle: null });
    expect(await node(ana, ids.Claim)).toMatchObject({ claimerEmail: 'ana@example.com' });
    expect(await node(ana, ids.Payment)).toMatchObject({ handle: 'ana-b' });
  });

  it.each(['Receipt', 'Item', 'Claim', 'Payment'] as const)(
    'is null for an unknown id of type %s',
    async (typename) => {
      expect(await node(host, encodeNodeId({ typename, id: 'B'.repeat(22) }))).toBeNull();
    },
  );

  it('is null for an id with the wrong type', async () => {
    const disguised = Buffer.from(ids.Claim, 'base64').toString().replace('Claim:', 'Payment:');
    expect(await node(host, Buffer.from(disguised).toString('base64'))).toBeNull();
  });

  it.each([
    '',
    'nonsense',
    'R3Vlc3Q6MQ==',
    Buffer.from('Guest:x').toString('base64'),
    Buffer.from('Change:x.0').toString('base64'),
  ])('is null for %j, which is no id', async (id) => {
    expect(await node(host, id)).toBeNull();
  });

  it('is null for a version without a change and for an unknown receipt', async () => {
    expect(await node(host, encodeNodeId({ typename: 'Change', id: `${receipt.linkId}.99` }))).toBeNull();
    expect(await node(host, encodeNodeId({ typename: 'Change', id: `${'B'.repeat(22)}.1` }))).toBeNull();
  });
});

describe('nodes', () => {
  it('keeps the order, with null for unknown ids', async () => {
    const { data } = await host.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', {
      ids: [ids.Item, 'nonsense', ids.Receipt],
    });
    expect(data?.['nodes']).toEqual([{ __typename: 'Item' }, null, { __typename: 'Receipt' }]);
  });

  it('does not load more than 50 at once', async () => {
    const { errors } = await host.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: 51 }, () => ids.Item),
    });
    expect(errors[0]?.message).toContain('At most 50');
  });
});
