import { randomUUID } from 'node:crypto';
import { isSettledReceipt } from '@fairtab/domain/owed';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { listCounterparties } from '../money/counterparties/counterparties';
import { receiptsBetween } from '../money/counterparties/receiptsBetween';
import { AmountMismatch, Conflict, InvalidInput, NotFound } from '../platform/errors';
import { lastCurrency, receiptStats } from '../money/history/receiptStats';
import { readIOwe } from '../money/history/readIOwe';
import { readOwedToMe } from '../money/history/readOwedToMe';
import { readSpending } from '../money/history/spending';
import { payClaims } from './payments/payClaims';
import { payPerson } from '../money/settling/settlePerson';
import { newAccount } from '../testing/browsers';
import { tableForTests } from '../testing/tableForTests';
import { claim, host as makeReceipt, NOON } from '../testing/history';
import { addItem } from './addItem';
import { editReceipt } from './editReceipt';

const { database, table } = await tableForTests();
let hana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  hana = await (await newAccount(table)).browser.context();
  ben = await (await newAccount(table)).browser.context();
});

const host = (input: object = {}) => makeReceipt(hana, { table, ...input });
const inYen = { currency: 'JPY', items: [{ name: 'Nachos', price: '1200', quantity: 3 }] };
const EVERYBODY = { search: '', after: null, before: null, isInverted: false, limit: 9 };

describe('the currency of a receipt', () => {
  it('is dollars unless the host chooses another, and all amounts are read in it', async () => {
    expect((await host()).currency).toBe('USD');
    const receipt = await host({
      ...inYen,
      tip: '300',
      payTo: [{ method: 'venmo', handle: '@hana-h' }, { method: 'cash' }],
    });
    expect(receipt).toMatchObject({ currency: 'JPY', tipCents: 300, totalCents: 3900 });
    expect(receipt.payTo.map(({ method }) => method)).toEqual(['cash']);
    const dinars = await host({ currency: 'kwd', items: [{ name: 'Nachos', price: '1.005' }] });
    expect(dinars).toMatchObject({ currency: 'KWD', totalCents: 1005 });
    for (const input of [{ ...inYen, tip: '0.50' }, { currency: 'XXX' }, { currency: 7 }])
      await expect(host(input)).rejects.toBeInstanceOf(InvalidInput);
  });

  it('is that of what a diner sees and pays, to the unit', async () => {
    const receipt = await host({ ...inYen, tip: '300' });
    await expect(claim(ben, { on: receipt, expectedAmount: '1302' })).rejects.toBeInstanceOf(AmountMismatch);
    await expect(claim(ben, { on: receipt, expectedAmount: '1300.50' })).rejects.toBeInstanceOf(InvalidInput);
    const { claim: made } = await claim(ben, { on: receipt, expectedAmount: '1300' });
    expect(made.amountCents).toBe(1300);
    const { receipt: paid } = await payClaims(ben, { receiptId: receipt.id, method: 'paypal', expectedAmount: '1300' });
    expect(paid.payments).toMatchObject([{ amountCents: 1300 }]);
    const trail = await database.db.prisma.change.findMany({ where: { receiptId: receipt.id } });
    expect(trail.map(({ summary }) => summary).join('\n')).toContain('Ben paid ¥1,300 by PayPal');
    const { receipt: longer } = await addItem(hana, { receiptId: receipt.id, name: 'Tea', price: '450' });
    expect(longer.totalCents).toBe(4350);
    await expect(addItem(hana, { receiptId: receipt.id, name: 'Tea', price: '4.50' })).rejects.toBeInstanceOf(
      InvalidInput,
    );
  });

  it('changes by an edit of its host as long as nothing is paid, in the database too', async () => {
    const receipt = await host();
    await claim(ben, { on: receipt });
    const input = { receiptId: receipt.id, currency: 'KWD', idempotencyKey: randomUUID() };
    await expect(editReceipt(ben, input)).rejects.toBeInstanceOf(NotFound);
    const { receipt: edited } = await editReceipt(hana, input);
    expect(edited).toMatchObject({ currency: 'KWD', totalCents: 30_000, claims: [{ amountCents: 10_000 }] });
    expect((await editReceipt(hana, input)).receipt.version).toBe(edited.version);
    expect(await table.otherProcess().stranger().store.load(receipt.id)).toEqual(edited);
    await payClaims(ben, { receiptId: receipt.id, method: 'cash' });
    await expect(editReceipt(hana, { receiptId: receipt.id, currency: 'EUR' })).rejects.toBeInstanceOf(Conflict);
    const force = () => database.db.pool.query(`UPDATE receipt SET currency = 'EUR' WHERE id = $1`, [receipt.id]);
    await expect(force()).rejects.toThrow(/has payments in KWD/);
  });

  it('of the latest receipt is what the next one begins with', async () => {
    expect(await lastCurrency(hana)).toBe('USD');
    await host(inYen);
    expect(await lastCurrency(hana)).toBe('JPY');
  });
});

