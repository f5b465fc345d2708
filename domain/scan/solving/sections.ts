import { candidatesOf } from './candidates';
import type { Row } from '../rows/rows';

/** A receipt, divided where its items end. */
export interface Sections {
  readonly body: readonly Row[];
  /** From the first subtotal, tax or total to the end. */
  readonly foot: readonly Row[];
}

const ENDS: ReadonlySet<Row['label']> = new Set(['subtotal', 'tax', 'total']);

const ITEM_LABELS: ReadonlySet<Row['label']> = new Set(['none', 'information']);

/** A total above the first item is a heading. Without any item (a card slip), the first total counts. */
export function sectionsOf(rows: readonly Row[]): Sections {
  const ends = rows.flatMap((row, index) => (ENDS.has(row.label) && row.amounts.length > 0 ? [index] : []));
  const items = candidatesOf(rows.slice(0, ends.at(-1) ?? 0)).filter(
    ({ name, row }) => name !== '' && ITEM_LABELS.has(row.label),
  );
  const first = items[0] ? rows.indexOf(items[0].row) : rows.length;
  const end = ends.find((index) => index > first) ?? ends[0] ?? rows.length;
  return { body: rows.slice(0, end), foot: rows.slice(end) };
}
