import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempt, claim, createReceipt, itemNamed, pay, type SeenReceipt } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { startApi, type RunningApi } from '../../testing/startApi';
import { encodeNodeId } from '../ids';

let api: RunningApi;
let host: Browser;
let ana: Browser;
let stranger: Browser;
let receipt: SeenReceipt;
let ids: readonly string[];

let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'fairtab-web-'));
  await mkdir(join(webFolder, 'en/.vite'), { recursive: true });
  await writeFile(join(webFolder, 'en/.vite/manifest.json'), '{}');
  await writeFile(
    join(webFolder, 'en/index.html'),
    '<html><head><title>Fairtab</title></head><body><div id="root"></div></body></html>',
  );
  api = await startApi({ webFolder });
});
afterAll(async () => {
  await api.close();
  await rm(webFolder, { recursive: true });
});

beforeEach(async () => {
  [host, ana, stranger] = [api.browser(), api.browser(), api.browser()];
  receipt = await createReceipt(host);
  const item = itemNamed(receipt, 'Nachos');
  const { claim: made } = await claim(ana, { item, name: 'Ana' });
  const { payment } = await pay(ana, { receipt });
  const change = encodeNodeId({ typename: 'Change', id: `${receipt.linkId}.1` });
  ids = [receipt.id, item.id, made.id, payment.id, change];
  // A guest with a claim on another receipt.
  await claim(stranger, { item: itemNamed(await createReceipt(api.browser()), 'Nachos'), name: 'Ana' });
});

const share = (visibility: string, browser = host) =>
  attempt(browser, {
    mutation: 'shareReceipt',
    payload: 'receipt { visibility }',
    input: { receiptId: receipt.id, visibility },
  });
const remove = (browser = host) =>
  attempt(browser, { mutation: 'deleteReceipt', payload: 'deletedReceiptId', input: { receiptId: receipt.linkId } });
const restore = (browser = host) =>
  attempt(browser, {
    mutation: 'restoreReceipt',
    payload: 'receipt { id visibility }',
    input: { receiptId: receipt.id },
  });

/** Whether each path shows the receipt: "there" or "not there". */
async function seenOnPaths(browser: Browser): Promise<string[]> {
  const query = `query ($id: ID!, $ids: [ID!]!, $link: ID!) {
    byId: receipt(id: $id) { id } byLink: receipt(id: $link) { id } nodes(ids: $ids) { id } }`;
  const { data, errors } = await browser.ask(query, { id: receipt.id, link: receipt.linkId, ids });
  expect(errors).toEqual([]);
  const single = await Promise.all(
    ids.map(async (id) => (await browser.ask('query ($id: ID!) { node(id: $id) { id } }', { id })).data?.['node']),
  );
  // Answers are kept for queries of one receipt, so this is the path where an old answer might be shown.
  const kept = await browser.ask('query ($id: ID!) { receipt(id: $id) { restaurantName items { name } } }', {
    id: receipt.linkId,
  });
  const rest = await browser.rest('GET', `/api/shared-receipts/${receipt.linkId}`);
  const page = await browser.fetch(`/live-receipt/${receipt.linkId}`, { headers: { accept: 'text/html' } });
  const found = [data?.['byId'], data?.['byLink'], kept.data?.['receipt'], ...single];
  const answers = [...found, ...(data?.['nodes'] as unknown[])].map((one) => one !== null);
  const isOnPage = (await page.text()).includes('Calagero');
  expect(isOnPage).toBe(page.status === 200);
  return [...new Set([...answers, rest.status === 200, isOnPage])].map((isThere) => (isThere ? 'there' : 'not there'));
}

