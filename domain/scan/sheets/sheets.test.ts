import { describe, expect, it } from 'vitest';
import { readBill } from '../readBill';
import { pageOf } from '../testing/pageOf';
import { briefOf } from '../testing/readText';
import type { Page, Word } from '../words';

const BILL = pageOf(`
JOE'S DINER
12 Main Street
Boston, MA 02110
03/04/2019 7:15 PM
2 Burger             9.00
1 Cola               3.00
1 Onion soup         4.50
1 Salad              5.50
Subtotal            22.00
Tax                  2.00
Total               24.00`);

/** Another receipt, cut off at the right. */
const OTHER = pageOf(`
THE RUSTY ANCHOR
MERCHANT COPY
01/02/2018 8:15 PM
VISA XXXX4417
Steak              70.00
Amount            $88.00
Tip           __________
Total         __________
I agree to pay the above`);

/** The words of a page that is turned by some degrees and moved. */
function moved({ words }: Page, { turn, right, down }: { turn: number; right: number; down: number }): Word[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return words.map((word) => {
    const [a, b, c, d] = word.polygon.map(({ x, y }) => ({
      x: x * cos - y * sin + right,
      y: x * sin + y * cos + down,
    }));
    if (!a || !b || !c || !d) throw new Error('A word has four corners');
    return { ...word, polygon: [a, b, c, d] as const };
  });
}

/** Lays a second page beside the first, turned by some degrees and moved down. */
function beside(
  page: Page,
  other: Page,
  { turn, down, side }: { turn: number; down: number; side: 'left' | 'right' },
): Page {
  const words = moved(other, { turn, down, right: side === 'left' ? -other.width : page.width });
  return { ...page, width: page.width + other.width, words: [...words, ...page.words] };
}

function billOn(page: Page) {
  const read = readBill({ pages: [page], today: null });
  if (!read.ok) throw new Error(read.reason);
  return read.bill;
}

describe('a bill among other papers', () => {
  it.each([
    ['a slip at the left', { turn: 0, down: 9, side: 'left' }],
    ['a slip at the right', { turn: 0, down: 12, side: 'right' }],
    ['a slip that is turned', { turn: 14, down: -20, side: 'left' }],
    ['a slip that is turned the other way', { turn: -12, down: 60, side: 'right' }],
  ] as const)('keeps its own name, date and lines beside %s', (_, place) => {
    const bill = billOn(beside(BILL, OTHER, place));
    expect(bill.restaurantName?.value).toBe("JOE'S DINER");
    expect(bill.date?.value).toBe('2019-03-04');
    expect(briefOf(bill)).toMatchObject({
      items: ['2 Burger 900', '1 Cola 300', '1 Onion soup 450', '1 Salad 550'],
      total: 2400,
      balanced: true,
    });
  });

  it('keeps its own lines when a slip beside it has lines at all heights', () => {
    const slip = pageOf(`
THE RUSTY ANCHOR
MERCHANT COPY
VISA XXXX4417
Amount $88.00
Tip
Total
X
I agree to pay the
above total today`);
    const bill = billOn(beside(BILL, slip, { turn: 8, down: 11, side: 'left' }));
    expect(bill.restaurantName?.value).toBe("JOE'S DINER");
    expect(briefOf(bill)).toMatchObject({
      items: ['2 Burger 900', '1 Cola 300', '1 Onion soup 450', '1 Salad 550'],
      balanced: true,
    });
  });

  it('keeps its own name on a menu that goes on above and below it', () => {
    const dish = 'Margherita 12.50      Calamari 9.95      Linguine 16.00      Tiramisu 7.50';
    const menu = pageOf(Array.from({ length: 24 }, () => dish).join('\n'));
    // The paper hides what is below it, with a margin around its own text.
    const isSeen = ({ polygon: [from, to] }: Word): boolean =>
      to.x < 200 || from.x > 250 + BILL.width || from.y < 130 || from.y > 210 + BILL.height;
    const words = moved(menu, { turn: 8, right: 0, down: -60 }).filter(isSeen);
    const bill = billOn({ ...menu, words: [...words, ...moved(BILL, { turn: 0, right: 220, down: 180 })] });
    expect(bill.restaurantName?.value).toBe("JOE'S DINER");
    expect(briefOf(bill)).toMatchObject({ items: ['2 Burger 900', '1 Cola 300', '1 Onion soup 450', '1 Salad 550'] });
  });

  it('is not called balanced without a price that stands between its own', () => {
    const slanted = moved(pageOf('1 Extra cheesecake   6.00'), { turn: 12, right: 10, down: 130 });
    const bill = billOn({ ...BILL, words: [...BILL.words, ...slanted] });
    expect(briefOf(bill)).toMatchObject({ total: 2400, balanced: false });
  });

  it('is not called balanced when a second whole bill is in view', () => {
    const second = pageOf('TACO HUT\n1 Taco   4.00\n2 Soda   6.00\nSubtotal   10.00\nTax   1.00\nTotal   11.00');
    const bill = billOn(beside(BILL, second, { turn: 10, down: 30, side: 'right' }));
    expect(briefOf(bill)).toMatchObject({ total: 2400, balanced: false });
    expect(bill.doubts).toEqual([{ kind: 'unconfirmed', item: null }]);
  });

  it('is not called balanced when a larger bill in view does not add up', () => {
    const second = pageOf('TACO HUT\n1 Taco   4.00\n2 Soda   6.00\nSubtotal   10.00\nTax   1.00\nTotal   11.00');
    const words = BILL.words.map((word) => (word.text === '4.50' ? { ...word, text: '1.35' } : word));
    const bill = billOn(beside({ ...BILL, words }, second, { turn: 10, down: 30, side: 'right' }));
    expect(bill.balanced).toBe(false);
  });

  it('is not cut between its columns', () => {
    const bill = billOn(
      pageOf(`
JOE'S DINER
2      Burger          4.50      9.00
1      Cola            3.00      3.00
1      Onion soup      4.50      4.50
Subtotal                        16.50
Tax                              1.00
Total                           17.50`),
    );
    expect(briefOf(bill)).toMatchObject({ items: ['2 Burger 900', '1 Cola 300', '1 Onion soup 450'], balanced: true });
  });
});
