import { t } from '@fairtab/domain/language/t';
import { currencyName } from '@fairtab/domain/books/receiptSheet';
import type { BookedReceipt } from '@fairtab/domain/books/receiptRows';
import { displayMoney, type Currency } from '@fairtab/domain/money';
import { drawReceipt } from './drawReceipt';
import { newPaper, SOFT, type Paper } from './Paper';
import { pdfFile } from './pdfFile';

/** Many receipts as one PDF, one below the other, and what they add up to at the end. */
export function historyPdf({
  receipts,
  now,
}: {
  receipts: AsyncIterable<BookedReceipt>;
  now: Date;
}): AsyncGenerator<Uint8Array> {
  const paper = newPaper({ title: t('Receipts'), now });
  return pdfFile(paper, draw(paper, receipts));
}

async function* draw(paper: Paper, receipts: AsyncIterable<BookedReceipt>): AsyncGenerator<void> {
  const sums = new Map<Currency, { count: number; taxCents: number; tipCents: number; totalCents: number }>();
  paper.line(t('Receipts'), { face: 'display', size: 24 });
  for await (const booked of receipts) {
    const { currency, taxCents, tipCents, totalCents } = booked.receipt;
    const sum = sums.get(currency) ?? { count: 0, taxCents: 0, tipCents: 0, totalCents: 0 };
    sums.set(currency, {
      count: sum.count + 1,
      taxCents: sum.taxCents + taxCents,
      tipCents: sum.tipCents + tipCents,
      totalCents: sum.totalCents + totalCents,
    });
    paper.skip(20);
    drawReceipt(paper, booked);
    yield;
  }
  if (sums.size === 0) {
    paper.line(t('There are no receipts to show.'), { color: SOFT });
    return;
  }
  paper.need(120);
  paper.skip(24);
  paper.line(t('All together'), { face: 'display', size: 17 });
  for (const [currency, sum] of sums) {
    paper.need(110);
    paper.rule();
    paper.amount({ name: currencyName(currency), text: '' });
    paper.amount({ name: t('{count, plural, one {# receipt} other {# receipts}}', { count: sum.count }), text: '' });
    paper.amount({ name: t('Tax'), text: displayMoney(sum.taxCents, currency) });
    paper.amount({ name: t('Tip'), text: displayMoney(sum.tipCents, currency) });
    paper.amount({ name: t('Total'), text: displayMoney(sum.totalCents, currency), isTotal: true });
  }
}