describe('receipts in two currencies', () => {
  it('are never added up', async () => {
    const [dollars, yen] = [await host(), await host(inYen)];
    await claim(ben, { on: dollars });
    await claim(ben, { on: yen });
    const sums = [
      { currency: 'JPY', cents: 1200 },
      { currency: 'USD', cents: 1000 },
    ];
    expect((await readOwedToMe(hana)).totals).toEqual(sums);
    expect((await readIOwe(ben)).totals).toEqual(sums);
    expect((await receiptStats(hana)).totals).toEqual([
      { currency: 'JPY', cents: 3600 },
      { currency: 'USD', cents: 3000 },
    ]);
    const spending = await readSpending(ben, { months: 2 });
    expect(new Map(spending.map(({ currency, totalCents }) => [currency, totalCents]))).toEqual(
      new Map([
        ['JPY', 1200],
        ['USD', 1000],
      ]),
    );
  });

  it('make somebody two people to settle with, each with the receipts of one currency', async () => {
    const [dollars, yen] = [await host(), await host(inYen)];
    await claim(ben, { on: dollars });
    await claim(ben, { on: yen });
    const people = await listCounterparties(ben, EVERYBODY);
    expect(people).toMatchObject([
      { currency: 'JPY', iOweCents: 1200, receiptCount: 1 },
      { currency: 'USD', iOweCents: 1000, receiptCount: 1 },
    ]);
    const [inJpy, inUsd] = people;
    if (!inJpy || !inUsd) throw new Error('Nobody was found');
    expect(inJpy.key).not.toBe(inUsd.key);
    expect((await receiptsBetween(ben, inJpy)).map(({ receipt }) => receipt.id)).toEqual([yen.id]);
    const both = [
      { receiptId: dollars.id, expectedAmount: '10.00' },
      { receiptId: yen.id, expectedAmount: '1200' },
    ];
    await expect(payPerson(ben, { personId: inJpy.key, receipts: both, method: 'cash' })).rejects.toBeInstanceOf(
      NotFound,
    );
    const { person } = await payPerson(ben, {
      personId: inJpy.key,
      receipts: [{ receiptId: yen.id, expectedAmount: '1200' }],
      method: 'cash',
    });
    expect(person).toMatchObject({ currency: 'JPY', iOweCents: 0, reportedCents: 1200 });
  });
});

describe('cash that is rounded to coins', () => {
  const inFrancs = { currency: 'CHF', items: [{ name: 'Nachos', price: '12.32', quantity: 1 }] };

  it('pays a part in full: it is kept, shown to others, and nothing of it is asked for any more', async () => {
    const receipt = await host(inFrancs);
    await claim(ben, { on: receipt });
    const { receipt: paid } = await payClaims(ben, { receiptId: receipt.id, method: 'cash', cashAmount: '12.30' });
    expect(paid.payments).toMatchObject([{ amountCents: 1232, cashCents: 1230 }]);
    expect(await table.otherProcess().stranger().store.load(receipt.id)).toEqual(paid);
    expect(isSettledReceipt(paid)).toBe(true);
  });

  it('is refused in another sum, by another way and in another currency, and nothing is paid then', async () => {
    const receipt = await host(inFrancs);
    await claim(ben, { on: receipt });
    const pay = (input: object) => payClaims(ben, { receiptId: receipt.id, method: 'cash', ...input });
    await expect(pay({ cashAmount: '12.25' })).rejects.toBeInstanceOf(AmountMismatch);
    await expect(pay({ cashAmount: '12.30', method: 'bank' })).rejects.toBeInstanceOf(InvalidInput);
    await expect(pay({ cashAmount: 'twelve' })).rejects.toBeInstanceOf(InvalidInput);
    await expect(pay({ cashAmount: '-12.30' })).rejects.toBeInstanceOf(InvalidInput);
    const inDollars = await host({ items: [{ name: 'Nachos', price: '12.32', quantity: 1 }] });
    await claim(ben, { on: inDollars });
    await expect(
      payClaims(ben, { receiptId: inDollars.id, method: 'cash', cashAmount: '12.30' }),
    ).rejects.toBeInstanceOf(AmountMismatch);
    for (const { id } of [receipt, inDollars])
      expect((await table.otherProcess().stranger().store.load(id))?.payments).toEqual([]);
  });
});
