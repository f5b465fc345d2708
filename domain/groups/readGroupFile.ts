import { readForeignCsvText } from '../books/csvText';
import { differentNames } from '../books/expenses';
import { MAX_PERSON_NAME, readTheirName, type Reading } from '../inputs/lines';
import { honestly } from '../inputs/nameFields';
import { t } from '../language/t';
import { MAX_SPLIT } from '../shares';
import { isBlank } from '../text';
import { csvRows } from './csvRows';
import type { ExpenseGroupFile, FileRow } from './ExpenseGroupFile';
import { groupInCurrency } from './groupInCurrency';

/** Date, description, category, cost and currency. The names of these columns differ from language to language. */
const COLUMNS_BEFORE_PEOPLE = 5;
const CURRENCY_COLUMN = 4;
/** A person alone has no balance. */
const FEWEST_PEOPLE = 2;
/** As much as the API takes with one call, in UTF-8. */
export const MAX_GROUP_FILE_BYTES = 200_000;

/**
 * Reads the file of a group that Splitwise exports: five columns and one for each person, which has what the person paid minus what
 * the person had. It is known by its form, because Splitwise writes the names of columns, categories and the last row in the language
 * of the account (docs/product/import.md).
 * @returns the message why it is no such file, or what it has in each currency, with what is wrong there.
 */
export function readGroupFile(text: string): Reading<ExpenseGroupFile> {
  if (isBlank(text)) return no(t('There is nothing in this file. Please choose another one.'));
  if (new TextEncoder().encode(text).length > MAX_GROUP_FILE_BYTES)
    return no(t('This file is too large: {kb} KB can be imported.', { kb: MAX_GROUP_FILE_BYTES / 1000 }));
  const rows = csvRows(text);
  if (rows === null) return no(t('This file is cut off: a quotation mark has no end. Please export it once more.'));
  const place = headerOf(rows);
  const header = rows[place];
  if (!header)
    return no(
      t('This is not the file of a Splitwise group. In a group on splitwise.com choose “Export as spreadsheet”.'),
    );
  const columns = header.flatMap((name, column) =>
    column >= COLUMNS_BEFORE_PEOPLE && name !== '' ? [{ name, column }] : [],
  );
  if (columns.length > MAX_SPLIT) return no(t('A group of at most {max} people can be imported.', { max: MAX_SPLIT }));
  const people = differentNames(columns.map(({ name }) => readForeignCsvText(name).replace(/\s+/g, ' ').trim()));
  for (const name of people) {
    const reading = honestly(readTheirName)(name);
    if (!reading.ok)
      return no(t('Row {row}, {name}: {problem}', { row: place + 1, name: shortened(name), problem: reading.message }));
  }
  const known = new Set(columns.map(({ column }) => column));
  const byCurrency = new Map<string, FileRow[]>();
  for (const [index, cells] of rows.entries()) {
    if (index <= place || cells.every((cell) => cell === '')) continue;
    const stray = cells.find((cell, column) => column >= COLUMNS_BEFORE_PEOPLE && !known.has(column) && isAmount(cell));
    if (stray !== undefined)
      return no(
        t('Row {row}: {amount} belongs to nobody, because its column has no name.', { row: index + 1, amount: stray }),
      );
    const currency = (cells[CURRENCY_COLUMN] ?? '').toUpperCase();
    const row = { row: index + 1, cells, amounts: columns.map(({ column }) => cells[column] ?? '') };
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), row]);
  }
  const groups = [...byCurrency]
    .map(([currency, ofCurrency]) => groupInCurrency({ currency, people, rows: ofCurrency }))
    .toSorted((a, b) => b.expenses.length - a.expenses.length);
  return { ok: true, value: { people, groups } };
}

function no(message: string): Reading<never> {
  return { ok: false, message };
}

/**
 * The place of the header: the first row with a name for each of the five columns and for two people, below which a row has a currency.
 * A file of two friends has a note above it. @returns -1 when there is none.
 */
function headerOf(rows: readonly string[][]): number {
  return rows.findIndex((cells, index) => {
    const isHeader =
      cells.slice(0, COLUMNS_BEFORE_PEOPLE).every((cell) => cell !== '' && !isAmount(cell)) &&
      cells.slice(COLUMNS_BEFORE_PEOPLE).filter((cell) => cell !== '').length >= FEWEST_PEOPLE;
    const below = rows.slice(index + 1).find((row) => row.some((cell) => cell !== ''));
    return isHeader && /^[A-Z]{3}$/i.test(below?.[CURRENCY_COLUMN] ?? '');
  });
}

function isAmount(cell: string): boolean {
  return /^-?\d[\d.,]*$/.test(cell) && /[1-9]/.test(cell);
}

function shortened(name: string): string {
  return name.length > MAX_PERSON_NAME ? `${name.slice(0, MAX_PERSON_NAME)}…` : name;
}
