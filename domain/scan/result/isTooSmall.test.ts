import { describe, expect, it, onTestFinished } from 'vitest';
import { takeLanguageFrom } from '../../language/current';
import { messageOf } from '../doubtMessages';
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

/** All sentences about a receipt. */
function sentences(pages: readonly Page[]): string[] {
  const read = readBill({ pages, today: '2026-11-21' });
  if (!read.ok) return [read.reason];
  return read.bill.doubts.map((doubt) => messageOf({ doubt, bill: read.bill }));
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

  it('are not looked for among a few words', () => {
    expect(isTooSmall(smaller(pageOf('CAFE ROMA'), 0.5))).toBe(false);
  });
});

describe('a photo with small letters', () => {
  it('is to be taken from closer when the bill does not add up, in one sentence', () => {
    const sum = 'The items add up to $20.35, the subtotal says $28.70. Check “Nachos” first.';
    expect(sentences([pageOf(OPEN)])).toEqual([sum]);
    expect(sentences([smaller(pageOf(OPEN), 0.6)])).toEqual([`${sum} ${CLOSER}`]);
    const unnamed = pageOf(OPEN.replace('03/04/2019 7:15 PM\n', ''));
    expect(sentences([smaller(unnamed, 0.6)])).toEqual([`${sum} ${CLOSER}`, 'The date could not be read.']);
  });

  it('is to be taken from closer when no sum can be read', () => {
    const lines = 'CAFE ROMA\n03/04/2019 7:15 PM\nVISA 1234\nAMOUNT   45.10\nTIP ____';
    expect(sentences([smaller(pageOf(lines), 0.6)])).toEqual([`No items could be read. ${CLOSER}`]);
  });

  it('is asked for in the language of the reader', () => {
    const before = takeLanguageFrom(() => 'es');
    onTestFinished(() => void takeLanguageFrom(before));
    const [first] = sentences([smaller(pageOf(OPEN), 0.6)]);
    expect(first).toContain('Las letras de la foto son demasiado pequeñas para leerlas bien.');
  });

  it('is good enough when the bill adds up', () => {
    expect(sentences([smaller(pageOf(CLOSED), 0.6)])).toEqual([]);
  });
});
