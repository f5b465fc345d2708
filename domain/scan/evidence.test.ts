import { describe, expect, it } from 'vitest';
import { readBill } from './readBill';
import { pageOf } from './testing/pageOf';
import { billOf, readText } from './testing/readText';

const END = '\nSubtotal   12.00\nTax   1.00\nTotal   13.00';

describe('labels', () => {
  it.each([
    ['Tip Top Ale', '1 Burger   8.00\n1 Tip Top Ale   4.00'],
    ['Tax Day Special', 'Burger   8.00\nTax Day Special   3.00\nFries   1.00'],
    ['Total Eclipse Stout', 'Burger   8.00\nTotal Eclipse Stout   4.00'],
    ['Credit Crunch', 'Burger   8.00\nCredit Crunch   3.00\nFries   1.00'],
    ['Credit Crunch', 'Credit Crunch   3.00\nBurger   8.00\nFries   1.00'],
  ])('do not make something else of the dish %s', (name, lines) => {
    const { items, balanced, tax } = readText(`CAFE ROMA\n${lines}${END}`);
    expect(items.some((item) => item.includes(name))).toBe(true);
    expect({ balanced, tax }).toEqual({ balanced: true, tax: 100 });
  });

  it('count above the subtotal when they are the whole name', () => {
    expect(readText('CAFE ROMA\n1 Burger   10.00\nTip   2.00\nSubtotal   12.00\nTax   1.00\nTotal   13.00').tip).toBe(
      200,
    );
  });

  it('do not let an unreadable word beside a tax be another one as large as a tip', () => {
    const read = readText('CAFE ROMA\n1 Burger   12.00\nSubtotal   12.00\nTax   1.00\nlp   1.80\nTotal   14.80');
    expect(read).toMatchObject({ total: 1480, balanced: false });
  });

  it('let an unreadable word above the total be the tax when it has the rate of one', () => {
    expect(readText('CAFE ROMA\n1 Burger   12.00\nSubtotal   12.00\nTHX   1.00\nTotal   13.00')).toMatchObject({
      tax: 100,
      total: 1300,
    });
  });
});

describe('a damaged label', () => {
  const READ = 'CAFE ROMA\n1 Burger   12.00\nSubtotal   12.00\n';

  it('of a tax is found among the other readings of its word when they are likely', () => {
    const lines = pageOf(`${READ}JAX|TAX   1.90\nTotal   13.90`);
    const taxIn = (confidence: number): unknown => {
      const words = lines.words.map((word) => ({
        ...word,
        alternatives: word.alternatives?.map((other) => ({ ...other, confidence })),
      }));
      const read = readBill({ pages: [{ ...lines, words }], today: null });
      return read.ok ? [read.bill.tax?.value, read.bill.balanced] : read.reason;
    };
    expect(taxIn(0.3)).toEqual([190, true]);
    expect(taxIn(0.1)).not.toEqual([190, true]);
  });

  it('between a subtotal and a total that is less is one of a discount, and a doubt', () => {
    const read = readText(`${READ}500.92FF   6.00\nTax   0.50\nTotal   6.50`);
    expect(read).toMatchObject({ total: 650, discount: 600, tax: 50, balanced: false });
  });
});

