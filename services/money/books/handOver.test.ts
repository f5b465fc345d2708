import { text } from 'node:stream/consumers';
import { readCsvText } from '@fairtab/domain/books/csvText';
import { decimalsOf } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { itemOf, receiptOf } from '@fairtab/domain/testing/bills';
import { Table } from '@fairtab/domain/testing/Table';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOverFile, type ExpenseApp } from './handOver';

/** An expense as programs read it that import such files. */
interface ReadExpense {
  readonly title: string;
  readonly date: string;
  readonly cost: number;
  readonly payer: string;
  /** What each of those who had something had, in minor units. */
  readonly had: Readonly<Record<string, number>>;
  readonly isPayback: boolean;
}

/** Splitwise's own form: five columns, then one for each person, which is what was paid minus what was had. The payer is above zero. */
function readSplitwise(file: string, currency: string): ReadExpense[] {
  const [header = [], ...rows]: string[][] = parse(file);
  expect(header.slice(0, 5)).toEqual(['Date', 'Description', 'Category', 'Cost', 'Currency']);
  const people = header.slice(5).map(readCsvText);
  const units = (cell = '') => {
    const [, decimals = ''] = cell.split('.');
    expect(decimals).toHaveLength(decimalsOf(currency));
    return Math.round(Number(cell) * 10 ** decimalsOf(currency));
  };
  const totals = people.map(() => 0);
  const expenses = rows.slice(0, -1).map(([date = '', title = '', category, cost, code, ...cells]): ReadExpense => {
    const balances = cells.map(units);
    balances.forEach((balance, index) => totals.splice(index, 1, (totals[index] ?? 0) + balance));
    expect([code, balances.length, balances.reduce((sum, balance) => sum + balance, 0)]).toEqual([
      currency,
      people.length,
      0,
    ]);
    const costUnits = units(cost);
    const payers = balances.flatMap((balance, index) => (balance > 0 ? [index] : []));
    expect(payers).toHaveLength(1);
    const [payer = -1] = payers;
    const had = balances.map((balance, index) => (index === payer ? costUnits : 0) - balance);
    return {
      title: readCsvText(title),
      date,
      cost: costUnits,
      payer: people[payer] ?? '',
      had: Object.fromEntries(people.flatMap((name, index) => (had[index] ? [[name, had[index]]] : []))),
      isPayback: category === 'Payment',
    };
  });
  const [, title, category, cost, , ...cells] = rows.at(-1) ?? [];
  expect([title, category, cost, cells.map(units)]).toEqual(['Total balance', ' ', ' ', totals]);
  return expenses;
}

/** Spliit's export: people and expenses refer to each other by ids, and shares by amount are in minor units. */
function readSpliit(file: string, currency: string): ReadExpense[] {
  const group = JSON.parse(file) as {
    currency: string;
    currencyCode: string;
    participants: { id: string; name: string }[];
    expenses: {
      title: string;
      expenseDate: string;
      amount: number;
      paidById: string;
      paidFor: { participantId: string; shares: number }[];
      splitMode: string;
      isReimbursement: boolean;
    }[];
  };
  expect([group.currency, group.currencyCode]).toEqual([currency, currency]);
  const names = new Map(group.participants.map(({ id, name }) => [id, name]));
  expect(names.size).toBe(group.participants.length);
  return group.expenses.map(({ title, expenseDate, amount, paidById, paidFor, splitMode, isReimbursement }) => {
    expect([splitMode, paidFor.reduce((sum, { shares }) => sum + shares, 0)]).toEqual(['BY_AMOUNT', amount]);
    return {
      title,
      date: new Date(expenseDate).toISOString().slice(0, 10),
      cost: amount,
      payer: names.get(paidById) ?? '',
      had: Object.fromEntries(paidFor.map(({ participantId, shares }) => [names.get(participantId) ?? '', shares])),
      isPayback: isReimbursement,
    };
  });
}

const READERS = { splitwise: readSplitwise, spliit: readSpliit } as const;

async function readBack(app: ExpenseApp, receipt: ReceiptState): Promise<ReadExpense[]> {
  return READERS[app](await text(handOverFile(receipt, app).bytes), receipt.currency);
}

/** What breaks a careless writer: quotes, separators, line breaks, formulas, other scripts. */
const names = fc
  .array(fc.constantFrom('"', ',', ';', '\n', '\r\n', '=', '+', '-', '@', "'", '\t', 'é', '日', '👩‍👧', 'a'), {
    minLength: 1,
  })
  .map((parts) => parts.join(''));

/** Three people share a bill that is not to be divided by three, and the first of them has paid. */
function paidTable(parts: Partial<ReceiptState> = {}): ReceiptState {
  const table = new Table(receiptOf({ items: [itemOf({ priceCents: 10_000, splitWith: 3 })], ...parts }));
  const [item = itemOf()] = table.state.items;
  const [first] = [1, 2].map(() => table.claim(item, { units: 1, splitCount: 3 }));
  if (!first) throw new Error('It is free');
  table.pay(first);
  return table.state;
}

describe.each(['splitwise', 'spliit'] as const)('a receipt as a file for %s', (app) => {
  it.each(['USD', 'JPY', 'KWD'])('is read back to the minor unit in %s', async (currency) => {
    const bistro = { title: 'Bistro', date: '2026-11-20', payer: 'Hana' };
    expect(await readBack(app, paidTable({ currency }))).toEqual([
      { ...bistro, cost: 10_000, had: { Hana: 3333, 'Diner 1': 3333, 'Diner 2': 3334 }, isPayback: false },
      {
        title: 'Diner 1 paid Hana',
        date: '2026-11-20',
        cost: 3333,
        payer: 'Diner 1',
        had: { Hana: 3333 },
        isPayback: true,
      },
    ]);
  });

  it('keeps what people are called and where they were, whatever they typed', async () => {
    await fc.assert(
      fc.asyncProperty(names, names, async (restaurantName, claimerName) => {
        const { claims, ...receipt } = paidTable({ restaurantName });
        const renamed = claims.map((claim, index) => (index === 0 ? { ...claim, claimerName } : claim));
        const [bill] = await readBack(app, { ...receipt, claims: renamed });
        expect(bill?.title).toBe(restaurantName);
        expect(Object.keys(bill?.had ?? {}).sort()).toEqual(['Hana', claimerName, 'Diner 2'].sort());
      }),
    );
  });

  it('has neither the link of the receipt nor the ways that people pay', async () => {
    const payTo = [{ method: 'venmo' as const, handle: 'sealed-handle' }];
    const file = await text(handOverFile(paidTable({ id: 'the-secret-link', payTo }), app).bytes);
    expect(file).not.toMatch(/the-secret-link|sealed-handle|cash/);
  });

  it('is named after the app and the restaurant', () => {
    expect(handOverFile(receiptOf({ restaurantName: 'Casa Nacho' }), app).name).toBe(
      `fairtab-${app}-casa-nacho-2026-11-20.${app === 'splitwise' ? 'csv' : 'json'}`,
    );
  });
});
