import { describe, expect, it } from 'vitest';
import type { ScannedBill } from './bill';
import { correctionsOf, type ConfirmedBill } from './corrections';
import { readBill } from './readBill';
import { pageOf } from './testing/pageOf';

const page = pageOf(
  `CAFE ROMA
12 Main Street
03/04/2019 7:15 PM
2 Burger             9.00
1 Cola               3.00
1 Side salad         3.00
Subtotal            15.00
Tax                  1.00
Total               16.00`,
  { slant: 0.1 },
);

function scannedBill(): ScannedBill {
  const read = readBill({ pages: [page], today: null });
  if (!read.ok) throw new Error(read.reason);
  return read.bill;
}

const asRead: ConfirmedBill = {
  restaurantName: 'CAFE ROMA',
  date: '2019-03-04',
  items: [
    { name: 'Burger', priceCents: 450, quantity: 2 },
    { name: 'Cola', priceCents: 300, quantity: 1 },
    { name: 'Side salad', priceCents: 300, quantity: 1 },
  ],
  taxCents: 100,
  tipCents: 0,
  feesCents: 0,
  discountCents: 0,
  totalCents: 1600,
};

function corrections(changes: Partial<ConfirmedBill>) {
  return correctionsOf({ bill: scannedBill(), pages: [page], confirmed: { ...asRead, ...changes } });
}

describe('correctionsOf', () => {
  it('finds nothing in a bill that was confirmed as it was read', () => {
    expect(corrections({})).toEqual([]);
  });

  it('lists each field that was changed, with the words it was read from', () => {
    expect(corrections({ restaurantName: 'Café Roma', date: '2019-04-03', taxCents: 0, tipCents: 250 })).toEqual([
      { field: 'restaurantName', read: 'CAFE ROMA', confirmed: 'Café Roma', words: ['CAFE', 'ROMA'] },
      { field: 'date', read: '2019-03-04', confirmed: '2019-04-03', words: ['03/04/2019', '7:15', 'PM'] },
      { field: 'tax', read: '1.00', confirmed: '0.00', words: ['Tax', '1.00'] },
      { field: 'tip', read: null, confirmed: '2.50', words: [] },
    ]);
  });

  it('finds a renamed line by its price, and a line with another price by its name', () => {
    const salad = { name: 'Side salad', priceCents: 300, quantity: 1 };
    const items = [
      { name: 'Burger', priceCents: 475, quantity: 2 },
      { name: 'Coca', priceCents: 300, quantity: 1 },
      salad,
    ];
    expect(corrections({ items })).toEqual([
      { field: 'item.price', read: '9.00', confirmed: '9.50', words: ['2', 'Burger', '9.00'] },
      { field: 'item.name', read: 'Cola', confirmed: 'Coca', words: ['1', 'Cola', '3.00'] },
    ]);
  });

  it('lists only the quantity when the price of the line did not change', () => {
    const items = asRead.items.map((item) =>
      item.name === 'Burger' ? { ...item, priceCents: 900, quantity: 1 } : item,
    );
    expect(corrections({ items })).toEqual([
      { field: 'item.quantity', read: '2', confirmed: '1', words: ['2', 'Burger', '9.00'] },
    ]);
  });

  it('lists lines that were removed and lines that were added', () => {
    const items = [...asRead.items.slice(1), { name: 'Espresso', priceCents: 220, quantity: 2 }];
    expect(corrections({ items })).toEqual([
      { field: 'item.removed', read: '2 Burger 9.00', confirmed: null, words: ['2', 'Burger', '9.00'] },
      { field: 'item.added', read: null, confirmed: '2 Espresso 4.40', words: [] },
    ]);
  });
});
