import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from '../numbers/parseMoney';
import { summarise } from '../summaries';
import { itemOf, randomReceipt, receiptOf, seeds } from '../testing/bills';
import { Random } from '../testing/random';
import { Table } from '../testing/Table';
import { RECEIPT_COLUMNS, receiptRows, type ReceiptColumn } from './receiptRows';

type Row = Readonly<Record<ReceiptColumn, string>>;

function rowsOf(booked: Parameters<typeof receiptRows>[0]): Row[] {
  return receiptRows(booked).map(
    (cells) => Object.fromEntries(RECEIPT_COLUMNS.map((column, index) => [column, cells[index] ?? ''])) as Row,
  );
}

const sum = (rows: readonly Row[], column: ReceiptColumn): number =>
  rows.reduce((total, row) => total + (parseMoney(row[column], 'USD') ?? NaN), 0);

/** A bill on which some dishes were claimed, some of them paid, and a claim given back. */
function tableOf(seed: number): Table {
  const random = new Random(seed);
  const table = new Table(randomReceipt(random, random.int(1, 6)));
  for (const item of table.state.items) {
    const claim = table.claim(item, { units: random.int(1, item.quantity), splitCount: random.pick([1, 2, 3, 7]) });
    if (!claim) continue;
    if (random.chance(0.3)) table.pay(claim);
    else if (random.chance(0.2)) table.unclaim(claim);
  }
  return table;
}

describe('the rows of a receipt', () => {
  it('have what was asked for with a dish beside its name, as a text that no spreadsheet runs', () => {
    const receipt = receiptOf({ items: [itemOf({ note: '=No onions' }), itemOf({ id: 'other' })] });
    const rows = rowsOf({ receipt, number: 1, note: null });
    expect(rows.map(({ item, item_note: note }) => [item, note])).toEqual([
      ['Nachos', "'=No onions"],
      ['Nachos', ''],
    ]);
  });

  it('add up to the receipt to the cent, by line, by claim and by part', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state } = tableOf(seed);
        const summary = summarise(state);
        const rows = rowsOf({ receipt: state, number: 1, note: null });
        const [lines, claims] = [rows.filter(({ row }) => row === 'line'), rows.filter(({ row }) => row === 'claim')];
        expect(sum(lines, 'amount')).toBe(summary.ruler.length);
        expect(sum(lines, 'line_total') - sum(lines, 'line_discount') + sum(lines, 'extras')).toBe(
          summary.ruler.length,
        );
        expect(sum(claims, 'amount')).toBe(summary.claimedCents);
        expect(sum(lines, 'unclaimed')).toBe(summary.unclaimedCents);
        expect(sum(claims, 'amount') + sum(lines, 'unclaimed')).toBe(sum(lines, 'amount'));
        const paid = claims.filter(({ status }) => status === 'paid');
        expect(sum(paid, 'amount')).toBe(summary.paidCents);
        for (const row of rows) {
          const taxes = ['receipt_tax', 'receipt_alcohol_tax'] as const;
          const parts = ['receipt_subtotal', ...taxes, 'receipt_tip', 'receipt_fees'] as const;
          const whole = parts.reduce((total, column) => total + sum([row], column), 0) - sum([row], 'receipt_discount');
          expect(whole).toBe(sum([row], 'receipt_total'));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('have the note only where there is one, and never the id, which is the link', () => {
    const receipt = receiptOf({ id: 'the-link', items: [itemOf({ name: '=1+1' })] });
    const note = { label: 'Team lunch', project: '+Apollo', attendees: 'Ana, Ben' };
    expect(rowsOf({ receipt, number: 7, note })).toMatchObject([
      { receipt: '7', label: 'Team lunch', project: "'+Apollo", attendees: 'Ana, Ben', item: "'=1+1", row: 'line' },
    ]);
    expect(JSON.stringify(receiptRows({ receipt, number: 7, note: null }))).not.toMatch(/the-link|Apollo/);
  });

  it('say how and when a claim was paid, and leave out what was cancelled', () => {
    const table = new Table(receiptOf({ items: [itemOf({ quantity: 2 })] }));
    const [item = itemOf()] = table.state.items;
    const [paid, cancelled] = [1, 2].map(() => table.claim(item, { units: 1, splitCount: 1 }));
    if (!paid || !cancelled) throw new Error('Both are free');
    table.pay(paid);
    table.cancel(cancelled);
    const claims = rowsOf({ receipt: table.state, number: 1, note: null }).filter(({ row }) => row === 'claim');
    expect(claims).toMatchObject([{ person: paid.claimerName, status: 'paid', payment_status: 'reported' }]);
    expect(claims[0]?.paid_at).toMatch(/^2026-11-20T/);
  });

  it('have what rounding in cash gave the host or took, once for each payment', () => {
    const table = new Table(receiptOf({ currency: 'CHF', items: [itemOf({ quantity: 3, priceCents: 411 })] }));
    const [item = itemOf()] = table.state.items;
    const paid = [1, 2].map(() => table.claim(item, { units: 1, splitCount: 1 }));
    for (const claim of paid) if (claim) table.pay(claim);
    const [first, second] = table.state.payments;
    if (!first || !second) throw new Error('Both are paid');
    const together = {
      ...table.state,
      claims: table.state.claims.map((claim) => ({ ...claim, paymentId: first.id })),
      payments: [{ ...first, amountCents: 822, cashCents: 820 }],
    };
    const roundings = (receipt: typeof table.state) =>
      rowsOf({ receipt, number: 1, note: null }).map((row) => row.cash_rounding);
    expect(roundings(together)).toEqual(['', '-0.02', '']);
    const apart = { ...table.state, payments: [{ ...first, cashCents: 410 }, second] };
    expect(roundings(apart)).toEqual(['', '-0.01', '']);
    expect(roundings(table.state)).toEqual(['', '', '']);
  });

  it('have the second currency with its rate and day, and what each amount is about, only where there is one', () => {
    const table = new Table(receiptOf({ items: [itemOf({ priceCents: 1000 })] }));
    const [item = itemOf()] = table.state.items;
    table.claim(item, { units: 1, splitCount: 4 });
    const exchangeRate = { currency: 'JPY', baseCurrency: 'USD', rate: '150.5', date: '2026-11-20' };
    const rows = rowsOf({ receipt: { ...table.state, exchangeRate }, number: 1, note: null });
    expect(rows.map(({ row }) => row)).toEqual(['line', 'claim']);
    for (const row of rows) {
      expect(row).toMatchObject({
        second_currency: 'JPY',
        exchange_rate: '150.5',
        exchange_rate_base: 'USD',
        exchange_rate_date: '2026-11-20',
        about_receipt_total: String(Math.round(Number(row.receipt_total) * 150.5)),
        about_amount: String(Math.round(Number(row.amount) * 150.5)),
      });
    }
    const alone = rowsOf({ receipt: table.state, number: 1, note: null });
    expect(alone.map((row) => [row.second_currency, row.exchange_rate, row.about_amount].join(''))).toEqual(['', '']);
  });
});
