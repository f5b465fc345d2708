import { describe, expect, it } from 'vitest';
import { readBill } from './readBill';
import { photoPage } from './testing/photoPage';
import { briefOf } from './testing/readText';

function billOfPhoto(number: number) {
  const read = readBill({ pages: [photoPage(number)], today: '2026-11-21' });
  if (!read.ok) throw new Error(read.reason);
  return read.bill;
}

describe('real receipts', () => {
  it('reads amounts that touch their labels, and does not take a suggested tip', () => {
    const bill = billOfPhoto(1008);
    expect(bill.restaurantName?.value).toContain('Dona Mercedes Restaurant');
    expect(briefOf(bill)).toMatchObject({
      items: [
        '1 CHicharon 225',
        '3 Pupusa Queso 675',
        '1 Platanos Orden 775',
        '1 Diet coke 150',
        '2 Quesadilla salvadorena 400',
      ],
      subtotal: 2225,
      tax: 222,
      tip: null,
      total: 2447,
      balanced: true,
    });
  });

  it('reads quantities and unit prices behind the names', () => {
    const bill = billOfPhoto(1010);
    expect(bill.restaurantName?.value).toBe("Friendly Red's of Windham");
    expect(bill.date?.value).toBe('2018-07-21');
    expect(briefOf(bill)).toMatchObject({
      items: [
        '2 Cadilac Margarita 2800',
        '1 Maryland Crab Cakes 1400',
        '1 Chicken Caprese 1200',
        '1 Chix Parm Sandwich 1000',
        '2 Bud Light 740',
      ],
      total: 7783,
      balanced: true,
    });
  });

  it('reads a service charge, cash and change', () => {
    expect(briefOf(billOfPhoto(1022))).toMatchObject({ tax: 301, tip: 448, total: 3737, balanced: true });
  });

  it('computes the total of a receipt without one, but does not confirm it', () => {
    const bill = billOfPhoto(1056);
    expect(briefOf(bill)).toMatchObject({ subtotal: 15200, tax: 0, discount: 1200, total: 15200, balanced: false });
    expect(bill.items).toHaveLength(11);
    expect(bill.doubts).toEqual([{ kind: 'noTotal' }]);
  });

  it('reads a date with a time printed into it', () => {
    const bill = billOfPhoto(1092);
    expect(bill.date?.value).toBe('2018-07-28');
    expect(briefOf(bill)).toMatchObject({ subtotal: 3985, tax: 345, tip: null, total: 4330, balanced: true });
  });
});
