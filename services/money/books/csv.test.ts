import { readCsvText } from '@fairtab/domain/books/csvText';
import { CSV_DELIMITERS, csvNumber, type CsvDialect } from '@fairtab/domain/books/csvDialect';
import { RECEIPT_COLUMNS, RECEIPT_NUMBERS, receiptRows } from '@fairtab/domain/books/receiptRows';
import { SUMMARY_COLUMNS, SUMMARY_NUMBERS } from '@fairtab/domain/books/summaryRows';
import { summariseBusiness } from '@fairtab/domain/books/businessSummary';
import { itemOf, receiptOf } from '@fairtab/domain/testing/bills';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { receiptsCsv, summaryCsv } from './csv';

const readCsv = (file: string, dialect: CsvDialect = 'comma'): Record<string, string>[] =>
  parse(file, { columns: true, bom: true, delimiter: CSV_DELIMITERS[dialect] });
/** A row as it is read where the comma is the decimal sign. */
const withPoints = (row: Record<string, string>, numbers: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [column, numbers.has(column) ? cell.replace(',', '.') : cell]),
  );

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
        const [row, ...others] = readCsv(await text(receiptsCsv([{ receipt, number: 3, note }], 'comma')));
        expect(others).toEqual([]);
        expect([row?.['restaurant'], row?.['item'], row?.['attendees']].map((cell) => readCsvText(cell ?? ''))).toEqual(
          [restaurantName, name, attendees],
        );
        expect(row).toMatchObject({ receipt: '3', line_total: '24.68', quantity: '2', date: receipt.date });
      }),
    );
  });

  it('begin with the mark of UTF-8 and the names of the columns, and end every row with CRLF', async () => {
    const file = await text(receiptsCsv([], 'comma'));
    // Reading as text takes the mark away.
    const { value: first } = await receiptsCsv([], 'comma').next();
    expect(first).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(file).toBe(`${RECEIPT_COLUMNS.join(',')}\r\n`);
  });

  it('have semicolons and decimal commas where the reader wants them, and the same in every cell', async () => {
    await fc.assert(
      fc.asyncProperty(names, names, fc.integer({ min: -99_999, max: 99_999 }), async (restaurantName, name, cents) => {
        const item = itemOf({ name, priceCents: cents, quantity: 2 });
        const receipt = receiptOf({ restaurantName, items: [item], serviceChargePercent: 18 });
        const booked = { receipt, number: 3, note: { label: '1.50', project: '1,50', attendees: 'A; B' } };
        const file = await text(receiptsCsv([booked], 'semicolon'));
        const [row] = readCsv(file, 'semicolon');
        expect(withPoints(row ?? {}, RECEIPT_NUMBERS)).toEqual(readCsv(await text(receiptsCsv([booked], 'comma')))[0]);
        expect(row).toMatchObject({ unit_price: csvNumber((cents / 100).toFixed(2), 'semicolon'), label: '1.50' });
      }),
    );
    const { value: first } = await receiptsCsv([], 'semicolon').next();
    expect(first).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it('have no number with a decimal point beside those that a dialect writes', () => {
    const items = [itemOf({ priceCents: 1234, quantity: 2, discountCents: 5 })];
    const [row = []] = receiptRows({ receipt: receiptOf({ items, serviceChargePercent: 18 }), number: 1, note: null });
    const points = RECEIPT_COLUMNS.filter((_, index) => /\d\.\d/.test(row[index] ?? ''));
    expect(points.length).toBeGreaterThan(10);
    expect(points.filter((column) => !RECEIPT_NUMBERS.has(column))).toEqual([]);
  });

  it('keep a formula that somebody typed from being one', async () => {
    const receipt = receiptOf({ restaurantName: '=HYPERLINK("https://evil.example","Click")' });
    const file = await text(receiptsCsv([{ receipt, number: 1, note: null }], 'comma'));
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
    const file = await text(summaryCsv({ summaries, receipts: [[receipt]], dialect: 'comma' }));
    expect(file.split('\r\n')[0]).toBe(SUMMARY_COLUMNS.join(','));
    const rows = readCsv(file);
    expect(rows.map(({ row, name, total, tip, own_cost: own }) => [row, name, total, tip, own])).toEqual([
      ['receipt', '', '13.00', '2.00', '6.50'],
      ['month', '2026-11', '13.00', '2.00', '6.50'],
      ['label', "'@team", '13.00', '2.00', '6.50'],
      ['restaurant', 'Bistro', '13.00', '2.00', '6.50'],
      ['total', '', '13.00', '2.00', '6.50'],
    ]);
    const inSemicolons = await text(summaryCsv({ summaries, receipts: [[receipt]], dialect: 'semicolon' }));
    expect(inSemicolons).toContain(';13,00;');
    expect(readCsv(inSemicolons, 'semicolon').map((row) => withPoints(row, SUMMARY_NUMBERS))).toEqual(rows);
    expect(rows[0]).toMatchObject({ label: "'@team", project: 'Apollo', attendees: 'Ana', date: '2026-11-20' });
  });
});