describe('a receipt', () => {
  it.each([
    { visibility: 'LINK', seen: { host: 'there', ana: 'there', stranger: 'there', nobody: 'there' } },
    { visibility: 'PARTICIPANTS', seen: { host: 'there', ana: 'there', stranger: 'not there', nobody: 'not there' } },
    { visibility: 'PRIVATE', seen: { host: 'there', ana: 'not there', stranger: 'not there', nobody: 'not there' } },
  ])('for $visibility is seen by exactly these viewers, on every path, at once', async ({ visibility, seen }) => {
    const viewers = { host, ana, stranger, nobody: api.browser() };
    // All viewers read it first, so that every answer that may be kept is kept.
    for (const browser of Object.values(viewers)) expect(await seenOnPaths(browser)).toEqual(['there']);
    expect(await share(visibility)).toMatchObject({ receipt: { visibility } });
    for (const [name, browser] of Object.entries(viewers))
      expect([name, ...(await seenOnPaths(browser))]).toEqual([name, seen[name as keyof typeof seen]]);
  });

  it('that is deleted is seen by nobody until its host restores it as it was', async () => {
    await share('PARTICIPANTS');
    for (const browser of [host, ana]) expect(await seenOnPaths(browser)).toEqual(['there']);
    expect(await remove()).toMatchObject({ deletedReceiptId: receipt.id });
    for (const browser of [host, ana, stranger, api.browser()])
      expect(await seenOnPaths(browser)).toEqual(['not there']);
    expect(await restore()).toMatchObject({ receipt: { id: receipt.id, visibility: 'PARTICIPANTS' } });
    for (const browser of [host, ana]) expect(await seenOnPaths(browser)).toEqual(['there']);
    expect(await seenOnPaths(stranger)).toEqual(['not there']);
  });

  it('is shared, deleted and restored by its host only', async () => {
    for (const browser of [ana, stranger, api.browser()]) {
      expect(await share('PRIVATE', browser)).toMatchObject({ __typename: 'NotFound' });
      expect(await remove(browser)).toMatchObject({ __typename: 'NotFound' });
    }
    await remove();
    for (const browser of [ana, stranger, api.browser()])
      expect(await restore(browser)).toMatchObject({ __typename: 'NotFound' });
    expect(await remove()).toMatchObject({ __typename: 'NotFound' });
  });

  it('that the viewer may not see answers every mutation as if there were none', async () => {
    await share('PRIVATE');
    const [, itemId, claimId, paymentId] = ids;
    const receiptId = receipt.id;
    const attempts = [
      { mutation: 'claimItem', input: { itemId, claimerName: 'Eve' } },
      { mutation: 'unclaim', input: { claimId } },
      { mutation: 'cancelClaim', input: { claimId } },
      { mutation: 'reopenClaim', input: { claimId } },
      { mutation: 'payClaims', input: { receiptId, method: 'CASH' } },
      { mutation: 'confirmPayment', input: { paymentId } },
      { mutation: 'disputePayment', input: { paymentId } },
      { mutation: 'editReceipt', input: { receiptId, tip: '1.00' } },
      { mutation: 'addItem', input: { receiptId, name: 'Soup', price: '7.00' } },
      { mutation: 'splitEvenly', input: { receiptId, people: 2 } },
      { mutation: 'splitByItem', input: { receiptId } },
      { mutation: 'shareReceipt', input: { receiptId, visibility: 'LINK' } },
      { mutation: 'deleteReceipt', input: { receiptId } },
      { mutation: 'restoreReceipt', input: { receiptId } },
    ];
    const missing = await remove(api.browser());
    for (const browser of [ana, stranger, api.browser()])
      for (const each of attempts)
        expect([each.mutation, await attempt(browser, each)]).toEqual([
          each.mutation,
          { __typename: 'NotFound', message: missing.message },
        ]);
    const rest = await ana.rest('POST', `/api/shared-receipts/${receipt.linkId}/claims`, {
      body: { itemIndex: 0, claimerName: 'Ana' },
    });
    expect(rest.status).toBe(404);
  });

  it('shows in a refusal the state of the item that the decision was made on', async () => {
    const item = itemNamed(receipt, 'Nachos');
    const refusal = await attempt(stranger, { mutation: 'claimItem', input: { itemId: item.id, claimerName: 'Eve' } });
    expect(refusal).toMatchObject({ __typename: 'AlreadyClaimed', item: { name: 'Nachos', unitsLeft: '0' } });
  });
});

describe('a bill that is split evenly', () => {
  const SPLIT =
    'receipt { items { name splitWith } evenSplit { people dishes { name note price quantity } } subtotal total }';
  const dishes = [
    { name: 'Negroni', note: 'No ice', price: '12.00', quantity: 2 },
    { name: 'Nachos', note: '', price: '16.00', quantity: 1 },
  ];

  it('has one item and shows its dishes, by splitEvenly or from the start', async () => {
    const fresh = await createReceipt(host, { items: dishes });
    const input = { receiptId: fresh.id, people: 4 };
    const even = {
      items: [{ name: 'Equal share', splitWith: 4 }],
      evenSplit: { people: 4, dishes },
      subtotal: '40.00',
      total: '52.00',
    };
    expect(await attempt(host, { mutation: 'splitEvenly', payload: SPLIT, input })).toMatchObject({ receipt: even });
    const made = await attempt(host, {
      mutation: 'createReceipt',
      payload: SPLIT,
      input: { items: dishes, tax: '4.00', tip: '8.00', splitEvenlyAmong: 4 },
    });
    expect(made).toMatchObject({ receipt: even });
    const back = await attempt(host, { mutation: 'splitByItem', payload: SPLIT, input: { receiptId: fresh.id } });
    expect(back).toMatchObject({ receipt: { items: [{ name: 'Negroni' }, { name: 'Nachos' }], evenSplit: null } });
  });

  it('is refused with a message to show to people', async () => {
    const input = { receiptId: receipt.id, people: 4 };
    expect(await attempt(host, { mutation: 'splitEvenly', input })).toMatchObject({
      __typename: 'Conflict',
      message: 'Somebody has claimed already. Cancel those claims before you split the bill another way.',
    });
    expect(await attempt(host, { mutation: 'splitEvenly', input: { ...input, people: 1 } })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'people', message: 'An even split takes at least 2 people' }],
    });
  });
});

describe('items that follow', () => {
  it('are added one by one, and leave the printed total as it is', async () => {
    const begun = await createReceipt(host, { items: [], itemsFollow: true, total: '45.00' });
    expect(begun).toMatchObject({ items: [], total: '45.00', remaining: '45.00' });
    const input = { receiptId: begun.linkId, name: 'Soup', price: 7.5, quantity: 2, splitWith: 3 };
    const payload = 'item { name price quantity splitWith } receipt { total mismatch }';
    expect(await attempt(host, { mutation: 'addItem', payload, input })).toMatchObject({
      item: { name: 'Soup', price: '7.50', quantity: 2, splitWith: 3 },
      receipt: { total: '45.00', mismatch: '18.00' },
    });
    expect(await attempt(host, { mutation: 'addItem', input: { ...input, name: ' ' } })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'name', message: 'Item name is required' }],
    });
    expect(await attempt(stranger, { mutation: 'addItem', input })).toMatchObject({ __typename: 'NotFound' });
  });
});
