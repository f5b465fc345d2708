import { describe, expect, it } from 'vitest';
import { readBill } from './readBill';
import { pageOf } from './testing/pageOf';
import { billOf, readText } from './testing/readText';

const END = `
Subtotal            12.00
Tax                  1.00
Total               13.00`;
const END_READ = { subtotal: 1200, tax: 100, total: 1300, balanced: true };

describe('items', () => {
  it('reads every field of an ordinary receipt', () => {
    const bill = billOf(`
JOE'S DINER
12 Main Street
Server: Ann   03/04/2019 7:15 PM
2 Burger             9.00
1 Cola               3.00${END}`);
    expect(bill.restaurantName?.value).toBe("JOE'S DINER");
    expect(bill.date?.value).toBe('2019-03-04');
    expect(bill.items.map(({ quantity, unitPriceCents }) => [quantity, unitPriceCents])).toEqual([
      [2, 450],
      [1, 300],
    ]);
    expect(bill.doubts).toEqual([]);
    expect(bill.total?.confidence).toBeGreaterThan(0.9);
    expect(bill.total?.boxes).toHaveLength(1);
  });

  it.each([
    [
      'a price below its name',
      'Burger deluxe\n                9.00\nCola            3.00',
      ['1 Burger deluxe 900', '1 Cola 300'],
    ],
    ['a quantity below the name', 'Taco\n   2 @ 4.50     9.00\nCola            3.00', ['2 Taco 900', '1 Cola 300']],
    ['the price of one only', '2 Taco @ 4.50\nCola            3.00', ['2 Taco 900', '1 Cola 300']],
    [
      'the price of one in the price column',
      '2 Taco          4.50\n1 Cola          3.00',
      ['2 Taco 900', '1 Cola 300'],
    ],
    ['a quantity behind', 'Taco x2         9.00\nCola            3.00', ['2 Taco 900', '1 Cola 300']],
    [
      'two price columns',
      'QTY ITEM  PRICE  AMOUNT\n2 Taco    4.50   9.00\n1 Cola    3.00   3.00',
      ['2 Taco 900', '1 Cola 300'],
    ],
    ['the quantity in the middle', 'Taco    2   4.50   9.00\nCola    1   3.00   3.00', ['2 Taco 900', '1 Cola 300']],
    [
      'modifiers',
      '1 Burger   7.00\n No onion   0.00\n Medium\n Add egg   2.00\nCola   3.00',
      ['1 Burger 700', '1 Add egg 200', '1 Cola 300'],
    ],
    [
      'the sums of departments',
      '2 Taco   9.00\n1 Beer   3.00\nFood   9.00\nBeverage   3.00',
      ['2 Taco 900', '1 Beer 300'],
    ],
    [
      'names that sound like labels',
      '6 Chicken Tenders   9.00\nSide Order Fries   3.00',
      ['6 Chicken Tenders 900', '1 Side Order Fries 300'],
    ],
  ])('reads %s', (_, lines, items) => {
    expect(readText(`CAFE ROMA\n${lines}${END}`)).toMatchObject({ ...END_READ, items });
  });

  it('corrects a misread digit by the arithmetic, with less confidence', () => {
    const bill = billOf(`CAFE ROMA\nBurger   78.00|8.00\nFries   4.00${END}`);
    expect(bill.items.map(({ lineCents }) => lineCents)).toEqual([800, 400]);
    expect(bill.balanced).toBe(true);
    expect(bill.items[0]?.confidence).toBeLessThan(bill.items[1]?.confidence ?? 0);
  });

  it('reads prices above a thousand dollars', () => {
    const text =
      'STEAK HOUSE\n4 Tomahawk   1,180.00\n2 Wine   640.50\nSubtotal   1,820.50\nTax   161.57\nTotal   $1,982.07';
    expect(readText(text)).toMatchObject({ subtotal: 182050, tax: 16157, total: 198207, balanced: true });
  });
});

describe('discounts', () => {
  it.each([
    ['a void', '1 Burger  12.00\n1 Cola   3.00\nVOID Cola   -3.00'],
    ['a void printed without a minus', '1 Burger  12.00\n1 Cola   3.00\n*VOID* Cola   3.00'],
    ['a coupon above the subtotal', '1 Burger  15.00\nCoupon   -3.00'],
    ['a comp between two subtotals', '1 Burger  15.00\nSubtotal  15.00\nITEM COMPS:  -3.00'],
  ])('counts %s as a discount', (_, lines) => {
    expect(readText(`CAFE ROMA\n${lines}${END}`)).toMatchObject({ ...END_READ, discount: 300 });
  });

  it('takes a discount below the subtotal off the total', () => {
    const text = 'CAFE ROMA\n1 Burger   15.00\nSubtotal   15.00\nDiscount   3.00\nTax   1.00\nTotal   13.00';
    expect(readText(text)).toMatchObject({ subtotal: 1500, discount: 300, total: 1300, balanced: true });
  });
});

