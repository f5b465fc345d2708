import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '@fairtab/services/testing/database';
import { StatementRecorder } from '../../../bench/StatementRecorder';
import { signUpAndLogIn } from '../../testing/accountActions';
import { attempt, claim, createReceipt, itemNamed } from '../../testing/receiptActions';
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

const DASHBOARD = `query ($first: Int) { viewer {
  stats { count totals { currency amount } thisMonth }
  owedToMe { key name amount since receipt { id restaurantName } } owedToMeTotals { currency amount }
  iOwe { key name amount since receipt { id restaurantName } } iOweTotals { currency amount }
  spending(months: 2) { currency total byMonth { amount } byRestaurant { restaurantName amount meals } }
  receipts(first: $first) { totalCount pageInfo { hasNextPage } edges { cursor node { id restaurantName total remaining
    items { name unclaimed } people { name owes } } } } } }`;

interface Connection {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly restaurantName: string } }[];
  readonly pageInfo: Record<string, unknown>;
  readonly totalCount: number;
}

async function receiptsOf(browser: Browser, args: string): Promise<Connection> {
  const { data, errors } =
    await browser.ask(`{ viewer { receipts${args} { totalCount edges { cursor node { restaurantName } }
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } }`);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return (data?.['viewer'] as { receipts: Connection }).receipts;
}
const namesIn = ({ edges }: Connection): string[] => edges.map(({ node }) => node.restaurantName);

describe('the dashboard', () => {
  it('shows the receipts, debts and spending of an account', async () => {
    const [hosted, joined] = [await createReceipt(hana), await createReceipt(ben, { restaurantName: 'Bistro' })];
    await claim(ben, { item: itemNamed(hosted, 'Negroni'), name: 'Ben' });
    await claim(hana, { item: itemNamed(joined, 'Nachos'), name: 'Hana', splitCount: 2 });
    const { data, errors } = await hana.ask(DASHBOARD);
    expect(errors).toEqual([]);
    expect(data?.['viewer']).toMatchObject({
      stats: { count: 1, totals: [{ currency: 'USD', amount: '52.00' }], thisMonth: 1 },
      owedToMe: [{ name: 'Ben', amount: '31.20', receipt: { id: hosted.id } }],
      owedToMeTotals: [{ currency: 'USD', amount: '31.20' }],
      iOwe: [{ name: expect.stringContaining('account'), amount: '10.40', receipt: { id: joined.id } }],
      iOweTotals: [{ currency: 'USD', amount: '10.40' }],
      spending: [
        {
          currency: 'USD',
          total: '10.40',
          byMonth: [{ amount: '0.00' }, { amount: '10.40' }],
          byRestaurant: [{ restaurantName: 'Bistro', amount: '10.40', meals: 1 }],
        },
      ],
      receipts: {
        totalCount: 2,
        pageInfo: { hasNextPage: false },
        edges: [{ node: { restaurantName: 'Bistro' } }, { node: { restaurantName: "Calagero's" } }],
      },
    });
  });

  it('sends as many queries to the database for 50 receipts as for one', async () => {
    const statements = async (): Promise<number> => {
      tap.take();
      const { errors } = await hana.ask(DASHBOARD, { first: 100 });
      expect(errors).toEqual([]);
      return tap.take().length;
    };
    const addOne = async () => {
      const [hosted, joined] = [await createReceipt(hana), await createReceipt(ben)];
      await claim(ben, { item: itemNamed(hosted, 'Nachos'), name: 'Ben' });
      await claim(hana, { item: itemNamed(joined, 'Nachos'), name: 'Hana' });
    };
    await addOne();
    const forOne = await statements();
    for (let more = 1; more < 50; more++) await addOne();
    expect(await statements()).toBe(forOne);
    const { totalCount, edges } = await receiptsOf(hana, '(first: 100)');
    expect([totalCount, edges.length]).toEqual([100, 100]);
  }, 120_000);

  it('is shown to no stranger and no other account, on any path', async () => {
    await createReceipt(hana, { restaurantName: 'Secret Supper' });
    const { data } = await hana.ask('{ viewer { id } }');
    const { id } = data?.['viewer'] as { id: string };
    expect((await api.browser().ask(DASHBOARD)).data).toEqual({ viewer: null });
    const NODE =
      'query ($id: ID!) { node(id: $id) { ... on User { receipts { edges { node { restaurantName } } } } } }';
    for (const browser of [ben, api.browser()]) {
      expect((await browser.ask(NODE, { id })).data).toEqual({ node: null });
      expect(JSON.stringify((await browser.ask(DASHBOARD)).data)).not.toContain('Secret Supper');
    }
    expect(JSON.stringify((await hana.ask(NODE, { id })).data)).toContain('Secret Supper');
  });

  it('changes at once when a diner claims or a host hides a receipt', async () => {
    const receipt = await createReceipt(ben);
    expect((await receiptsOf(hana, '')).totalCount).toBe(0);
    await claim(hana, { item: itemNamed(receipt, 'Nachos'), name: 'Hana' });
    expect((await receiptsOf(hana, '(role: DINER)')).totalCount).toBe(1);
    await attempt(ben, { mutation: 'shareReceipt', input: { receiptId: receipt.id, visibility: 'PRIVATE' } });
    expect(await receiptsOf(hana, '')).toMatchObject({ totalCount: 0, edges: [] });
    expect((await hana.ask('{ viewer { iOwe { name } iOweTotals { amount } } }')).data?.['viewer']).toEqual({
      iOwe: [],
      iOweTotals: [{ amount: '0.00' }],
    });
  });
});

