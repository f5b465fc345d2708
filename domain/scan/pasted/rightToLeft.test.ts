import { describe, expect, it } from 'vitest';
import { briefOf } from '../testing/readText';
import { linesOfText, pageOfText } from './pastedLines';
import { readPasted } from './readPasted';
import { inReadingOrder } from './rightToLeft';

/** A line as it stands on paper, from left to right: the letters turned around, and numbers as they are. */
const onPaper = (line: string): string =>
  (line.match(/[\d.,]+|[A-Za-z]+(?: [A-Za-z]+)*|./gu) ?? [])
    .reverse()
    .map((piece) => ({ '(': ')', ')': '(' })[piece] ?? piece)
    .join('');

describe('lines that were copied as they stand on paper', () => {
  it.each([
    ['Hebrew', ['חומוס עם פלאפל', 'סלט ירקות', 'מים']],
    ['Arabic', ['شاورما دجاج', 'قهوة عربية']],
    ['a number within', ['קולה 330 מל', 'לחם']],
    ['Latin words within', ['פיצה Coca Cola גדולה', 'לחם']],
    ['brackets', ['לחם (חם) טרי']],
  ])('are turned around: %s', (_name, lines) => {
    expect(lines.map(onPaper)).not.toEqual(lines);
    expect(inReadingOrder(lines.map(onPaper))).toEqual(lines);
  });

  it('keep their amounts, wherever these stand', () => {
    expect(inReadingOrder(['םימ 1,234.50', '12.50 םחל', '₪8.00 ןפג 3'])).toEqual([
      'מים 1,234.50',
      '12.50 לחם',
      '₪8.00 גפן 3',
    ]);
  });

  it('keep the marks of vowels on their letters', () => {
    expect(inReadingOrder(['םחֶלֶ'])).toEqual(['לֶחֶם']);
  });
});

describe('lines in reading order', () => {
  it.each([
    ['words with letters that end them', ['לחם חם', 'מים']],
    ['words without any', ['קולה', 'פיצה', 'شاي']],
    ['one word that looks turned around beside one that does not', ['ןפג', 'לחם']],
    ['a letter alone', ['ם 12.00']],
    ['Latin', ['Negroni 12.00', 'Café (hot)']],
  ])('stay: %s', (_name, lines) => {
    expect(inReadingOrder(lines)).toEqual(lines);
  });
});

describe('letters as they are drawn', () => {
  const coffee = 'ﻗﻬﻮﺓ ﻋﺮﺑﻴﺔ';

  it('become letters', () => {
    expect(inReadingOrder([coffee, 'ﻛﻮﻻ', 'ﭘﯿﺘﺰﺍ'])).toEqual(['قهوة عربية', 'كولا', 'پیتزا']);
    expect(inReadingOrder(['שּׁ'])).toEqual(['שּׁ'.normalize('NFKC')]);
  });

  it('say in which order they stand', () => {
    expect(inReadingOrder([Array.from(coffee).reverse().join('')])).toEqual(['قهوة عربية']);
    expect(inReadingOrder(['ﻻﻮﻛ 12.00'])).toEqual(['كولا 12.00']);
  });

  it('are the only characters that change, so no amount does', () => {
    const line = '½ pizza ²  ① １２．５０ ١٢٫٥٠ ﷼';
    expect(inReadingOrder([line])).toEqual(['½ pizza ²  ① １２．５０ ١٢٫٥٠ ﷼']);
  });
});

it('a pasted bill has its dishes in letters that are read, with the amounts that were pasted', () => {
  const text = 'םימ 12.00\nהציפ 48.50\nהנומיל 9.00';
  const read = readPasted({ page: pageOfText(linesOfText(text)), today: '2026-11-27' });
  if (!read.ok) throw new Error(read.reason);
  expect(briefOf(read.bill).items).toEqual(['1 מים 1200', '1 פיצה 4850', '1 לימונה 900']);
});
