import { formatMoney } from '../money';
import type { BusinessNote } from './BusinessNote';
import { ownCostOf, type BusinessSummary, type NamedSpent, type Spent } from './businessSummary';
import { csvText } from './csvText';

/** The columns of an exported summary, in their order. docs/product/books.md says what each of them has. */
export const SUMMARY_COLUMNS = [
  'row',
  'name',
  'receipts',
  'date',
  'restaurant',
  'label',
  'project',
  'attendees',
  'currency',
  'subtotal',
  'tax',
  'tip',
  'fees',
  'discount',
  'total',
  'paid_back',
  'own_cost',
] as const;
type SummaryColumn = (typeof SUMMARY_COLUMNS)[number];

/** The columns whose decimals the dialect of the file writes. */
export const SUMMARY_NUMBERS: ReadonlySet<SummaryColumn> = new Set([
  'subtotal',
  'tax',
  'tip',
  'fees',
  'discount',
  'total',
  'paid_back',
  'own_cost',
]);
type Cells = Readonly<Partial<Record<SummaryColumn, string>>>;

/** One receipt in a summary. */
export interface SpentReceipt extends Spent, BusinessNote {
  /** ISO date of the meal. */
  readonly date: string;
  readonly restaurantName: string;
}

/** The row of one receipt. Only these rows may be added up: the rows of totals have the same amounts again. */
export function spentReceiptRow(receipt: SpentReceipt): string[] {
  return rowOf({
    row: 'receipt',
    date: receipt.date,
    restaurant: csvText(receipt.restaurantName),
    label: csvText(receipt.label),
    project: csvText(receipt.project),
    attendees: csvText(receipt.attendees),
    ...amountsOf(receipt),
  });
}

/** The rows of totals in one currency: by month, by label, by restaurant, and of everything. */
export function totalsRows({ total, byMonth, byLabel, byRestaurant }: BusinessSummary): string[][] {
  const named = (row: string) => (spent: NamedSpent) => rowOf({ row, name: csvText(spent.name), ...amountsOf(spent) });
  return [
    ...byMonth.map(named('month')),
    ...byLabel.map(named('label')),
    ...byRestaurant.map(named('restaurant')),
    rowOf({ row: 'total', ...amountsOf(total) }),
  ];
}

function rowOf(cells: Cells): string[] {
  return SUMMARY_COLUMNS.map((column) => cells[column] ?? '');
}

function amountsOf(spent: Spent): Cells {
  return {
    receipts: String(spent.receipts),
    currency: spent.currency,
    subtotal: formatMoney(spent.subtotalCents, spent.currency),
    tax: formatMoney(spent.taxCents, spent.currency),
    tip: formatMoney(spent.tipCents, spent.currency),
    fees: formatMoney(spent.feesCents, spent.currency),
    discount: formatMoney(spent.discountCents, spent.currency),
    total: formatMoney(spent.totalCents, spent.currency),
    paid_back: formatMoney(spent.paidBackCents, spent.currency),
    own_cost: formatMoney(ownCostOf(spent), spent.currency),
  };
}
