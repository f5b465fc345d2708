import { databaseForTests } from '@fairtab/services/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StatementRecorder } from '../../../bench/StatementRecorder';
import { signUpAndLogIn } from '../../testing/accountActions';
import { claim, createReceipt, itemNamed, pay } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { startApi, type RunningApi } from '../../testing/startApi';

const database = await databaseForTests();
let tap: StatementRecorder;
let api: RunningApi;
let hana: Browser;
let ben: Browser;
beforeAll(async () => {
  tap = await StatementRecorder.open(database.url);
  api = await startApi({ database: { ...database, url: tap.url } });
});
afterAll(async () => {
  await api.close();
  await tap.close();
});
beforeEach(async () => {
  [hana, ben] = [api.browser(), api.browser()];
  await signUpAndLogIn(hana);
  await signUpAndLogIn(ben);
});

const LIST = `query ($first: Int, $after: String) { viewer { counterparties(first: $first, after: $after) { totalCount
  pageInfo { hasNextPage endCursor }
  edges { cursor node { id name hasAccount receiptCount lastReceiptAt balance { owedToMe iOwe net toConfirm reported } } } } } }`;
const READ = `query ($id: ID!) { node(id: $id) { ... on Counterparty { id
  receipts { receipt { linkId } balance { owedToMe toConfirm } } } } }`;

interface People {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly {
    readonly node: { readonly id: string; readonly name: string; readonly balance: object };
  }[];
}

async function peopleOf(browser: Browser, variables: object = {}): Promise<People> {
  const { data, errors } = await browser.ask(LIST, { ...variables });
  expect(errors).toEqual([]);
  return (data?.['viewer'] as { counterparties: People }).counterparties;
}

/** Ben reported 20.80 to Hana; a guest without an account owes her 15.60. */
async function dinner() {
  const receipt = await createReceipt(hana);
  await claim(ben, { item: itemNamed(receipt, 'Nachos'), name: 'Ben', claimerEmail: 'ben@example.com' });
  await pay(ben, { receipt, method: 'VENMO', handle: 'ben-pays' });
  await claim(api.browser(), {
    item: itemNamed(receipt, 'Negroni'),
    units: 1,
    name: 'Zoe',
    claimerEmail: 'zoe@example.com',
  });
  return receipt;
}

describe('the people of an account', () => {
  it('are in its list and no other one’s, without addresses and handles', async () => {
    const receipt = await dinner();
    const people = await peopleOf(hana);
    expect(people).toMatchObject({
      totalCount: 2,
      edges: [
        { node: { name: 'Zoe', hasAccount: false, balance: { owedToMe: '15.60', net: '15.60', toConfirm: '0.00' } } },
        { node: { name: 'Ben', hasAccount: true, balance: { owedToMe: '0.00', net: '0.00', toConfirm: '20.80' } } },
      ],
    });
    const ids = people.edges.map(({ node }) => node.id);
    const { data } = await hana.ask(READ, { id: ids[0] });
    expect(data?.['node']).toMatchObject({
      receipts: [{ receipt: { linkId: receipt.linkId }, balance: { owedToMe: '15.60' } }],
    });
    expect(JSON.stringify([people, data])).not.toMatch(/example\.com|ben-pays/);
    for (const browser of [ben, api.browser()])
      for (const id of ids) expect((await browser.ask(READ, { id })).data).toEqual({ node: null });
    expect((await peopleOf(ben)).edges).toMatchObject([{ node: { balance: { reported: '20.80', iOwe: '0.00' } } }]);
  });

  it('take two statements for the list and its length, however many receipts there are', async () => {
    const countReads = async () => {
      tap.take();
      await peopleOf(hana);
      return tap.take().filter((statement) => statement.includes('AS other')).length;
    };
    await dinner();
    expect(await countReads()).toBe(2);
    for (let more = 0; more < 4; more++) await dinner();
    expect((await peopleOf(hana)).totalCount).toBe(6);
    expect(await countReads()).toBe(2);
  });

  it('come page by page', async () => {
    await dinner();
    const first = await peopleOf(hana, { first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await peopleOf(hana, { first: 1, after: first.pageInfo.endCursor });
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.edges, ...second.edges].map(({ node }) => node.name)).toEqual(['Zoe', 'Ben']);
  });
});
