import { dateFormat, showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { ownCostOf, type BusinessSummary, type NamedSpent } from '@fairtab/domain/books/businessSummary';
import { currencyName, longDate } from '@fairtab/domain/books/receiptSheet';
import type { SpentReceipt } from '@fairtab/domain/books/summaryRows';
import { isolated } from '@fairtab/domain/text';
import { displayMoney, type Currency } from '@fairtab/domain/money';
import type { SummaryFilter } from '../readBusinessSummary';
import { AMOUNT_WIDTH, newPaper, SOFT, type Cell, type Paper } from './Paper';
import { pdfFile } from './pdfFile';

const QUIET = { size: 9, color: SOFT } as const;
const right = { align: 'right' } as const;
const showMonth = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a host spent: the totals, and behind them the receipts that make them. */
export function summaryPdf({
  summaries,
  receipts,
  filter,
  now,
}: {
  summaries: readonly BusinessSummary[];
  receipts: AsyncIterable<readonly SpentReceipt[]>;
  filter: SummaryFilter;
  now: Date;
}): AsyncGenerator<Uint8Array> {
  const paper = newPaper({ title: t('Business summary'), now });
  return pdfFile(paper, draw(paper, { summaries, receipts, filter }));
}

async function* draw(
  paper: Paper,
  {
    summaries,
    receipts,
    filter,
  }: { summaries: readonly BusinessSummary[]; receipts: AsyncIterable<readonly SpentReceipt[]>; filter: SummaryFilter },
): AsyncGenerator<void> {
  paper.line(t('Business summary'), { face: 'display', size: 24 });
  paper.line(periodOf(filter), { color: SOFT });
  if (filter.label !== '')
    paper.line(t('Only receipts with the label {label}', { label: filter.label }), { color: SOFT, mostLines: 2 });
  if (summaries.every(({ total }) => total.receipts === 0)) {
    paper.skip(12);
    paper.line(t('There are no receipts to show.'), { color: SOFT });
    return;
  }
  for (const summary of summaries) drawSummary(paper, summary);
  yield;
  title(paper, t('Receipts'));
  paper.row([
    { text: t('Date'), width: 60, ...QUIET },
    { text: t('Restaurant and purpose'), width: 219, ...QUIET },
    ...headings([t('Tax'), t('Tip'), t('Total')]),
  ]);
  paper.rule();
  for await (const some of receipts)
    for (const receipt of some) {
      drawReceiptRow(paper, receipt);
      yield;
    }
}

/** What was spent in one currency. */
function drawSummary(paper: Paper, summary: BusinessSummary): void {
  drawSum(paper, summary.total);
  drawTotals(paper, {
    title: t('By month'),
    rows: summary.byMonth.map((row) => ({ ...row, name: longMonth(row.name) })),
  });
  drawTotals(paper, {
    title: t('By label'),
    rows: summary.byLabel.map((row) => ({ ...row, name: row.name || t('No label') })),
  });
  drawTotals(paper, { title: t('By restaurant'), rows: summary.byRestaurant });
}

/** The sum of all receipts with its parts, and what is left of it after others paid back. */
function drawSum(paper: Paper, total: BusinessSummary['total']): void {
  const { currency } = total;
  title(paper, t('{receipts, plural, one {# receipt} other {# receipts}}', { receipts: total.receipts }));
  paper.line(currencyName(currency), QUIET);
  paper.rule();
  const parts = [
    [t('Food and drink'), total.subtotalCents],
    [t('Tax'), total.taxCents],
    [t('Tip'), total.tipCents],
    [t('Fees'), total.feesCents],
    [t('Discount'), -total.discountCents],
  ] as const;
  for (const [name, cents] of parts) if (cents !== 0) paper.amount({ name, text: displayMoney(cents, currency) });
  paper.amount({ name: t('Total'), text: displayMoney(total.totalCents, currency), isTotal: true });
  paper.amount({ name: t('Paid back by others'), text: displayMoney(-total.paidBackCents, currency) });
  paper.amount({ name: t('Own cost'), text: displayMoney(ownCostOf(total), currency), isTotal: true });
}

function drawTotals(paper: Paper, { title: text, rows }: { title: string; rows: readonly NamedSpent[] }): void {
  title(paper, text);
  paper.row([
    { text: '', width: 129, ...QUIET },
    ...headings([t('Receipts'), t('Tax'), t('Tip'), t('Total'), t('Own cost')]),
  ]);
  paper.rule();
  for (const row of rows)
    paper.row([
      { text: row.name, width: 129, mostLines: 2 },
      { text: showNumber(row.receipts), width: AMOUNT_WIDTH, ...right },
      ...amounts([row.taxCents, row.tipCents, row.totalCents, ownCostOf(row)], row.currency),
    ]);
}

function drawReceiptRow(
  paper: Paper,
  { date, restaurantName, label, project, attendees, ...spent }: SpentReceipt,
): void {
  const purpose = [label, project, attendees]
    .filter((text) => text !== '')
    .map(isolated)
    .join(' · ');
  paper.need(purpose === '' ? 30 : 56);
  paper.row([
    { text: date, width: 60, size: 9 },
    { text: restaurantName, width: 219, mostLines: 2 },
    ...amounts([spent.taxCents, spent.tipCents, spent.totalCents], spent.currency),
  ]);
  if (purpose !== '')
    paper.row([
      { text: '', width: 60 },
      { text: purpose, width: 444, ...QUIET, mostLines: 3 },
    ]);
}

function title(paper: Paper, text: string): void {
  paper.need(90);
  paper.skip(16);
  paper.line(text, { face: 'display', size: 14 });
}

function headings(names: readonly string[]): Cell[] {
  return names.map((text) => ({ text, width: AMOUNT_WIDTH, ...QUIET, ...right }));
}

function amounts(cents: readonly number[], currency: Currency): Cell[] {
  return cents.map((amount) => ({ text: displayMoney(amount, currency), width: AMOUNT_WIDTH, ...right }));
}

function periodOf({ from, to }: SummaryFilter): string {
  if (from === null && to === null) return t('All time');
  if (from === null) return t('Until {date}', { date: longDate(to ?? '') });
  return to === null
    ? t('Since {date}', { date: longDate(from) })
    : t('{from} to {to}', { from: longDate(from), to: longDate(to) });
}

/** A month such as 2026-11 as "November 2026". */
function longMonth(month: string): string {
  return showMonth(new Date(`${month}-01T00:00:00Z`));
}
