import type { BusinessSummary } from '@fairtab/domain/books/businessSummary';
import { RECEIPT_COLUMNS, receiptRows, type BookedReceipt } from '@fairtab/domain/books/receiptRows';
import { spentReceiptRow, SUMMARY_COLUMNS, totalsRows, type SpentReceipt } from '@fairtab/domain/books/summaryRows';
import { stringify } from 'csv-stringify/sync';

/** So that a spreadsheet reads the file as UTF-8. Readers of RFC 4180 skip it as what it is. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One part of a CSV file (RFC 4180, UTF-8). Cells come from the domain, which keeps them from being formulas. */
function csvPart(rows: readonly (readonly string[])[]): Uint8Array {
  return Buffer.from(stringify([...rows], { record_delimiter: 'windows' }));
}

/** A CSV file with one header, row by row. @param batches the rows in parts; only one part is in memory at a time. */
async function* csvFile({
  columns,
  batches,
}: {
  columns: readonly string[];
  batches: AsyncIterable<readonly (readonly string[])[]> | Iterable<readonly (readonly string[])[]>;
}): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK);
  yield csvPart([columns]);
  for await (const rows of batches) if (rows.length > 0) yield csvPart(rows);
}

/** Receipts as CSV: a row for each line, and below it one for each claim on it. */
export function receiptsCsv(
  receipts: AsyncIterable<BookedReceipt> | Iterable<BookedReceipt>,
): AsyncGenerator<Uint8Array> {
  return csvFile({ columns: RECEIPT_COLUMNS, batches: rowsOf(receipts) });
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
}: {
  summaries: readonly BusinessSummary[];
  receipts: AsyncIterable<readonly SpentReceipt[]> | Iterable<readonly SpentReceipt[]>;
}): AsyncGenerator<Uint8Array> {
  async function* batches(): AsyncGenerator<readonly (readonly string[])[]> {
    for await (const some of receipts) yield some.map(spentReceiptRow);
    for (const summary of summaries) yield totalsRows(summary);
  }
  return csvFile({ columns: SUMMARY_COLUMNS, batches: batches() });
}
