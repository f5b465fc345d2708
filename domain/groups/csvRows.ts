import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** What stands between two cells. Spreadsheets that save a file again take what their country uses. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The cells of a CSV, row by row. An empty row stays an empty row, so that the first one is the row 1 of a spreadsheet. A byte
 * order mark, any line breaks, and quotes inside of a cell are fine; blanks around a text are left out, also inside of quotes.
 * @returns null when a quoted cell has no end, as in a file that was cut off.
 */
export function csvRows(text: string): string[][] | null {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
    });
    return rows.map((cells) => cells.map((cell) => cell.trim()));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** The separator that the longest of the first rows has most often: a header is not always the first of them. */
function separatorOf(text: string): string {
  const rows = text.slice(0, 4_000).split(/[\r\n]+/);
  const most = (separator: string): number => Math.max(...rows.map((row) => row.split(separator).length));
  return SEPARATORS.reduce((best, each) => (most(each) > most(best) ? each : best));
}
