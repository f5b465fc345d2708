import type { BusinessSummary } from '@fairtab/domain/books/businessSummary';
import { CSV_DELIMITERS, csvNumber, type CsvDialect } from '@fairtab/domain/books/csvDialect';
import { RECEIPT_COLUMNS, RECEIPT_NUMBERS, receiptRows, type BookedReceipt } from '@fairtab/domain/books/receiptRows';
import {
  spentReceiptRow,
  SUMMARY_COLUMNS,
  SUMMARY_NUMBERS,
  totalsRows,
  type SpentReceipt,
} from '@fairtab/domain/books/summaryRows';
import { stringify } from 'csv-stringify/sync';

/** So that a spreadsheet reads the file as UTF-8. Readers of RFC 4180 skip it as what it is. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One part of a CSV file (RFC 4180 but for the delimiter, UTF-8). Cells come from the domain, which keeps them from being formulas. */
export function csvPart(rows: readonly (readonly string[])[], dialect: CsvDialect): Uint8Array {
  const delimiter = CSV_DELIMITERS[dialect];
  // By itself it leaves a line feed bare where rows end with CRLF, and readers that guess the end of a row take it for one.
  return Buffer.from(stringify([...rows], { record_delimiter: 'windows', delimiter, quoted_match: /[\r\n]/ }));
}

/**
 * A CSV file with one header, row by row.
 * @param numbers the columns whose decimals the dialect writes.
 * @param batches the rows in parts; only one part is in memory at a time.
 */
async function* csvFile({
  columns,
  numbers,
  dialect,
  batches,
}: {
  columns: readonly string[];
  numbers: ReadonlySet<string>;
  dialect: CsvDialect;
  batches: AsyncIterable<readonly (readonly string[])[]> | Iterable<readonly (readonly string[])[]>;
}): AsyncGenerator<Uint8Array> {
  const areNumbers = columns.map((column) => numbers.has(column));
  const inDialect = (row: readonly string[]) =>
    row.map((cell, index) => (areNumbers[index] ? csvNumber(cell, dialect) : cell));
  yield Buffer.from(BYTE_ORDER_MARK);
  yield csvPart([columns], dialect);
  for await (const rows of batches) if (rows.length > 0) yield csvPart(rows.map(inDialect), dialect);
}

/** Receipts as CSV: a row for each line, and below it one for each claim on it. */
export function receiptsCsv(
  receipts: AsyncIterable<BookedReceipt> | Iterable<BookedReceipt>,
  dialect: CsvDialect,
): AsyncGenerator<Uint8Array> {
  return csvFile({ columns: RECEIPT_COLUMNS, numbers: RECEIPT_NUMBERS, dialect, batches: rowsOf(receipts) });
}

async function* rowsOf(
  receipts: AsyncIterable<BookedReceipt> | Iterable<BookedReceipt>,
): AsyncGenerator<readonly (readonly string[])[]> {
  for await (const booked of receipts) yield receiptRows(booked);
}

/** A summary as CSV: a row for each receipt, and below them the totals. */
export function summaryCsv({
  summaries,
  receipts,
  dialect,
}: {
  summaries: readonly BusinessSummary[];
  receipts: AsyncIterable<readonly SpentReceipt[]> | Iterable<readonly SpentReceipt[]>;
  dialect: CsvDialect;
}): AsyncGenerator<Uint8Array> {
  async function* batches(): AsyncGenerator<readonly (readonly string[])[]> {
    for await (const some of receipts) yield some.map(spentReceiptRow);
    for (const summary of summaries) yield totalsRows(summary);
  }
  return csvFile({ columns: SUMMARY_COLUMNS, numbers: SUMMARY_NUMBERS, dialect, batches: batches() });
}
