import { describe, expect, it, onTestFinished } from 'vitest';
import { takeLanguageFrom } from '../../language/current';
import { adviceMessage } from '../doubtMessages';
import { readBill } from '../readBill';
import { pageOf } from '../testing/pageOf';
import type { Page } from '../words';
import { isTooSmall } from './isTooSmall';

/** The page as a photo that was taken from further away. */
function smaller({ width, height, words }: Page, by: number): Page {
  const scaled = words.map((word) => {
    const [a, b, c, d] = word.polygon;
    const to = ({ x, y }: typeof a) => ({ x: x * by, y: y * by });
    return { ...word, polygon: [to(a), to(b), to(c), to(d)] as const };
  });
  return { width: width * by, height: height * by, words: scaled };
}

const TOP = 'CAFE ROMA\n03/04/2019 7:15 PM\n1 Burger   12.00\n1 Nachos   8.35\n';
const OPEN = `${TOP}Subtotal   28.70\nTax   1.00\nTotal   29.70`;
const CLOSED = `${TOP}Subtotal   20.35\nTax   1.00\nTotal   21.35`;
const CLOSER = 'The letters on the photo are too small to read well. Please take it again from closer.';

/** How to take a better photo of a receipt. */
function advice(pages: readonly Page[]): string | null {
  const read = readBill({ pages, today: '2026-11-21' });
  return read.ok ? adviceMessage(read.bill) : read.reason;
}

describe('small letters', () => {
  // Digits of 13.8 pixels on a photo of 600.
  const page = pageOf(OPEN);

  it('are those of which the digits are lower than 10 pixels', () => {
    const wide = { ...page, width: 2000 };
    expect([0.75, 0.7].map((by) => isTooSmall(smaller(wide, by)))).toEqual([false, true]);
  });

  it('are those on a narrow picture, unless they are high or the receipt is long', () => {
    const narrow = { ...page, width: 499 };
    expect(isTooSmall(narrow)).toBe(true);
    expect(isTooSmall({ ...narrow, words: smaller(page, 1.1).words })).toBe(false);
    expect(isTooSmall({ ...narrow, height: 1_600 })).toBe(false);
  });

  it('are right in any size when a document says them', () => {
    const wide = { ...smaller(page, 0.5), width: 2000 };
    const parts = [{ top: 0, bottom: wide.height, isText: true }];
    expect([wide, { ...wide, parts }].map(isTooSmall)).toEqual([true, false]);
  });

  it('are not looked for among a few words', () => {
    expect(isTooSmall(smaller(pageOf('CAFE ROMA'), 0.5))).toBe(false);
  });
});

describe('a photo with small letters', () => {
  it('is to be taken from closer when the bill does not add up', () => {
    expect(advice([pageOf(OPEN)])).toBeNull();
    expect(advice([smaller(pageOf(OPEN), 0.6)])).toBe(CLOSER);
  });

  it('is to be taken from closer when no sum can be read', () => {
    const lines = 'CAFE ROMA\n03/04/2019 7:15 PM\nVISA 1234\nAMOUNT   45.10\nTIP ____';
    expect(advice([smaller(pageOf(lines), 0.6)])).toBe(CLOSER);
  });

  it('is asked for in the language of the reader', () => {
    const before = takeLanguageFrom(() => 'es');
    onTestFinished(() => void takeLanguageFrom(before));
    expect(advice([smaller(pageOf(OPEN), 0.6)])).toContain(
      'Las letras de la foto son demasiado pequeñas para leerlas bien.',
    );
  });

  it('is good enough when the bill adds up', () => {
    expect(advice([smaller(pageOf(CLOSED), 0.6)])).toBeNull();
  });
});

describe('a photo that is soft or dark', () => {
  const at = (text: string, confidence: number): Page => pageOf(text.replace(/\S+/g, `$&~${confidence}`));
  const SHARPER = 'The letters on the photo are hard to make out. Please take it again, sharper and in better light.';

  it('is to be taken sharper when the bill does not add up, and comes with the lines that were read', () => {
    const read = readBill({ pages: [at(OPEN, 0.8)], today: '2026-11-21' });
    expect(read).toMatchObject({ ok: true, bill: { items: [{ name: 'Burger' }, { name: 'Nachos' }] } });
    expect(advice([at(OPEN, 0.8)])).toBe(SHARPER);
    expect(advice([at(OPEN, 0.85)])).toBeNull();
  });

  it('is rather to be taken from closer when the letters are small, too', () => {
    expect(advice([smaller(at(OPEN, 0.8), 0.6)])).toBe(CLOSER);
  });
});
