import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attempt,
  RECEIPT_INPUT,
  claim,
  createReceipt,
  itemNamed,
  pay,
  readReceipt,
} from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const UNKNOWN = 'A'.repeat(22);

describe('createReceipt', () => {
  it('makes the viewer the host, already in the same answer', async () => {
    const host = api.browser();
    const result = await attempt(host, {
      mutation: 'createReceipt',
      input: RECEIPT_INPUT,
      payload: 'receipt { total unclaimed viewerSeat { isHost diner } changes { edges { node { kind diner } } } }',
    });
    expect(result).toMatchObject({ receipt: { total: '52.00', unclaimed: '52.00', viewerSeat: { isHost: true } } });
    expect(host.cookie).toMatch(/^fairtab_guest=[\w-]{43}$/);
  });

  it('accepts money as text or number and fills in the documented defaults', async () => {
    const host = api.browser();
    const { data } = await host.ask(
      `mutation { createReceipt(input: { tax: 1.5, items: [{ name: "Soup", price: 7 }] }) {
        ... on CreateReceiptPayload { receipt { restaurantName hostName tax tip total items { price quantity splitWith } } } } }`,
    );
    expect(data?.['createReceipt']).toEqual({
      receipt: {
        restaurantName: 'Restaurant Receipt',
        hostName: 'Host',
        tax: '1.50',
        tip: '0.00',
        total: '8.50',
        items: [{ price: '7.00', quantity: 1, splitWith: 1 }],
      },
    });
  });

  it('names every invalid field', async () => {
    const result = await attempt(api.browser(), {
      mutation: 'createReceipt',
      input: { items: [{ name: '', price: '-1', quantity: 0 }] },
    });
    expect(result.__typename).toBe('InvalidInput');
    expect(result.fields?.map(({ path }) => path).sort()).toEqual([
      'items.0.name',
      'items.0.price',
      'items.0.quantity',
    ]);
  });

  it('answers a retry with the same key with the same receipt, and another input with a conflict', async () => {
    const host = api.browser();
    const idempotencyKey = crypto.randomUUID();
    const first = await createReceipt(host, { idempotencyKey });
    const again = await createReceipt(host, { idempotencyKey });
    expect(again.id).toBe(first.id);
    const other = await attempt(host, {
      mutation: 'createReceipt',
      input: { ...RECEIPT_INPUT, restaurantName: 'Elsewhere', idempotencyKey },
    });
    expect(other.__typename).toBe('Conflict');
  });
});

