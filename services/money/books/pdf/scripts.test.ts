import { PDFiumLibrary } from '@hyzyla/pdfium';
import { isolated } from '@fairtab/domain/text';
import { expect, it } from 'vitest';
import { runsOf } from './faces';
import { newPaper, type Paper } from './Paper';
import { pdfFile } from './pdfFile';

/** What a reader of PDFs finds on the pages, without blanks, because a gap between two fonts may be read as one. */
async function textOf(draw: (paper: Paper) => void): Promise<string> {
  const paper = newPaper({ title: 'Names', now: new Date('2026-11-28T12:00:00Z') });
  draw(paper);
  const chunks: Uint8Array[] = [];
  for await (const bytes of pdfFile(paper, [])) chunks.push(bytes);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.concat(chunks));
  const found = [...document.pages()].map((page) => page.getText()).join('');
  document.destroy();
  library.destroy();
  return found.normalize('NFKC').replace(/\s/g, '');
}

it.each([
  ['Chinese', '宫保鸡丁'],
  ['Chinese, traditional', '麻婆豆腐、龍蝦'],
  ['Japanese', 'お寿司とビール'],
  ['Korean', '비빔밥'],
  ['Korean in single letters', '비빔밥'.normalize('NFD')],
  ['Devanagari', 'दाल'],
  ['Thai', 'ต้มยำกุ้ง'],
  ['Greek', 'Μουσακάς'],
  ['Cyrillic', 'Борщ'],
  ['Vietnamese', 'Phở bò'],
  ['Hebrew', 'חומוס'],
  ['Arabic', 'محمد'],
  ['emoji', '🍕🍺'],
  ['several at once', 'Ana 寿司 Борщ 비빔밥 🍕'],
])('%s is printed, as letters that can be copied', async (_, name) => {
  const found = await textOf((paper) => {
    paper.line(name);
    paper.line(name, { face: 'bold' });
  });
  const wanted = name.normalize('NFKC').replace(/\s/g, '');
  // Once in the weight of texts and once in bold.
  expect(found.split(wanted)).toHaveLength(3);
});

it.each(['🇺🇸', '👨‍👩‍👧', '👍🏽', '❤️'])('%s is one sign, whatever it is made of', (emoji) => {
  const [run, ...more] = runsOf(emoji, 'text');
  expect([run?.font.name, more]).toEqual(['./scripts/emoji-400.ttf.br', []]);
});

it('puts a text from right to left where it is so, and leaves counts, amounts and brackets where they belong', () => {
  const asSeen = (text: string) => runsOf(text, 'text').map((run) => run.text);
  expect(asSeen(`2 of ${isolated('חומוס')}, $12.50`)).toEqual(['2 of ', 'חומוס', ', $12.50']);
  expect(asSeen('חומוס (טחינה)')).toEqual(['(', 'טחינה', ') ', 'חומוס']);
  expect(asSeen('שולחן 12')).toEqual(['12', ' ', 'שולחן']);
  expect(asSeen('میز ۱۲')).toEqual([expect.stringMatching(/^(۱۲|۲۱)$/), ' ', 'میز']);
});

it('names a character that no font has by its number', async () => {
  expect(await textOf((paper) => paper.line('ᚠ rune'))).toContain('[U+16A0]rune');
});

it('leaves out an accent that no font has, and takes a ligature apart', async () => {
  expect(await textOf((paper) => paper.line('q\u20d0uiche ﬁsh'))).toContain('quichefish');
});

it('cuts a name that is too long between two signs, never within one', async () => {
  const name = '👨‍👩‍👧'.repeat(40);
  const found = await textOf((paper) => paper.row([{ text: name, width: 60, mostLines: 2 }]));
  expect(found).toContain('…');
  expect(found).not.toContain('U+');
});
