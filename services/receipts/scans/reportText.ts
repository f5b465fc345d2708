import type { CorrectedField } from '@fairtab/domain/scan/corrections';
import type { ScanReport } from './scanReport';

const FIELD_NAMES = {
  restaurantName: 'restaurant name',
  date: 'date',
  'item.name': 'item name',
  'item.price': 'item price',
  'item.quantity': 'item quantity',
  'item.added': 'item not found',
  'item.removed': 'item that is none',
  tax: 'tax',
  tip: 'tip',
  fees: 'fees',
  discount: 'discount',
  total: 'total',
} as const satisfies Record<CorrectedField, string>;
const FIELDS = Object.keys(FIELD_NAMES) as CorrectedField[];

type Row = readonly [label: string, count: number, of: number];

/** The report as plain text for a terminal. */
export function reportText({ lately, fields, balanced, frequent, ...counts }: ScanReport): string {
  const { confirmed, kept, corrected } = counts;
  const scansOf = new Map(fields.map(({ field, scans }) => [field, scans]));
  const byFrequency = FIELDS.toSorted((a, b) => (scansOf.get(b) ?? 0) - (scansOf.get(a) ?? 0));
  const failed = lately.failures.reduce((sum, { scans }) => sum + scans, 0);
  return [
    `Scans in the last 7 days: ${lately.scans}`,
    ...table([
      ['failed', failed, lately.scans],
      ...lately.failures.map(({ failure, scans }): Row => [`  ${failure}`, scans, lately.scans]),
    ]),
    '',
    `Scans that became receipts: ${confirmed}; with corrections kept: ${kept}`,
    ...table([
      ['corrected', corrected, kept],
      ...byFrequency.map((field): Row => [`  ${FIELD_NAMES[field]}`, scansOf.get(field) ?? 0, kept]),
      ['balanced', balanced.scans, kept],
      ['  and yet an amount corrected', balanced.corrected, balanced.scans],
    ]),
    ...frequent.flatMap(({ field, kind, times, examples }) => [
      '',
      `${FIELD_NAMES[field]}, ${kind}: ${times}`,
      ...examples.map(
        ({ read, confirmed: right, words }) => `  ${quoted(read)} -> ${quoted(right)}   ${quoted(words.join(' '))}`,
      ),
    ]),
    '',
  ].join('\n');
}

function table(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, count, of]) => {
    const share = of === 0 ? '-' : `${((100 * count) / of).toFixed(1)} %`;
    return `  ${label.padEnd(width)}  ${String(count).padStart(6)}  ${share.padStart(7)}`;
  });
}

/** In quotes, and without control characters that a terminal would execute. */
function quoted(text: string | null): string {
  return text === null ? 'nothing' : JSON.stringify(text);
}
