import { databaseForTests } from '@fairtab/services/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StatementRecorder } from '../../../bench/StatementRecorder';
import { signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { claim, createReceipt, itemNamed } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

const database = await databaseForTests();
let tap: StatementRecorder;
let api: RunningApi;
let hana: Browser;
let ben: Browser;
beforeAll(async () => {
  tap = await StatementRecorder.open(database.url);
  api = await startApi({ database: { ...database, url: tap.url } });
  [hana, ben] = [api.browser(), api.browser()];
  await signUpAndLogIn(hana);
  await signUpAndLogIn(ben);
});
afterAll(async () => {
  await api.close();
  await tap.close();
});

const LIST = `query ($first: Int, $after: String) { viewer { evenings(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { cursor node { linkId name createdAt currency receiptCount net isSettled } } } } }`;
const BEGIN = `mutation ($receiptId: ID!, $name: String!) { createEvening(input: { receiptId: $receiptId, name: $name }) {
  ... on CreateEveningPayload { evening { linkId } } } }`;

interface Connection {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly name: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}
async function eveningsOf(browser: Browser, args: object = {}): Promise<Connection> {
  const { data, errors } = await browser.ask(LIST, { ...args });
  expect(errors).toEqual([]);
  return (data?.['viewer'] as { evenings: Connection }).evenings;
}
/** Hana hosts; Ben has a claim on it. */
async function begin(name: string): Promise<void> {
  const receipt = await createReceipt(hana);
  await claim(ben, { item: itemNamed(receipt, 'Negroni'), name: 'Ben' });
  expect((await hana.ask(BEGIN, { receiptId: receipt.id, name })).errors).toEqual([]);
}
const namesIn = ({ edges }: Connection) => edges.map(({ node }) => node.name);

describe('the evenings of an account', () => {
  it('have the balance of the one who asks, and are on nobody else’s list', async () => {
    await begin('First');
    expect((await eveningsOf(hana)).edges).toMatchObject([{ node: { name: 'First', receiptCount: 1, net: '31.20' } }]);
    expect((await eveningsOf(ben)).edges).toMatchObject([{ node: { name: 'First', net: '-31.20', isSettled: false } }]);
    const other = api.browser();
    await signUpAndLogIn(other);
    expect(await eveningsOf(other)).toMatchObject({ totalCount: 0, edges: [], pageInfo: { endCursor: null } });
    expect((await api.browser().ask(LIST)).data).toEqual({ viewer: null });
    const { data } = await hana.ask('{ viewer { id } }');
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on User { evenings { edges { node { name } } } } } }';
    expect((await ben.ask(NODE, { id: (data?.['viewer'] as { id: string }).id })).data).toEqual({ node: null });
  });

  it('take as many statements for many evenings as for one', async () => {
    const statements = async () => {
      tap.take();
      await eveningsOf(ben, { first: 100 });
      return tap.take().length;
    };
    // Which statements are prepared already makes no difference, because executions are counted.
    const forOne = await statements();
    for (let more = 0; more < 9; more++) await begin(`Evening ${more}`);
    expect(await statements()).toBe(forOne);
    expect((await eveningsOf(ben)).totalCount).toBe(10);
  });

  it('come page by page, the newest first, and refuse a cursor of something else', async () => {
    const all = namesIn(await eveningsOf(ben));
    expect(all.at(-1)).toBe('First');
    const first = await eveningsOf(ben, { first: 4 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await eveningsOf(ben, { first: 100, after: first.pageInfo.endCursor });
    expect([...namesIn(first), ...namesIn(second)]).toEqual(all);
    const { errors } = await ben.ask(LIST, { after: 'nonsense' });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });
});
