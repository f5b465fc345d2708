import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { Truth } from './generator/Bill';
import type { Sample } from './samples';
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

/** How many right and how many wrong bills each rule doubts, by set: "2 + 1" are two right ones and a wrong one. */
export function doubtsTableOf(
  sets: readonly string[],
  doubted: readonly { sample: Sample; score: Score; doubtedBy: string | null }[],
): string {
  const rules = [...new Set(doubted.flatMap(({ doubtedBy }) => doubtedBy ?? []))].sort();
  const cell = (rule: string, set: string): string => {
    const own = doubted.filter(({ sample, doubtedBy }) => sample.set === set && doubtedBy === rule);
    const right = own.filter(({ score }) => score.believed[1] > 0).length;
    return own.length === 0 ? '' : `${right} + ${own.length - right}`;
  };
  const rows = [
    ['doubted: right + wrong', ...sets],
    ['-', ...sets.map(() => '-')],
    ...rules.map((rule) => [rule, ...sets.map((set) => cell(rule, set))]),
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