describe('the connection of receipts', () => {
  it('has pages in both directions, by the rules of Relay', async () => {
    for (const restaurantName of ['A', 'B', 'C', 'D', 'E']) await createReceipt(hana, { restaurantName });
    const first = await receiptsOf(hana, '(first: 2)');
    expect([namesIn(first), first.totalCount]).toEqual([['E', 'D'], 5]);
    expect(first.pageInfo).toEqual({
      startCursor: first.edges[0]?.cursor,
      endCursor: first.edges[1]?.cursor,
      hasNextPage: true,
      hasPreviousPage: false,
    });
    const rest = await receiptsOf(hana, `(first: 10, after: "${String(first.pageInfo['endCursor'])}")`);
    expect(namesIn(rest)).toEqual(['C', 'B', 'A']);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const last = await receiptsOf(hana, '(last: 2)');
    expect(namesIn(last)).toEqual(['B', 'A']);
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const before = await receiptsOf(hana, `(last: 2, before: "${String(last.pageInfo['startCursor'])}")`);
    expect(namesIn(before)).toEqual(['D', 'C']);
  });

  it('can be searched and filtered, with a count to match, and has no cursors when it is empty', async () => {
    await createReceipt(hana, { restaurantName: '100% Pizza' });
    await createReceipt(hana, { restaurantName: 'Bistro', description: 'pizza night' });
    expect(namesIn(await receiptsOf(hana, '(search: "PIZZA", role: HOST)'))).toEqual(['Bistro', '100% Pizza']);
    expect(await receiptsOf(hana, '(search: "0%")')).toMatchObject({ totalCount: 1 });
    expect(await receiptsOf(hana, '(search: "pizza", role: DINER)')).toEqual({
      totalCount: 0,
      edges: [],
      pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
    });
  });

  it.each(['(after: "nonsense")', '(before: "")', '(after: "OTk5OTk5OTk5OTk5OTk5LkE=")', '(first: -1)'])(
    'refuses %s with a message',
    async (args) => {
      const { data, errors } = await hana.ask(`{ viewer { receipts${args} { totalCount } } }`);
      expect(data).toEqual({ viewer: null });
      expect(errors[0]?.message).toMatch(/cursor|must be a non-negative integer/);
    },
  );

  it('has at most 100 receipts on a page', async () => {
    const { errors } = await hana.ask('{ viewer { receipts(first: 100000) { totalCount } } }');
    expect(errors).toEqual([]);
  });
});

describe('spending', () => {
  it.each([0, 37, -1])('is refused over %i months', async (months) => {
    const { errors } = await hana.ask(`{ viewer { spending(months: ${months}) { total } } }`);
    expect(errors[0]?.message).toBe('Spending is counted over 1 to 36 months.');
  });

  it('covers twelve months by default', async () => {
    const { data } = await hana.ask('{ viewer { spending { byMonth { month } } } }');
    const [spending] = (data?.['viewer'] as { spending: { byMonth: { month: string }[] }[] }).spending;
    const byMonth = spending?.byMonth ?? [];
    expect(byMonth).toHaveLength(12);
    expect(byMonth.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
  });
});