describe('balanced', () => {
  const top = 'CAFE ROMA\n1 Burger   8.00\n1 Fries   4.00\n';

  it.each([
    ['a fee that nobody named', `${top}Subtotal   12.00\nxyzzy   4.00\nTotal   16.00`],
    ['extras that are greater than the dishes', `${top}Subtotal   12.00\nService fee   20.00\nTotal   32.00`],
    ['a line without a name', `CAFE ROMA\n1 Burger   8.00\n4.00${END}`],
    ['a heading in the place of a name', `CAFE ROMA\n1 Burger   8.00\nITEM QTY AMOUNT   4.00${END}`],
    [
      'the name of the restaurant beside the first price, and a dish that is left without one',
      `SULLIVANS   8.00\n1 Burger   3.00\n1 Fries   1.00\n1 Cola${END}`,
    ],
    ['a tax that was hardly seen', `${top}Subtotal   12.00\nTax   1.00~0.6\nTotal   13.00`],
    [
      'another digit in a price when the tax was not seen clearly either',
      'CAFE ROMA\n1 Burger   8.00\n1 Fries   9.00|4.00~0.8\nSubtotal   12.00\nTax   1.00~0.8\nTotal   13.00',
    ],
  ])('is not said with %s', (_, text) => {
    expect(readText(text).balanced).toBe(false);
  });

  it.each([
    ['a minus', 'Early bird   -4.00'],
    ['a rate and nothing else', 'Happy Hour 50% Off   4.00'],
  ])('is said with what was taken off by %s, whatever its name', (_, line) => {
    const text = `${top}Subtotal   12.00\n${line}\nTax   1.00\nTotal   9.00`;
    expect(readText(text)).toMatchObject({ discount: 400, tax: 100, total: 900, balanced: true });
  });

  it('is said of an amount in brackets that was taken off', () => {
    const text = `CAFE ROMA\n1 Burger   9.00\n1 Fries   4.00\nHalf price app   (1.00)${END}`;
    expect(readText(text)).toMatchObject({ items: ['1 Burger 900', '1 Fries 400'], discount: 100, balanced: true });
  });

  it('is said of a bill with its prices below the names, and a count of all items below the last', () => {
    const lines = 'Tea\n2 x 2.20   4.40\nCola\n1 x 7.60   7.60\nTotal Qty: 3';
    expect(readText(`CAFE ROMA\nItem Qty Price Total\n${lines}${END}`)).toMatchObject({
      items: ['2 Tea 440', '1 Cola 760'],
      balanced: true,
    });
  });

  it('is said when sums of departments are the subtotal', () => {
    const text = `CAFE ROMA\n1 Burger   8.00\n1 Ale   4.00\nFood   8.00\nBeer   4.00\nTax   1.00\nPayment   13.00`;
    expect(readText(text)).toMatchObject({ items: ['1 Burger 800', '1 Ale 400'], subtotal: 1200, balanced: true });
  });

  it('is said with another digit in a price when all other amounts are clear', () => {
    const text = 'CAFE ROMA\n1 Burger   8.00\n1 Fries   9.00|4.00~0.8\nSubtotal   12.00\nTax   1.00\nTotal   13.00';
    expect(readText(text)).toMatchObject({ items: ['1 Burger 800', '1 Fries 400'], balanced: true });
  });

  it('is said of what modifiers cost when the second bracket was not read', () => {
    const text = `CAFE ROMA\n1 Burger   9.00\nAvocado ($1.00\n1 Cola   3.00${END}`;
    expect(readText(text)).toMatchObject({ items: ['1 Burger 900', '1 Cola 300'], balanced: true });
  });

  it('is not said of a price in brackets that is taken off again', () => {
    const text =
      'CAFE ROMA\n1 Burger   8.00\nOnion   0.75)\n1 Fries   4.00\nHam   ($0.75)\nSubtotal   12.00\nTax   1.00\nTotal   13.00';
    expect(readText(text)).toMatchObject({ items: ['1 Burger 800', '1 Fries 400'], discount: null, balanced: true });
  });

  it('is said of a subtotal for drinks and one for food that make the sum of the lines', () => {
    const text = `${top}Bar Subtotal   4.00\nFood Subtotal   8.00\nNY State   1.00~0.8\nTotal   13.00`;
    expect(readText(text)).toMatchObject({ subtotal: 1200, tax: 100, balanced: true });
  });

  it.each([
    ['hardly seen', '1.00~0.6'],
    ['read with another digit that was unsure', '7.00~0.7'],
  ])('is said with a tax that was %s when the total is printed twice', (_, tax) => {
    const text = `${top}Subtotal   12.00\nTax   ${tax}\nTotal   13.00\n`;
    expect(readText(`${text}Visa   13.00`)).toMatchObject({ tax: 100, total: 1300, balanced: true });
    expect(readText(`${text}Visa   13.00~0.6`).balanced).toBe(false);
    expect(readText(text).balanced).toBe(false);
  });

  it('is not said with another digit in the tax when there is no subtotal, however often the total is printed', () => {
    expect(readText(`${top}Tax   7.00~0.7\nTotal   13.00\nVisa   13.00`).balanced).toBe(false);
  });

  it('is said with a charge whose label cannot be read when the rate beside it makes it to the cent', () => {
    const text = (tip: string, total: string): string =>
      `${top}Subtotal   12.00\nTax   1.00\n18%IPS   ${tip}\nTotal   ${total}`;
    expect(readText(text('2.16', '15.16'))).toMatchObject({ tip: 216, fees: null, balanced: true });
    expect(readText(text('2.30', '15.30')).balanced).toBe(false);
  });

  it('is said with a rate among the lines that takes off what it makes of the dishes', () => {
    const text = (off: string, sum: string, total: string): string =>
      `${top}10% (10.00%)   ${off}\nSubtotal   ${sum}\nTax   1.00\nTotal   ${total}`;
    expect(readText(text('1.20', '10.80', '11.80'))).toMatchObject({ discount: 120, balanced: true });
    expect(readText(text('1.50', '10.50', '11.50')).balanced).toBe(false);
  });

  it('never comes from changing an amount that was read clearly', () => {
    const bill = billOf('CAFE ROMA\n1 Burger   8.00\n1 Fries   4.00\nSubtotal   12.00\nTax   1.00\nTotal   18.00');
    expect(bill.total?.value).toBe(1800);
    expect(bill.doubts.map(({ kind }) => kind)).toEqual(['totalDoesNotAddUp', 'noDate']);
  });

  it('is replaced by a doubt that names the line when something was guessed', () => {
    const bill = billOf(
      'CAFE ROMA\n12 Main Street\n03/04/2019 7:15 PM\n1 Burger   8.00\n7 Fries   3.00\nCola   1.00' + END,
    );
    expect(bill).toMatchObject({ balanced: false, doubts: [{ kind: 'unconfirmed', item: 1 }] });
  });
});
