import { beforeEach, describe, expect, it } from 'vitest';
import { cancelClaim, reopenClaim } from '../../receipts/claims/changeClaim';
import type { ServiceContext } from '../../context';
import { NotSignedIn } from '../../platform/errors';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { deleteReceipt } from '../../receipts/deleteReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { claim, close, host as makeReceipt, MINUTE_MS, NOON } from '../../testing/history';
import { newAccount } from '../../testing/browsers';
import { readIOwe } from './readIOwe';
import { readOwedToMe } from './readOwedToMe';
import { receiptStats } from './receiptStats';
import { addUp, readSpending } from './spending';

const { table } = await tableForTests();
let hana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  hana = await (await newAccount(table)).browser.context();
  ben = await (await newAccount(table)).browser.context();
});

const host = (ctx: ServiceContext, input: object = {}) => makeReceipt(ctx, { table, ...input });

const usd = (cents: number) => ({ currency: 'USD', cents });

describe('the figures of an account', () => {
  it('count what it hosts and has not deleted', async () => {
    const receipt = await host(hana);
    await host(hana, { tip: '5.00' });
    await host(ben);
    expect(await receiptStats(hana)).toEqual({ count: 2, totals: [usd(6500)], thisMonth: 2 });
    await deleteReceipt(hana, { receiptId: receipt.id });
    expect(await receiptStats(hana)).toEqual({ count: 1, totals: [usd(3500)], thisMonth: 1 });
    table.setTime(new Date('2026-12-01T00:00:00Z'));
    expect(await receiptStats(hana)).toEqual({ count: 1, totals: [usd(3500)], thisMonth: 0 });
  });
});

describe('the debts to a host', () => {
  it('are the unpaid claims of others, by receipt and person, the largest first', async () => {
    const [first, second] = [await host(hana), await host(hana)];
    await claim(ben, { on: first });
    await claim(ben, { on: first, claimerName: 'BEN', splitCount: 2 });
    await claim(ben, { on: first, claimerName: 'Mia', splitCount: 4 });
    await claim(hana, { on: first, claimerName: 'Hana' });
    const paid = await claim(ben, { on: second });
    await payClaims(ben, { receiptId: second.id, claimIds: [paid.claimId], method: 'cash' });
    const { claim: open } = await claim(table.stranger(), { on: second, claimerName: 'Zoe', units: 2 });
    const { debts, totals } = await readOwedToMe(hana);
    expect(debts.map(({ name, amountCents, receipt }) => [name, amountCents, receipt.id])).toEqual([
      ['Zoe', 2000, second.id],
      ['Ben', 1500, first.id],
      ['Mia', 250, first.id],
    ]);
    expect(new Set(debts.map(({ key }) => key)).size).toBe(3);
    expect(debts[0]?.since).toBe(open.createdAt);
    expect(totals).toEqual([usd(3750)]);
    expect(await readOwedToMe(ben)).toEqual({ debts: [], totals: [usd(0)] });
  });

  it('are at most 50, with all debts in the total and without deleted receipts', async () => {
    const receipt = await host(hana, { items: [{ name: 'Nachos', price: '10.00', quantity: 60 }] });
    for (let diner = 0; diner < 52; diner++) await claim(ben, { on: receipt, claimerName: `Diner ${diner}` });
    const { debts, totals } = await readOwedToMe(hana);
    expect([debts.length, totals]).toEqual([50, [usd(52_000)]]);
    await deleteReceipt(hana, { receiptId: receipt.id });
    expect(await readOwedToMe(hana)).toEqual({ debts: [], totals: [usd(0)] });
  });

  it('are current in every process, after every change and without a change', async () => {
    const receipt = await host(hana);
    const elsewhere = { ...hana, store: table.otherProcess().stranger().store };
    const owed = async () => {
      const [{ totals, debts }, again, there] = [
        await readOwedToMe(hana),
        await readOwedToMe(hana),
        await readOwedToMe(elsewhere),
      ];
      expect([again, there]).toEqual([
        { totals, debts },
        { totals, debts },
      ]);
      return [totals[0]?.cents, debts.length];
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

describe('the debts of a diner', () => {
  it('are the account’s unpaid claims on other hosts’ receipts, by receipt, the oldest first', async () => {
    const [first, second] = [await host(hana, { hostName: 'Hana' }), await host(hana)];
    const { claim: later } = await claim(ben, { on: second });
    const { claim: old } = await claim(ben, { on: first, claimerName: 'Mia' });
    await claim(ben, { on: first });
    await claim(ben, { on: await host(ben) });
    expect(later.createdAt).toBe(old.createdAt);
    table.setTime(new Date(NOON.getTime() - MINUTE_MS));
    await claim(ben, { on: first });
    const { debts, totals } = await readIOwe(ben);
    expect(debts).toMatchObject([
      { name: 'Hana', amountCents: 3000, receipt: { id: first.id }, since: '2026-11-21T11:59:00.000Z' },
      { amountCents: 1000, receipt: { id: second.id } },
    ]);
    expect(totals).toEqual([usd(4000)]);
    await payClaims(ben, { receiptId: first.id, method: 'cash' });
    expect((await readIOwe(ben)).totals).toEqual([usd(1000)]);
    await close(hana, second);
    expect(await readIOwe(ben)).toEqual({ debts: [], totals: [usd(0)] });
  });
});

describe('the spending of an account', () => {
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
    expect(await readSpending(ben, { months: 3 })).toEqual([
      {
        currency: 'USD',
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
      },
    ]);
    expect(await readSpending(ben, { months: 1 })).toMatchObject([{ totalCents: 1000 }]);
  });

  it('counts a meal that is tomorrow, and in another month, for today', async () => {
    table.setTime(new Date('2026-12-31T23:00:00Z'));
    const items = [{ name: 'Nachos', price: '10.00' }];
    const { receipt } = await createReceipt(hana, { date: '2027-01-01', items });
    await claim(ben, { on: receipt });
    const [spending] = await readSpending(ben, { months: 12 });
    expect(spending?.byMonth).toHaveLength(12);
    expect(spending?.byMonth.at(-1)).toEqual({ month: '2026-12', amountCents: 1000 });
  });

  it('names the ten largest restaurants', () => {
    const meals = Array.from({ length: 14 }, (_, index) => ({
      month: '2026-11',
      restaurantName: `R${index}`,
      meals: 1,
      amountCents: index,
    }));
    const { byRestaurant, totalCents } = addUp({ currency: 'USD', meals, months: ['2026-11'] });
    expect(byRestaurant.map(({ amountCents }) => amountCents)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(totalCents).toBe(91);
  });
});

describe('a viewer without a login', () => {
  it('has no history, even as a guest with receipts and claims', async () => {
    const guest = table.hostOf(await table.newReceipt());
    const history = [
      () => receiptStats(guest),
      () => readOwedToMe(guest),
      () => readIOwe(guest),
      () => readSpending(guest, { months: 12 }),
    ];
    for (const read of history) await expect((async () => read())()).rejects.toBeInstanceOf(NotSignedIn);
  });
});
