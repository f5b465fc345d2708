import { describe, expect, it } from 'vitest';
import type { ScannedBill } from './bill';
import { messageOf } from './doubtMessages';
import { readBill } from './readBill';
import { pageOf } from './testing/pageOf';
import { billOf } from './testing/readText';
import { isUnsure } from './unsure';

const DISHES = 'CAFE ROMA\n12 Main Street\n03/04/2019 7:15 PM\n1 Burger   9.00\n1 Cola   3.00\n';
const BILL = `${DISHES}Subtotal   12.00\nTax   1.00\nTotal   13.00\n`;

const sentences = (bill: ScannedBill): string[] => bill.doubts.map((doubt) => messageOf({ doubt, bill }));
const sumsOf = ({ tip, total, balanced }: ScannedBill) => ({ tip: tip?.value, total: total?.value, balanced });

/** The slip that a guest signs, with what an engine read of the handwriting. */
const slip = (tip: string, total: string): string =>
  `VISA XXXX1234\nAuth 045112\nTip   ${tip}\nTotal   ${total}\nSignature`;

describe('a tip that is written by hand', () => {
  it.each([
    ['below a card slip', slip('2.00~0.6', '15.00~0.7')],
    ['without a card', 'Tip   2.00~0.6\nTotal   15.00~0.6'],
    ['as a gratuity', 'Gratuity   2.00~0.6\nTotal   15.00~0.6'],
    ['in Spanish', 'Propina   2.00~0.6\nTotal   15.00~0.6'],
    ['beside "Tip amount"', 'Tip amount:   2.00~0.6\nTotal:   15.00~0.6'],
    ['without points', slip('2 00~0.8', '15 00~0.8')],
    ['in whole dollars', slip('2~0.8', '15~0.8')],
    ['with zeros that look like letters', slip('2.0O~0.8', '15.Oo~0.8')],
    ['below its label', 'VISA XXXX1234\nTip\n2 00~0.8\nTotal\n15.00~0.8'],
  ])('is the tip when it closes with the total: %s', (_, lines) => {
    const bill = billOf(`${BILL}${lines}`);
    expect(sumsOf(bill)).toEqual({ tip: 200, total: 1300, balanced: false });
    expect(isUnsure(bill.tip?.confidence ?? 1)).toBe(true);
    expect(bill.tip?.boxes).toHaveLength(1);
    expect(sentences(bill)).toEqual(['The tip of $2.00 is handwritten. Please check it. With it the total is $15.00.']);
    expect(bill.doubts).toMatchObject([{ kind: 'totalDoesNotAddUp', differenceCents: -200 }]);
  });

  it('is marked when the engine read it as if it were printed', () => {
    const bill = billOf(`${BILL}CREDIT CARD AUTH   13.00\nMASTERCARD 0148\nTip   2.00~0.92\nTotal   15.00~0.91`);
    expect(sumsOf(bill)).toEqual({ tip: 200, total: 1500, balanced: false });
    expect([bill.tip, bill.total].map((read) => isUnsure(read?.confidence ?? 1))).toEqual([true, true]);
    expect(sentences(bill)).toEqual(['The tip of $2.00 is handwritten. Please check it.']);
  });

  it.each([
    ['the total', slip('2.00~0.97', '15.00~0.6')],
    ['the tip', slip('2.00~0.6', '15.00~0.97')],
  ])('is marked when it is counted, and only %s is hard to read', (_, lines) => {
    const bill = billOf(`${BILL}${lines}`);
    expect(sumsOf(bill)).toEqual({ tip: 200, total: 1500, balanced: false });
    expect(sentences(bill)).toContain('The tip of $2.00 is handwritten. Please check it.');
  });

  it('is found on a slip that lies beside the bill', () => {
    const bill = pageOf(BILL);
    const below = pageOf(`Amount   13.00\n${slip('2.00~0.6', '15.00~0.6')}`);
    const words = below.words.map((word) => {
      const [a, b, c, d] = word.polygon;
      const to = ({ x, y }: typeof a) => ({ x: x + 700, y: y + bill.height + 200 });
      return { ...word, polygon: [to(a), to(b), to(c), to(d)] as const };
    });
    const page = { width: 1_600, height: 2 * bill.height + 400, words: [...bill.words, ...words] };
    const read = readBill({ pages: [page], today: '2026-11-21' });
    expect(read.ok && sumsOf(read.bill)).toEqual({ tip: 200, total: 1300, balanced: false });
  });

  it('is found on a second photo', () => {
    const pages = [pageOf(BILL), pageOf(`CAFE ROMA\nAmount   13.00\n${slip('2.00~0.6', '15.00~0.6')}`)];
    const read = readBill({ pages, today: '2026-11-21' });
    if (!read.ok) throw new Error(read.reason);
    expect(read.bill.tip).toMatchObject({ value: 200, boxes: [{ page: 1 }] });
  });
});

describe('what is no handwritten tip', () => {
  it.each([
    ['a sum that is a cent off', slip('2.00~0.6', '15.01~0.6')],
    ['a line without a total', slip('2.00~0.6', '____')],
    ['lines to fill in', slip('____', '____')],
    ['a tip of nothing', slip('0.00~0.6', '13.00~0.6')],
    ['a tip that is larger than the bill', slip('20.00~0.6', '33.00~0.6')],
    ['a suggestion with its rate', 'Tip 20%   2.40~0.6\nTotal   15.40~0.6'],
    ['one of several suggestions', 'Tip   2.00~0.6\nTotal   15.00~0.6\nTip   3.00~0.6\nTotal   16.00~0.6'],
  ])('%s changes nothing', (_, lines) => {
    const bill = billOf(`${BILL}${lines}`);
    expect(bill.tip).toBeNull();
    expect(sentences(bill).join()).not.toContain('handwritten');
  });

  it('a printed tip on a slip, of which the engine is as sure as of the rest, is not marked', () => {
    const bill = billOf(`${BILL}VISA XXXX1234\nTip   2.00\nTotal   15.00`);
    expect(sentences(bill)).toEqual([]);
  });

  it('a printed tip on a photo that is hard to read as a whole is not marked', () => {
    const faint = `${BILL}VISA XXXX1234\nTip   2.00\nTotal   15.00`.replaceAll(/(\d\.\d\d)$/gm, '$1~0.8');
    expect(sentences(billOf(faint)).join()).not.toContain('handwritten');
  });
});
