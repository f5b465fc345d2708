import type { ReceiptState } from '@fairtab/domain/receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelClaim } from '../claims/cancelClaim';
import { claimItem } from '../claims/claimItem';
import { reopenClaim } from '../claims/reopenClaim';
import type { ServiceContext } from '../context';
import { NotSignedIn } from '../errors';
import { payClaims } from '../payments/payClaims';
import { createReceipt } from '../receipts/createReceipt';
import { deleteReceipt } from '../receipts/deleteReceipt';
import { shareReceipt } from '../receipts/shareReceipt';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { newMember } from '../testing/people';
import { itemNamed, setTable, type Table } from '../testing/table';
import { countReceipts, listReceipts, type Page, type Place } from './listReceipts';
import { readIOwe } from './readIOwe';
import { readOwedToMe } from './readOwedToMe';
import { receiptStats } from './receiptStats';
import { addUp, readSpending } from './spending';

const NOON = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

let database: TestDatabase;
let table: Table;
let hana: ServiceContext;
let ben: ServiceContext;
beforeAll(async () => {
  database = await createTestDatabase();
  table = setTable(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  table.setTime(NOON);
  hana = await (await newMember(table)).person.asks();
  ben = await (await newMember(table)).person.asks();
});

let minutes = 0;
/** One after the other, a minute apart. */
async function host(ctx: ServiceContext, input: object = {}): Promise<ReceiptState> {
  table.setTime(new Date(NOON.getTime() + ++minutes * MINUTE_MS));
  const bill = { restaurantName: 'Casa Nacho', items: [{ name: 'Nachos', price: '10.00', quantity: 3 }] };
  return (await createReceipt(ctx, { ...bill, ...input })).receipt;
}
const claim = (ctx: ServiceContext, { on, ...input }: { on: ReceiptState } & Record<string, unknown>) =>
  claimItem(ctx, { itemId: itemNamed(on, 'Nachos').id, claimerName: 'Ben', units: 1, ...input });
const close = (ctx: ServiceContext, { id }: ReceiptState) =>
  shareReceipt(ctx, { receiptId: id, visibility: 'private' });

const EVERYTHING: Page = { role: null, search: '', after: null, before: null, isInverted: false, limit: 100 };
const list = (ctx: ServiceContext, page: Partial<Page> = {}) => listReceipts(ctx, { ...EVERYTHING, ...page });
const namesIn = (receipts: readonly ReceiptState[]) => receipts.map(({ restaurantName }) => restaurantName);

describe('the receipts of an account', () => {
  it('are those it hosts and those it has a live claim on, newest first', async () => {
    await host(ben, { restaurantName: 'A' });
    const joined = await host(hana, { restaurantName: 'B' });
    await claim(ben, { on: joined });
    await claim(ben, { on: joined });
    const own = await host(ben, { restaurantName: 'C' });
    await claim(ben, { on: own });
    await host(hana, { restaurantName: 'D' });
    expect(namesIn(await list(ben))).toEqual(['C', 'B', 'A']);
    expect(namesIn(await list(ben, { role: 'host' }))).toEqual(['C', 'A']);
    expect(namesIn(await list(ben, { role: 'diner' }))).toEqual(['B']);
    for (const [role, count] of [
      [null, 3],
      ['host', 2],
      ['diner', 1],
    ] as const)
      expect(await countReceipts(ben, { role, search: '' })).toBe(count);
  });

  it('are without deleted ones, those whose host closed them, and those on which nothing is claimed any more', async () => {
    const [deleted, closed, open] = [await host(hana), await host(hana), await host(hana, { restaurantName: 'Open' })];
    const claims = [
      await claim(ben, { on: deleted }),
      await claim(ben, { on: closed }),
      await claim(ben, { on: open }),
    ];
    await deleteReceipt(hana, { receiptId: deleted.id });
    await close(hana, closed);
    expect(namesIn(await list(ben))).toEqual(['Open']);
    expect(namesIn(await list(hana))).toEqual(['Open', 'Casa Nacho']);
    await cancelClaim(hana, { claimId: claims[2]?.claimId ?? '' });
    expect(await list(ben)).toEqual([]);
    expect(await countReceipts(ben, { role: null, search: '' })).toBe(0);
    expect(await countReceipts(hana, { role: null, search: '' })).toBe(2);
  });

  it('come page by page from either end, also those made in the same millisecond', async () => {
    const made: ReceiptState[] = [];
    for (const name of ['A', 'B', 'C']) made.push(await host(hana, { restaurantName: name }));
    const at = { createdAt: new Date(NOON.getTime() - MINUTE_MS) };
    await database.db.prisma.receipt.updateMany({ where: { id: { in: made.map(({ id }) => id) } }, data: at });
    // Written past the store, which knows a state by its version.
    const fresh = { ...hana, store: table.otherProcess().stranger().store };
    const all = await list(fresh);
    expect(namesIn(all).sort()).toEqual(['A', 'B', 'C']);
    const walk = async (step: (last: Place | null) => Partial<Page>) => {
      const seen: ReceiptState[] = [];
      for (let last: ReceiptState | null = null, more = true; more;) {
        const page: ReceiptState[] = await list(fresh, { ...step(last), limit: 1 });
        seen.push(...page);
        last = page[0] ?? null;
        more = last !== null;
      }
      return seen;
    };
    expect(await walk((after) => ({ after }))).toEqual(all);
    expect(await walk((before) => ({ before, isInverted: true }))).toEqual(all.toReversed());
    const [first, , third] = all;
    expect(await list(fresh, { after: first ?? null, before: third ?? null })).toEqual([all[1]]);
  });

  it('are found by restaurant and description, in any case and any language, with nothing but what was typed', async () => {
    const names = [
      'Café Élysée',
      '50% Off',
      '50 Offers',
      'snake_bar',
      'snakeXbar',
      'A.B*C (new)',
      'back\\slash',
      '[box]',
    ];
    for (const restaurantName of names) await host(hana, { restaurantName });
    await host(hana, { restaurantName: 'Elsewhere', description: 'with ÇELİK and\nΣοφία' });
    const found = async (search: string) => {
      const receipts = await list(hana, { search });
      expect(await countReceipts(hana, { role: null, search })).toBe(receipts.length);
      return namesIn(receipts).sort();
    };
    expect(await found('CAFÉ é')).toEqual(['Café Élysée']);
    expect(await found('50%')).toEqual(['50% Off']);
    expect(await found('_')).toEqual(['snake_bar']);
    expect(await found('.b*c (')).toEqual(['A.B*C (new)']);
    expect(await found('\\S')).toEqual(['back\\slash']);
    expect(await found('[B')).toEqual(['[box]']);
    expect(await found('çelİK')).toEqual(['Elsewhere']);
    expect(await found('σΟΦ')).toEqual(['Elsewhere']);
    expect(await found('***:x')).toEqual([]);
    expect(await found('\u0000\uD800')).toHaveLength(9);
    expect(await found('  ')).toHaveLength(9);
    expect(await found('x'.repeat(100_000))).toEqual([]);
  });

  it('are asked for in two statements, however many they are', async () => {
    const receipt = await host(hana);
    for (let more = 0; more < 12; more++) await host(hana);
    const ctx = { ...hana, store: table.otherProcess().stranger().store };
    const loaded = await list(ctx);
    expect(loaded).toHaveLength(13);
    expect(loaded.at(-1)).toEqual(receipt);
    // The second time all of them are remembered, apart from what has changed.
    await claim(ben, { on: receipt });
    expect((await list(ctx)).at(-1)?.version).toBe(2);
    expect((await list(ctx))[0]).toBe(loaded[0]);
  });
});

describe('the figures of an account', () => {
  it('count what it hosts and has not deleted', async () => {
    const receipt = await host(hana);
    await host(hana, { tip: '5.00' });
    await host(ben);
    expect(await receiptStats(hana)).toEqual({ count: 2, totalCents: 6500, thisMonth: 2 });
    await deleteReceipt(hana, { receiptId: receipt.id });
    expect(await receiptStats(hana)).toEqual({ count: 1, totalCents: 3500, thisMonth: 1 });
    table.setTime(new Date('2026-12-01T00:00:00Z'));
    expect(await receiptStats(hana)).toEqual({ count: 1, totalCents: 3500, thisMonth: 0 });
  });
});

describe('what is owed to a host', () => {
  it('is what others claimed and have not paid, by receipt and person, the largest first', async () => {
    const [first, second] = [await host(hana), await host(hana)];
    await claim(ben, { on: first });
    await claim(ben, { on: first, claimerName: 'BEN', splitCount: 2 });
    await claim(ben, { on: first, claimerName: 'Mia', splitCount: 4 });
    await claim(hana, { on: first, claimerName: 'Hana' });
    const paid = await claim(ben, { on: second });
    await payClaims(ben, { receiptId: second.id, claimIds: [paid.claimId], method: 'cash' });
    const { claim: open } = await claim(table.stranger(), { on: second, claimerName: 'Zoe', units: 2 });
    const { debts, totalCents } = await readOwedToMe(hana);
    expect(debts.map(({ name, amountCents, receipt }) => [name, amountCents, receipt.id])).toEqual([
      ['Zoe', 2000, second.id],
      ['Ben', 1500, first.id],
      ['Mia', 250, first.id],
    ]);
    expect(new Set(debts.map(({ key }) => key)).size).toBe(3);
    expect(debts[0]?.since).toBe(open.createdAt);
    expect(totalCents).toBe(3750);
    expect(await readOwedToMe(ben)).toEqual({ debts: [], totalCents: 0 });
  });

  it('is at most 50 of them, and all of it in the total, without deleted receipts', async () => {
    const receipt = await host(hana, { items: [{ name: 'Nachos', price: '10.00', quantity: 60 }] });
    for (let diner = 0; diner < 52; diner++) await claim(ben, { on: receipt, claimerName: `Diner ${diner}` });
    const { debts, totalCents } = await readOwedToMe(hana);
    expect([debts.length, totalCents]).toEqual([50, 52_000]);
    await deleteReceipt(hana, { receiptId: receipt.id });
    expect(await readOwedToMe(hana)).toEqual({ debts: [], totalCents: 0 });
  });

  it('is what it is now, in every process, after every change and when nothing has changed', async () => {
    const receipt = await host(hana);
    const elsewhere = { ...hana, store: table.otherProcess().stranger().store };
    const owed = async () => {
      const [{ totalCents, debts }, again, there] = [
        await readOwedToMe(hana),
        await readOwedToMe(hana),
        await readOwedToMe(elsewhere),
      ];
      expect([again, there]).toEqual([
        { totalCents, debts },
        { totalCents, debts },
      ]);
      return [totalCents, debts.length];
    };
    expect(await owed()).toEqual([0, 0]);
    const { claimId } = await claim(ben, { on: receipt });
    expect(await owed()).toEqual([1000, 1]);
    await payClaims(ben, { receiptId: receipt.id, method: 'cash' });
    expect(await owed()).toEqual([0, 0]);
    await reopenClaim(hana, { claimId });
    expect(await owed()).toEqual([1000, 1]);
    await host(hana);
    await claim(ben, { on: receipt, claimerName: 'Mia' });
    expect(await owed()).toEqual([2000, 2]);
  });
});

describe('what a diner owes', () => {
  it('is what the account claimed of others and has not paid, by receipt, the oldest first', async () => {
    const [first, second] = [await host(hana, { hostName: 'Hana' }), await host(hana)];
    const { claim: later } = await claim(ben, { on: second });
    const { claim: old } = await claim(ben, { on: first, claimerName: 'Mia' });
    await claim(ben, { on: first });
    await claim(ben, { on: await host(ben) });
    expect(later.createdAt).toBe(old.createdAt);
    table.setTime(new Date(NOON.getTime() - MINUTE_MS));
    await claim(ben, { on: first });
    const { debts, totalCents } = await readIOwe(ben);
    expect(debts).toMatchObject([
      { name: 'Hana', amountCents: 3000, receipt: { id: first.id }, since: '2026-11-21T11:59:00.000Z' },
      { amountCents: 1000, receipt: { id: second.id } },
    ]);
    expect(totalCents).toBe(4000);
    await payClaims(ben, { receiptId: first.id, method: 'cash' });
    expect((await readIOwe(ben)).totalCents).toBe(1000);
    await close(hana, second);
    expect(await readIOwe(ben)).toEqual({ debts: [], totalCents: 0 });
  });
});

describe('what an account spends', () => {
  it('is its own live claims by the month of the meal and by restaurant, months without meals included', async () => {
    const dated = (date: string, restaurantName: string) => host(hana, { date, restaurantName });
    await claim(ben, { on: await dated('2026-11-22', 'CASA Nacho') });
    await claim(ben, { on: await dated('2026-09-30', 'Casa nacho'), units: 2 });
    await claim(ben, { on: await dated('2026-08-31', 'Too long ago') });
    const { claimId } = await claim(ben, { on: await dated('2026-11-01', 'Cancelled') });
    await cancelClaim(hana, { claimId });
    const own = await host(ben, { date: '2026-10-05', restaurantName: 'Own' });
    await claim(ben, { on: own, splitCount: 4 });
    await close(ben, own);
    const gone = await host(hana, { restaurantName: 'Deleted' });
    await claim(ben, { on: gone });
    await deleteReceipt(hana, { receiptId: gone.id });
    const shut = await host(hana, { restaurantName: 'Closed' });
    await claim(ben, { on: shut });
    await close(hana, shut);
    expect(await readSpending(ben, { months: 3 })).toEqual({
      totalCents: 3250,
      byMonth: [
        { month: '2026-09', amountCents: 2000 },
        { month: '2026-10', amountCents: 250 },
        { month: '2026-11', amountCents: 1000 },
      ],
      byRestaurant: [
        { restaurantName: 'CASA Nacho', amountCents: 3000, meals: 2 },
        { restaurantName: 'Own', amountCents: 250, meals: 1 },
      ],
    });
    expect(await readSpending(ben, { months: 1 })).toMatchObject({ totalCents: 1000 });
  });

  it('counts a meal that is tomorrow, and in another month, for today', async () => {
    table.setTime(new Date('2026-12-31T23:00:00Z'));
    const items = [{ name: 'Nachos', price: '10.00' }];
    const { receipt } = await createReceipt(hana, { date: '2027-01-01', items });
    await claim(ben, { on: receipt });
    const { byMonth } = await readSpending(ben, { months: 12 });
    expect(byMonth).toHaveLength(12);
    expect(byMonth.at(-1)).toEqual({ month: '2026-12', amountCents: 1000 });
  });

  it('names the ten largest restaurants', () => {
    const meals = Array.from({ length: 14 }, (_, index) => ({
      month: '2026-11',
      restaurantName: `R${index}`,
      meals: 1,
      amountCents: index,
    }));
    const { byRestaurant, totalCents } = addUp({ meals, months: ['2026-11'] });
    expect(byRestaurant.map(({ amountCents }) => amountCents)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(totalCents).toBe(91);
  });
});

describe('somebody who is not signed in', () => {
  it('has no history, whatever their guest did', async () => {
    const guest = table.hostOf(await table.newReceipt());
    const history = [
      () => list(guest),
      () => countReceipts(guest, EVERYTHING),
      () => receiptStats(guest),
      () => readOwedToMe(guest),
      () => readIOwe(guest),
      () => readSpending(guest, { months: 12 }),
    ];
    for (const read of history) await expect((async () => read())()).rejects.toBeInstanceOf(NotSignedIn);
  });
});
