import { summariseBusiness } from '@fairtab/domain/books/businessSummary';
import { CURRENCIES } from '@fairtab/domain/currencies';
import { takeLanguageFrom } from '@fairtab/domain/language/current';
import { LANGUAGES, type Language } from '@fairtab/domain/language/languages';
import { displayMoney } from '@fairtab/domain/money';
import { itemOf, receiptOf } from '@fairtab/domain/testing/bills';
import { runsOf, type Face } from '@fairtab/services/money/books/pdf/faces';
import { historyPdf } from '@fairtab/services/money/books/pdf/historyPdf';
import { receiptPdf } from '@fairtab/services/money/books/pdf/receiptPdf';
import { summaryPdf } from '@fairtab/services/money/books/pdf/summaryPdf';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

const NOW = new Date('2026-11-26T20:00:00Z');

function readIn(language: Language): void {
  const before = takeLanguageFrom(() => language);
  onTestFinished(() => void takeLanguageFrom(before));
}

/** A text as it is drawn. A character that no font has is drawn as its number, such as [U+16A0]. */
const drawn = (text: string, face: Face): string =>
  runsOf(text, face)
    .map((run) => run.text)
    .join('');

async function textOf(pdf: AsyncIterable<Uint8Array>): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await buffer(pdf));
  return Array.from(document.pages(), (page) => page.getText()).join('\n');
}

it.each(LANGUAGES)('a printed receipt, history and summary name their own currency (%s)', async (language) => {
  readIn(language);
  const receipt = receiptOf({ currency: 'EUR', items: [itemOf({ priceCents: 1200 })] });
  const booked = { receipt, number: 1, note: null };
  const spent = {
    currency: 'EUR',
    subtotalCents: 1200,
    taxCents: 0,
    tipCents: 0,
    feesCents: 0,
    discountCents: 0,
    totalCents: 1200,
    paidBackCents: 0,
    month: '2026-11',
    label: '',
    restaurantName: 'Bistro',
    receipts: 1,
  };
  const papers = [
    receiptPdf({ booked, photos: [], now: NOW }),
    historyPdf({ receipts: streamOf([booked]), now: NOW }),
    summaryPdf({
      summaries: summariseBusiness([spent]),
      receipts: streamOf([[{ ...spent, date: '2026-11-20', project: '', attendees: '' }]]),
      filter: { from: null, to: null, label: '' },
      now: NOW,
    }),
  ];
  for (const paper of papers) {
    const text = await textOf(paper);
    expect(text).toContain(language === 'en' ? 'Euro (EUR)' : 'euro (EUR)');
    expect(text).toMatch(language === 'en' ? /€12\.00/ : /EUR.12\.00/);
    expect(text).not.toMatch(/dollar|dólar|[-−](€|EUR)?\s*0[.,]00/i);
  }
});

it.each(LANGUAGES)('the sign of every currency is printed (%s)', (language) => {
  readIn(language);
  for (const currency of CURRENCIES)
    for (const face of ['text', 'bold'] as const)
      expect(drawn(displayMoney(-123_456, currency), face), currency).not.toContain('[U+');
});

it('names in Greek, Cyrillic, Thai and Vietnamese are printed', async () => {
  const items = ['Ψωμί', 'Борщ', 'ข้าวผัด', 'Phở tái'].map((name, id) => itemOf({ id: String(id), name }));
  const booked = { receipt: receiptOf({ currency: 'KRW', items, restaurantName: 'Кафе' }), number: 1, note: null };
  const text = await textOf(receiptPdf({ booked, photos: [], now: NOW }));
  for (const name of ['Кафе', 'Ψωμί', 'Борщ', 'Phở tái', '₩']) expect(text).toContain(name);
  for (const { name } of items) expect(drawn(name, 'text')).not.toContain('[U+');
});

async function* streamOf<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