describe('receipt', () => {
  it('is found by the id in its link and by its global id', async () => {
    const { id, linkId } = await createReceipt(api.browser());
    expect((await readReceipt(api.browser(), linkId)).id).toBe(id);
    expect((await readReceipt(api.browser(), id)).id).toBe(id);
  });

  it.each([UNKNOWN, '', 'x', '../etc/passwd', '\u0000', 'UmVjZWlwdDo=', 'é'.repeat(500)])(
    'is null for %j',
    async (id) => {
      const { data, errors } = await api.browser().ask('query ($id: ID!) { receipt(id: $id) { id } }', { id });
      expect({ data, errors }).toEqual({ data: { receipt: null }, errors: [] });
    },
  );

  it('computes claimed, paid, remaining, unclaimed and people', async () => {
    const receipt = await createReceipt(api.browser());
    const ana = api.browser();
    await claim(ana, { item: itemNamed(receipt, 'Negroni'), name: 'Ana', units: 1 });
    await pay(ana, { receipt });
    await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana', splitCount: 2 });
    const { data } = await ana.ask(
      `query ($id: ID!) { receipt(id: $id) { subtotal mismatch gap claimed paid remaining unclaimed
        people { name owes paid claims { amount } } payments { amount status method claims { amount } }
        items { name lineTotal share unclaimed fullyClaimed unitsLeft free { start end } } } }`,
      { id: receipt.id },
    );
    expect(data?.['receipt']).toEqual({
      subtotal: '40.00',
      mismatch: '0.00',
      gap: '0.00',
      claimed: '26.00',
      paid: '15.60',
      remaining: '36.40',
      unclaimed: '26.00',
      people: [{ name: 'Ana', owes: '10.40', paid: '15.60', claims: [{ amount: '15.60' }, { amount: '10.40' }] }],
      payments: [{ amount: '15.60', status: 'REPORTED', method: 'CASH', claims: [{ amount: '15.60' }] }],
      items: [
        {
          name: 'Negroni',
          lineTotal: '24.00',
          share: '31.20',
          unclaimed: '15.60',
          fullyClaimed: false,
          unitsLeft: '1',
          free: [{ start: '1', end: '2' }],
        },
        {
          name: 'Nachos',
          lineTotal: '16.00',
          share: '20.80',
          unclaimed: '10.40',
          fullyClaimed: false,
          unitsLeft: '1/2',
          free: [{ start: '1/2', end: '1' }],
        },
      ],
    });
  });

  it('shows the trail in pages, the newest first', async () => {
    const receipt = await createReceipt(api.browser());
    for (const name of ['Ana', 'Ben', 'Cleo'])
      await claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name, splitCount: 4 });
    const page = (after: string | null) =>
      api.browser().ask(
        `query ($id: ID!, $after: String) { receipt(id: $id) { changes(first: 3, after: $after) {
          edges { node { id kind actorName version at summary } } pageInfo { hasNextPage endCursor } } } }`,
        { id: receipt.id, after },
      );
    type Page = {
      changes: {
        edges: { node: { kind: string; actorName: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
    const first = (await page(null)).data?.['receipt'] as Page;
    expect(first.changes.edges.map(({ node }) => node.actorName)).toEqual(['Cleo', 'Ben', 'Ana']);
    expect(first.changes.pageInfo.hasNextPage).toBe(true);
    const rest = (await page(first.changes.pageInfo.endCursor)).data?.['receipt'] as Page;
    expect(rest.changes.edges.map(({ node }) => node.kind)).toEqual(['CREATED']);
    expect(rest.changes.pageInfo.hasNextPage).toBe(false);
  });

  it('offers pay links that are made of the method and the handle alone', async () => {
    const receipt = await createReceipt(api.browser(), {
      payTo: [
        { method: 'VENMO', handle: '@ana-b' },
        { method: 'ZELLE', handle: 'ana@example.com' },
      ],
    });
    const { data } = await api
      .browser()
      .ask(
        `query ($id: ID!) { receipt(id: $id) { payTo { method handle link(amount: "12.30", note: "Nachos & co") } } }`,
        {
          id: receipt.id,
        },
      );
    expect(data?.['receipt']).toEqual({
      payTo: [
        {
          method: 'VENMO',
          handle: 'ana-b',
          link: 'https://venmo.com/ana-b?txn=pay&amount=12.30&note=Nachos%20%26%20co',
        },
        { method: 'ZELLE', handle: 'ana@example.com', link: null },
      ],
    });
  });

  it('never takes a decimal point for thousands', async () => {
    const receipt = await createReceipt(api.browser(), { payTo: [{ method: 'VENMO', handle: '@ana-b' }] });
    const links = async (amount: string) =>
      (
        await api
          .browser()
          .ask(`query ($id: ID!, $amount: Money!) { receipt(id: $id) { payTo { link(amount: $amount) } } }`, {
            id: receipt.id,
            amount,
          })
      ).data?.['receipt'];
    expect(await links('1.200')).toEqual({ payTo: [{ link: null }] });
    expect(await links('12.345')).toEqual({ payTo: [{ link: null }] });
    expect(JSON.stringify(await links('1,200'))).toContain('amount=1200.00');
  });
});

describe('editReceipt', () => {
  it('lets the host change the bill', async () => {
    const host = api.browser();
    const receipt = await createReceipt(host);
    const result = await attempt(host, {
      mutation: 'editReceipt',
      input: {
        receiptId: receipt.linkId,
        tip: '12.00',
        total: '56.00',
        items: receipt.items.map(({ id, name }, index) => ({
          id,
          name,
          price: index === 0 ? '12.00' : '16.00',
          quantity: 2 - index,
        })),
        expectedVersion: receipt.version,
      },
      payload: 'receipt { tip total mismatch items { id } }',
    });
    expect(result).toMatchObject({
      receipt: { tip: '12.00', total: '56.00', mismatch: '0.00', items: receipt.items.map(({ id }) => ({ id })) },
    });
  });

  it('shows a second currency to everybody, in REST too, and no amount moves', async () => {
    const [host, diner] = [api.browser(), api.browser()];
    const receipt = await createReceipt(host);
    const exchangeRate = { currency: 'EUR', baseCurrency: 'EUR', rate: '1.0842', date: '2026-11-20' };
    const edit = (input: object) =>
      attempt(host, {
        mutation: 'editReceipt',
        input: { receiptId: receipt.id, ...input },
        payload: 'receipt { total }',
      });
    expect(await edit({ exchangeRate })).toMatchObject({ receipt: { total: '52.00' } });
    const { data } = await diner.ask(
      'query ($id: ID!) { receipt(id: $id) { total exchangeRate { currency baseCurrency rate date } } }',
      { id: receipt.id },
    );
    expect(data).toEqual({ receipt: { total: '52.00', exchangeRate } });
    expect(await edit({ exchangeRate: { ...exchangeRate, rate: '1,084' } })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'exchangeRate.rate' }],
    });
    await edit({ removesExchangeRate: true });
    const rest = await diner.rest('GET', `/api/shared-receipts/${receipt.linkId}`);
    expect(rest.body).toMatchObject({ exchangeRate: null, total: '52.00' });
  });

  it('answers a diner as if there were no receipt', async () => {
    const receipt = await createReceipt(api.browser());
    const diner = api.browser();
    await claim(diner, { item: itemNamed(receipt, 'Nachos'), name: 'Host' });
    const result = await attempt(diner, { mutation: 'editReceipt', input: { receiptId: receipt.id, tip: '0' } });
    expect(result.__typename).toBe('NotFound');
    expect((await readReceipt(diner, receipt.id)).total).toBe('52.00');
  });

  it('refuses an edit of an older version, an unknown receipt and invalid input', async () => {
    const host = api.browser();
    const receipt = await createReceipt(host);
    const edit = (input: object) =>
      attempt(host, { mutation: 'editReceipt', input: { receiptId: receipt.id, ...input } });
    expect(await edit({ tip: '9.00', total: '53.00' })).toMatchObject({ __typename: 'EditReceiptPayload' });
    expect(await edit({ tip: '10.00', total: '54.00', expectedVersion: receipt.version })).toMatchObject({
      __typename: 'EditedMeanwhile',
    });
    expect(await edit({ items: [] })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await edit({ receiptId: UNKNOWN })).toMatchObject({ __typename: 'NotFound' });
  });
});
