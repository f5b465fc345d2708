import { expect, it } from 'vitest';
import { readBill } from '../readBill';
import { pageOf } from '../testing/pageOf';

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
