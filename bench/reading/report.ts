import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { Truth } from './generator/Bill';
import type { Score, Share } from './score';

const ROWS: readonly (readonly [keyof Score, string])[] = [
  ['total', 'total'],
  ['subtotal', 'subtotal'],
  ['tax', 'tax'],
  ['tip', 'tip'],
  ['date', 'date'],
  ['name', 'restaurant name'],
  ['prices', 'line price F1'],
  ['names', 'line price and name F1'],
  ['quantities', 'quantity'],
  ['exact', 'every price and the total exact'],
  ['balanced', 'says balanced'],
  ['trustedAmounts', 'amounts right when it says so'],
  ['trusted', 'quantities and tax too'],
  ['believed', 'right ones that are balanced'],
  ['doubted', 'wrong ones that are not balanced'],
];

/** A table with one column for each set, in percent. */
export function tableOf(columns: readonly { set: string; n: number; score: Score }[]): string {
  const rows = [
    ['', ...columns.map(({ set, n }) => `${set} (${n})`)],
    ['-', ...columns.map(() => '-')],
    ...ROWS.map(([key, title]) => [title, ...columns.map(({ score }) => percent(score[key]))]),
    ['right ones that are doubted', ...columns.map(({ score }) => missed(score.believed))],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function percent([hits, tries]: Score[keyof Score]): string {
  return tries === 0 ? '' : ((100 * hits) / tries).toFixed(1);
}

function missed([hits, tries]: Share): string {
  return `${tries - hits} of ${tries}`;
}

/** What is wrong with a bill, or why it is doubted although it is right; empty when it is neither. */
export function failureOf({
  id,
  bill,
  truth,
  score,
}: {
  id: string;
  bill: ScannedBill | null;
  truth: Truth;
  score: Score;
}): string {
  const wrong = ROWS.filter(([key]) => key !== 'balanced' && score[key][0] < score[key][1]).map(([, title]) => title);
  if (wrong.length === 0) return '';
  const dollars = (value: { value: number } | null | undefined): string =>
    value ? (value.value / 100).toFixed(2) : '-';
  const said = bill
    ? `${bill.restaurantName?.value ?? '-'} ${bill.date?.value ?? '-'} ${[bill.subtotal, bill.tax, bill.tip, bill.fees, bill.discount, bill.total].map(dollars).join(' ')} ${bill.balanced ? 'BALANCED' : bill.doubts.map(({ kind }) => kind).join(', ')} | ${bill.items.map((item) => `${item.quantity}x ${item.name} ${(item.lineCents / 100).toFixed(2)}`).join('; ')}`
    : 'refused';
  const labels = truth.items?.map(({ name, quantity, price }) => `${quantity}x ${name} ${price.toFixed(2)}`).join('; ');
  return `${id}: ${wrong.join(', ')}\n  truth ${truth.restaurantName ?? '-'} ${truth.date ?? '-'} ${truth.subtotal ?? '-'} ${truth.tax ?? '-'} ${truth.tip ?? '-'} ${truth.total ?? '-'} | ${labels ?? ''}\n  said  ${said}\n`;
}
