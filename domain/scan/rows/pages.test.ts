import { expect, it } from 'vitest';
import type { ScannedBill } from '../bill';
import { messageOf } from '../doubtMessages';
import { readBill } from '../readBill';
import { pageOf } from '../testing/pageOf';
import type { Page } from '../words';

const upper = `
JOE'S DINER
12 Main Street
1 Burger            12.00
2 Fries              9.00
1 Cola               3.00`;
const lower = `
2 Fries              9.00
1 Cola               3.00
1 Cake               5.00
Subtotal            29.00
Tax                  1.68
Total               30.68`;

it('joins the photos of a long receipt and counts once what two of them show', () => {
  const read = readBill({ pages: [pageOf(upper), pageOf(lower)], today: null });
  if (!read.ok) throw new Error(read.reason);
  expect(read.bill.items.map(({ name }) => name)).toEqual(['Burger', 'Fries', 'Cola', 'Cake']);
  expect(read.bill.balanced).toBe(true);
  expect(read.bill.total?.boxes.map(({ page }) => page)).toEqual([1]);
  expect(read.bill.items[0]?.boxes.map(({ page }) => page)).toEqual([0]);
});

it('finds the lines that two photos show although their edges cut a line, or show the table', () => {
  const cut = `${upper}\n1 Cakc~0.4            s~0.4`;
  const begun = `\nlhe~0.4 tabie~0.4\n1 Burger            12.00${lower}`;
  const read = readBill({ pages: [pageOf(cut), pageOf(begun)], today: null });
  if (!read.ok) throw new Error(read.reason);
  expect(read.bill.items.map(({ name }) => name)).toEqual(['Burger', 'Fries', 'Cola', 'Cake']);
  expect(read.bill.balanced).toBe(true);
});

it('keeps all lines of photos that show nothing twice but the same drink', () => {
  const more =
    '1 Cola               3.00\n1 Cake               5.00\nSubtotal            32.00\nTax   1.68\nTotal   33.68';
  const read = readBill({ pages: [pageOf(upper), pageOf(more)], today: null });
  if (!read.ok) throw new Error(read.reason);
  expect(read.bill.items.map(({ name }) => name)).toEqual(['Burger', 'Fries', 'Cola', 'Cola', 'Cake']);
});

/** Two pages of a document on one picture, the second below the first. */
function document({ isText, pagesLeftOut = 0 }: { isText: boolean; pagesLeftOut?: number }, below = lower): Page {
  const [first, second] = [pageOf(upper), pageOf(below)];
  const moved = second.words.map((word) => {
    const [a, b, c, d] = word.polygon.map(({ x, y }) => ({ x, y: y + first.height }));
    if (!a || !b || !c || !d) throw new Error('A word has four corners');
    return { ...word, polygon: [a, b, c, d] as const };
  });
  const height = first.height + second.height;
  return {
    width: first.width,
    height,
    words: [...first.words, ...moved],
    parts: [
      { top: 0, bottom: first.height, isText },
      { top: first.height, bottom: height, isText },
    ],
    ...(pagesLeftOut > 0 && { pagesLeftOut }),
  };
}

function billOn(page: Page): ScannedBill {
  const read = readBill({ pages: [page], today: null });
  if (!read.ok) throw new Error(read.reason);
  return read.bill;
}

it('counts once what two pages of a scanned document show, and has its place on the one picture', () => {
  const bill = billOn(document({ isText: false }));
  expect(bill.items.map(({ name }) => name)).toEqual(['Burger', 'Fries', 'Cola', 'Cake']);
  expect(bill).toMatchObject({ balanced: true, total: { boxes: [{ page: 0 }] } });
});

it('counts twice what a document says twice', () => {
  const twice = lower.replace('29.00', '41.00').replace('30.68', '42.68');
  const bill = billOn(document({ isText: true }, twice));
  expect(bill.items.map(({ name }) => name)).toEqual(['Burger', 'Fries', 'Cola', 'Fries', 'Cola', 'Cake']);
  expect(bill.balanced).toBe(true);
});

it('doubts a bill that adds up when pages behind it were not read', () => {
  const bill = billOn(document({ isText: false, pagesLeftOut: 2 }));
  expect(bill).toMatchObject({ total: { value: 3068 }, balanced: false });
  expect(bill.doubts[0]).toEqual({ kind: 'pagesLeftOut', pages: 2 });
  expect(bill.doubts.map((doubt) => messageOf({ doubt, bill }))).toContain(
    'The last 2 pages of the document were not read. Please add what is on them.',
  );
});