describe('taxes, fees and tips', () => {
  const bill = (lines: string): string => `CAFE ROMA\n1 Burger   12.00\nSubtotal   12.00\n${lines}`;

  it('adds several taxes up', () => {
    const read = readText(bill('State Tax  0.90\nCity Tax   0.30\nRestaurant   0.04\nTotal   13.24'));
    expect(read).toMatchObject({ tax: 124, fees: null, total: 1324, balanced: true });
  });

  it('keeps fees and tax apart', () => {
    expect(readText(bill('Delivery fee   2.99\nTax   1.00\nTotal   15.99'))).toMatchObject({
      fees: 299,
      tax: 100,
      balanced: true,
    });
  });

  it.each(['Auto Gratuity 18%', 'Service Charge (18%)'])('reads a printed %s as the tip', (label) => {
    expect(readText(bill(`${label}   2.16\nTax   1.00\nTotal   15.16`))).toMatchObject({
      tip: 216,
      total: 1516,
      balanced: true,
    });
  });

  it('reads a gratuity above the subtotal as the tip, a small charge of the house as a line', () => {
    const text = (charge: string): string =>
      `CAFE ROMA\n1 Burger   10.00\n${charge}   2.00\nSubtotal   12.00\nTax   1.00\nTotal   13.00`;
    expect(readText(text('Gratuity 20%'))).toMatchObject({
      items: ['1 Burger 1000'],
      tip: 200,
      total: 1300,
      balanced: true,
    });
    expect(readText(text('Service Charge 2%'))).toMatchObject({ tip: null, total: 1300, balanced: true });
    expect(readText(text('Service Charge 2%')).items).toHaveLength(2);
  });

  it.each([
    ['a list of suggestions', 'Total   13.00\nTip guide\n15% = 1.80\n18% = 2.16\n20% = 2.40'],
    [
      'suggestions with totals',
      'Total   13.00\nSuggested Tip:\n18%  Tip 2.16  Total 15.16\n20%  Tip 2.40  Total 15.40',
    ],
    ['lines to fill in', 'Total   13.00\nTip  ______\nTotal  ______'],
    ['handwriting that does not add up', 'Total   13.00\nTip   2.00~0.6\nTotal   16.00~0.6'],
  ])('never invents a tip from %s', (_, lines) => {
    expect(readText(bill(`Tax   1.00\n${lines}`))).toMatchObject({ tip: null, total: 1300, balanced: true });
  });

  it.each([
    ['the card slip below', 'VISA **** 1234\nAmount   13.00\nTip ____'],
    ['cash and change', 'Cash   20.00\nChange   7.00'],
    ['a part that was paid', 'Payment   10.00\nBalance Due   3.00'],
  ])('is not misled by %s', (_, lines) => {
    expect(readText(bill(`Tax   1.00\nTotal   13.00\n${lines}`))).toMatchObject({ total: 1300, balanced: true });
  });

  it('does not add a tax that is included in the prices', () => {
    const text = 'CAFE ROMA\n1 Burger   12.00\nTotal   12.00\nTax included   1.20';
    expect(readText(text)).toMatchObject({ tax: null, total: 1200, balanced: true });
  });
});

describe('doubts', () => {
  it('completes a cut-off price by the subtotal, without calling the bill confirmed', () => {
    expect(readText(`CAFE ROMA\n1 Burger   8.00\n1 Fries   4.${END}`)).toMatchObject({
      ...END_READ,
      items: ['1 Burger 800', '1 Fries 400'],
      balanced: false,
    });
  });

  it('says how much is missing, and names the line that explains it', () => {
    const bill = billOf('CAFE ROMA\n1 Burger   12.00\n1 Salad   8.35\nSubtotal   28.70\nTax   1.00\nTotal   29.70');
    expect(bill.balanced).toBe(false);
    expect(bill.doubts).toContainEqual({ kind: 'itemsDoNotAddUp', differenceCents: 835, item: 1 });
  });

  it('says when subtotal, tax and total disagree', () => {
    const bill = billOf('CAFE ROMA\n1 Burger   12.00\nSubtotal   12.00\nTax   1.00\nTotal   51.77');
    expect(bill.balanced).toBe(false);
    expect(bill.doubts.map(({ kind }) => kind)).toContain('totalDoesNotAddUp');
  });

  it('works out a total that is cut off, and says so', () => {
    const bill = billOf('CAFE ROMA\n1 Burger   12.00\nSubtotal   12.00\nTax   1.00\nTOTAL');
    expect(bill.total).toEqual({ value: 1300, confidence: 0.5, boxes: [] });
    expect(bill.balanced).toBe(false);
    expect(bill.doubts.map(({ kind }) => kind)).toContain('noTotal');
  });

  it('does not call a slip without items balanced', () => {
    const bill = billOf('CAFE ROMA\n12 Main Street\n03/04/2019 19:15\nVISA 1234\nAMOUNT   45.10\nTIP ____');
    expect(bill.total?.value).toBe(4510);
    expect(bill.doubts).toContainEqual({ kind: 'noItems' });
    expect(bill.balanced).toBe(false);
  });
});

describe('photos of something else', () => {
  it('refuses text without amounts', () => {
    const page = pageOf('Welcome to the beach\nNo dogs allowed\nSwim between the flags\nHave fun');
    expect(readBill({ pages: [page], today: null })).toEqual({ ok: false, reason: 'notAReceipt' });
  });

  it('calls text without amounts unclear when the letters were hardly seen', () => {
    const page = pageOf('HAKE SPECLAD\nDRV THRU\nCheek 20018\nBREOLARES eryoe'.replace(/\S+/g, '$&~0.7'));
    expect(readBill({ pages: [page], today: null })).toEqual({ ok: false, reason: 'unclear' });
  });

  it('refuses a photo on which hardly a word can be read', () => {
    expect(readBill({ pages: [pageOf('x~0.5 y~0.4 Total~0.5')], today: null })).toEqual({
      ok: false,
      reason: 'unclear',
    });
    expect(readBill({ pages: [], today: null })).toEqual({ ok: false, reason: 'unclear' });
  });
});
