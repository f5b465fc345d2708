import { readCsvText } from '@fairtab/domain/books/csvText';
import { RECEIPT_COLUMNS } from '@fairtab/domain/books/receiptRows';
import { SUMMARY_COLUMNS } from '@fairtab/domain/books/summaryRows';
import { summariseBusiness } from '@fairtab/domain/books/businessSummary';
import { itemOf, receiptOf } from '@fairtab/domain/testing/bills';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { receiptsCsv, summaryCsv } from './csv';

const readCsv = (file: string): Record<string, string>[] => parse(file, { columns: true, bom: true });

/** What breaks a careless writer: quotes, separators, line breaks, formulas, other scripts and emoji. */
const names = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('"', ',', ';', '\n', '\r\n', '=', '+', '-', '@', "'", '\t', 'é', '日', '👩‍👧', 'a'))
    .map((parts) => parts.join('')),
);

describe('receipts as CSV', () => {
  it('are read back by another program as they were, whatever people typed', async () => {
    await fc.assert(
      fc.asyncProperty(names, names, names, async (restaurantName, name, attendees) => {
        const receipt = receiptOf({ restaurantName, items: [itemOf({ name, priceCents: 1234, quantity: 2 })] });
        const note = { label: '', project: '', attendees };
        const [row, ...others] = readCsv(await text(receiptsCsv([{ receipt, number: 3, note }])));
        expect(others).toEqual([]);
        expect([row?.['restaurant'], row?.['item'], row?.['attendees']].map((cell) => readCsvText(cell ?? ''))).toEqual(
          [restaurantName, name, attendees],
        );
        expect(row).toMatchObject({ receipt: '3', line_total: '24.68', quantity: '2', date: receipt.date });
      }),
    );
  });

  it('begin with the mark of UTF-8 and the names of the columns, and end every row with CRLF', async () => {
    const file = await text(receiptsCsv([]));
    // Reading as text takes the mark away.
    const { value: first } = await receiptsCsv([]).next();
    expect(first).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(file).toBe(`${RECEIPT_COLUMNS.join(',')}\r\n`);
  });

  it('keep a formula that somebody typed from being one', async () => {
    const receipt = receiptOf({ restaurantName: '=HYPERLINK("https://evil.example","Click")' });
    const file = await text(receiptsCsv([{ receipt, number: 1, note: null }]));
    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")"`);
  });
});

describe('a summary as CSV', () => {
  it('has the receipts, and the totals that they add up to', async () => {
    const spent = {
      currency: 'EUR',
      taxCents: 100,
      tipCents: 200,
      feesCents: 0,
      discountCents: 0,
      totalCents: 1300,
      paidBackCents: 650,
    };
    const summaries = summariseBusiness([
      { ...spent, month: '2026-11', label: '@team', restaurantName: 'Bistro', receipts: 1 },
    ]);
    const note = { label: '@team', project: 'Apollo', attendees: 'Ana' };
    const receipt = {
      ...spent,
      ...note,
      receipts: 1,
      subtotalCents: 1000,
      date: '2026-11-20',
      restaurantName: 'Bistro',
    };
    const file = await text(summaryCsv({ summaries, receipts: [[receipt]] }));
    expect(file.split('\r\n')[0]).toBe(SUMMARY_COLUMNS.join(','));
    const rows = readCsv(file);
    expect(rows.map(({ row, name, total, tip, own_cost: own }) => [row, name, total, tip, own])).toEqual([
      ['receipt', '', '13.00', '2.00', '6.50'],
      ['month', '2026-11', '13.00', '2.00', '6.50'],
      ['label', "'@team", '13.00', '2.00', '6.50'],
      ['restaurant', 'Bistro', '13.00', '2.00', '6.50'],
      ['total', '', '13.00', '2.00', '6.50'],
    ]);
    expect(rows[0]).toMatchObject({ label: "'@team", project: 'Apollo', attendees: 'Ana', date: '2026-11-20' });
  });
});
