import { expect, it } from 'vitest';
import { readBill } from '../readBill';
import { pageOf } from '../testing/pageOf';
import { isBalancedOn } from './isBalancedOn';

it.each([
  { closes: true, text: 'Burger  8.00\nCola  3.00\nSubtotal  11.00\nTax  1.00\nTotal  12.00' },
  { closes: false, text: 'Burger  8.00\nCola  5.00\nSubtotal  11.00\nTax  1.00\nTotal  12.00' },
  { closes: false, text: 'Burger\nCola' },
])('says of a photo what its bill says: $closes for $text', ({ closes, text }) => {
  const page = pageOf(text);
  const read = readBill({ pages: [page], today: null, fewestWords: 1 });
  expect([isBalancedOn(page), read.ok && read.bill.balanced]).toEqual([closes, closes]);
});
