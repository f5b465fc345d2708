import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { Truth } from './generator/Bill';
import { sumOfScores, type Score, type Share } from './score';

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

/** One bill that was read, and the column of the tables that it counts in. */
interface Scored {
  readonly column: string;
  readonly score: Score;
  /** Null when it is balanced. */
  readonly doubtedBy: string | null;
}

/** A table with one column for each set or kind of sets, in percent. */
export function tableOf(scored: readonly Scored[]): string {
  const columns = columnsOf(scored).map((column) => {
    const scores = scored.flatMap((each) => (each.column === column ? [each.score] : []));
    return { column, n: scores.length, score: sumOfScores(scores) };
  });
  return markdown([
    ['', ...columns.map(({ column, n }) => `${column} (${n})`)],
    ...ROWS.map(([key, title]) => [title, ...columns.map(({ score }) => percent(score[key]))]),
    ['right ones that are doubted', ...columns.map(({ score }) => missed(score.believed))],
  ]);
}

/** How many right and how many wrong bills each rule doubts: "2 + 1" are two right ones and a wrong one. */
export function doubtsTableOf(scored: readonly Scored[]): string {
  const columns = columnsOf(scored);
  const rules = [...new Set(scored.flatMap(({ doubtedBy }) => doubtedBy ?? []))].sort();
  const cell = (rule: string, column: string): string => {
    const own = scored.filter((each) => each.column === column && each.doubtedBy === rule);
    const right = own.filter(({ score }) => score.believed[1] > 0).length;
    return own.length === 0 ? '' : `${right} + ${own.length - right}`;
  };
  return markdown([
    ['doubted: right + wrong', ...columns],
    ...rules.map((rule) => [rule, ...columns.map((column) => cell(rule, column))]),
  ]);
}

function columnsOf(scored: readonly Scored[]): string[] {
  return [...new Set(scored.map(({ column }) => column))];
}

function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
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
  doubtedBy,
}: {
  id: string;
  bill: ScannedBill | null;
  truth: Truth;
  score: Score;
  doubtedBy: string | null;
}): string {
  const wrong = ROWS.filter(([key]) => key !== 'balanced' && score[key][0] < score[key][1]).map(([, title]) => title);
  if (wrong.length === 0) return '';
  const dollars = (value: { value: number } | null | undefined): string =>
    value ? (value.value / 100).toFixed(2) : '-';
  const said = bill
    ? `${bill.restaurantName?.value ?? '-'} ${bill.date?.value ?? '-'} ${[bill.subtotal, bill.tax, bill.tip, bill.fees, bill.discount, bill.total].map(dollars).join(' ')} ${doubtedBy ?? 'BALANCED'} | ${bill.items.map((item) => `${item.quantity}x ${item.name} ${(item.lineCents / 100).toFixed(2)}`).join('; ')}`
    : `refused: ${doubtedBy ?? ''}`;
  const labels = truth.items?.map(({ name, quantity, price }) => `${quantity}x ${name} ${price.toFixed(2)}`).join('; ');
  return `${id}: ${wrong.join(', ')}\n  truth ${truth.restaurantName ?? '-'} ${truth.date ?? '-'} ${truth.subtotal ?? '-'} ${truth.tax ?? '-'} ${truth.tip ?? '-'} ${truth.total ?? '-'} | ${labels ?? ''}\n  said  ${said}\n`;
}
