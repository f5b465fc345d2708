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
  ['Chinese', 'han', '宫保鸡丁'],
  ['Chinese, traditional', 'han', '麻婆豆腐、龍蝦'],
  ['Japanese', 'han', 'お寿司とビール（大）'],
  ['Korean', 'hangul', '비빔밥'],
  ['Korean in single letters', 'hangul', '비빔밥'.normalize('NFD')],
  ['Devanagari', 'devanagari', 'क्षत्रिय'],
  ['Bengali', 'bengali', 'ক্ষীরকদম্ব'],
  ['Bengali with vowels in front and on both sides', 'bengali', 'পোলাওভর্তি'],
  ['Tamil', 'tamil', 'கொத்துபரோட்டா'],
  ['Armenian', 'armenian', 'Խորոված'],
  ['Georgian', 'georgian', 'ხაჭაპური'],
  ['Thai', 'thai', 'น้ำต้มยำกุ้ง'],
  ['Greek', 'sans', 'Μουσακάς'],
  ['Cyrillic', 'sans', 'Борщ'],
  ['Hebrew', 'hebrew', 'חומוס'],
  ['emoji', 'emoji', '🍕🍺'],
])('%s is printed by its font, as a text that can be searched and copied', async (_, font, name) => {
  for (const face of ['text', 'bold'] as const)
    expect(runsOf(name, face).map((run) => run.font.name)).toEqual([expect.stringContaining(`/${font}-`)]);
  expect(await textOf((paper) => paper.line(name))).toContain(name.normalize('NFKC'));
});

it.each(['فلافل', 'قطعة', 'می\u200cخواهم'])(
  '%s is printed by its font with its letters beside it, dots and all',
  async (name) => {
    for (const face of ['text', 'bold'] as const)
      expect(runsOf(name, face).map(({ font, says }) => [font.name, says])).toEqual([
        [expect.stringContaining('/arabic-'), name],
      ]);
    // PDFium takes what stands beside glyphs for letters in the order of sight, and turns them.
    const turned = Array.from(name).reverse().join('');
    expect(await textOf((paper) => paper.line(name))).toContain(turned);
  },
);

it('a name of several scripts is copied as it was typed', async () => {
  const name = 'Ana寿司חומוסБорщ비빔밥🍕Phở';
  expect(await textOf((paper) => paper.line(name))).toContain(name.normalize('NFKC'));
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

it('names a character that no font has by its number', () => {
  expect(runsOf('ᚠ rune', 'text').map((run) => run.text)).toEqual(['[U+16A0] rune']);
});

it('leaves out an accent that no font has, and takes a ligature apart', () => {
  expect(runsOf('q\u20d0uiche ﬁsh', 'text').map((run) => run.text)).toEqual(['quiche fish']);
});

it('cuts a name that is too long between two signs, never within one', async () => {
  const name = '👨‍👩‍👧'.repeat(40);
  const found = await textOf((paper) => paper.row([{ text: name, width: 60, mostLines: 2 }]));
  expect(found).toMatch(/1(👨‍👩‍👧)+\.\.\.$/u);
});
