import { describe, expect, it } from 'vitest';
import type { ScannedBill } from '../bill';
import { briefOf } from '../testing/readText';
import { linesOfText, pageOfText } from './pastedLines';
import { readPasted } from './readPasted';
import { namesThreeDecimals } from './threeDecimals';

function pasted(text: string): ScannedBill {
  const read = readPasted({ page: pageOfText(linesOfText(text)), today: '2026-11-27' });
  if (!read.ok) throw new Error(read.reason);
  return read.bill;
}

const itemsOf = (text: string) => briefOf(pasted(text)).items;
const kindsOf = (text: string) => pasted(text).doubts.map(({ kind }) => kind);
const unread = (text: string) => pasted(text).lines?.flatMap(({ text: line, isRead }) => (isRead ? [] : [line]));

describe('a tax that the prices include', () => {
  it('is read, though it is added to nothing', () => {
    const text = 'RISTORANTE DUE\n2 Negroni 20,00 EUR\n1 Pizza 12,00 EUR\nTotal 32,00 EUR\nincl. VAT 20% 5,33';
    expect(pasted(text).charges).toEqual([{ name: 'VAT 20%', cents: 533, isIncluded: true }]);
    expect(unread(text)).toEqual([]);
  });
});

describe('a list without a sum', () => {
  it('is read line by line, and its total is calculated and doubted', () => {
    const bill = pasted('2 Negroni 26.00\n1 Burger 14.50\nFries 5.00');
    expect(briefOf(bill)).toMatchObject({
      items: ['2 Negroni 2600', '1 Burger 1450', '1 Fries 500'],
      total: 4550,
      balanced: false,
    });
    expect(bill.total?.boxes).toEqual([]);
    expect(bill.doubts[0]).toEqual({ kind: 'noTotal' });
  });

  it.each([
    ['one line', 'Negroni 12', ['1 Negroni 1200']],
    [
      'whole amounts beside others',
      '2 Negroni 26\nBurger 14.5\nFries 5',
      ['2 Negroni 2600', '1 Burger 1450', '1 Fries 500'],
    ],
    ['a price of one', 'Beer 3 x 4.00\nNegroni 2 @ 13.00', ['3 Beer 1200', '2 Negroni 2600']],
    ['a dash or colon before the price', 'Negroni - 12.00\nBurger: $14', ['1 Negroni 1200', '1 Burger 1400']],
    ['a weight', '2.5 lb Lobster 62.50\nBeer 6.00', ['1 2.5 lb Lobster 6250', '1 Beer 600']],
    ['a count that does not divide the price', '3 Beer 10.00\nFries 5.00', ['1 3 Beer 1000', '1 Fries 500']],
    ['full-width signs and yen', 'ラーメン　1,200円\n餃子　６００円', ['1 ラーメン 120000', '1 餃子 60000']],
    ['the price on the next line', '2 Negroni\n$26.00\nFries\n$5.00', ['2 Negroni 2600', '1 Fries 500']],
  ])('may have %s', (_name, text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it('takes tax, tip and a coupon into its total', () => {
    const bill = briefOf(pasted('Burger 14.00\nFries 6.00\nCoupon -5.00\nTax 1.20\nTip 3'));
    expect(bill).toMatchObject({ tax: 120, tip: 300, discount: 500, total: 1920, balanced: false });
  });
});

describe('a price that is written as menus and people write it', () => {
  it.each([
    ['without cents', 'Fries 5,-\nSoup 12.–\nTotal 17,—', ['1 Fries 500', '1 Soup 1200']],
    [
      'with thousands and without cents',
      'Fries 5.-\nKaviar 1.200,-\nTotal 1.205,-',
      ['1 Fries 500', '1 Kaviar 120000'],
    ],
    ['with its sign as the point', 'Fries 5€00\nPizza 12€50\nTotal 17€50', ['1 Fries 500', '1 Pizza 1250']],
    ['with raised cents', 'Fries 5⁰⁰\nPizza 12⁵⁰\nTotal 17⁵⁰', ['1 Fries 500', '1 Pizza 1250']],
    ['behind dots', 'Fries....5.00\nPizza…12.50\nTotal.....17.50', ['1 Fries 500', '1 Pizza 1250']],
    ['of one, behind its name', '2 x Beer à 5.00\nFries 5.00\nTotal 15.00', ['2 Beer 1000', '1 Fries 500']],
    ['of each', '2 Beer 5.00 each\nFries 5.00\nTotal 15.00', ['2 Beer 1000', '1 Fries 500']],
    ['of one before their number', 'Beer 5.00 x 2\nFries 5.00\nTotal 15.00', ['2 Beer 1000', '1 Fries 500']],
    [
      'with a blank in its thousands',
      'Pizza 1 200,00\nFries 5,00\nTotalt 1 205,00 kr',
      ['1 Pizza 120000', '1 Fries 500'],
    ],
  ])('is read %s', (_what, text, items) => {
    expect(briefOf(pasted(text))).toMatchObject({ items, balanced: true });
    expect(unread(text)).toEqual([]);
  });

  it('leaves a number in the name of a dish where no sum has such thousands', () => {
    expect(briefOf(pasted('Room 101 200,00\nFries 5,00\nTotal 205,00'))).toMatchObject({ total: 20_500 });
  });
});

describe('a measure in the name of a dish', () => {
  it.each([
    ['Coke 0.5l 3.00\nFries 5.00', ['1 Coke 0.5l 300', '1 Fries 500']],
    ['Beer 0,3l 3,20 €\nBeer 0,5 l 4,20 €', ['1 Beer 0,3l 320', '1 Beer 0,5 l 420']],
    ['2 Wine 0.75L 50.00\nHam 1.25 kg 25.00', ['2 Wine 0.75L 5000', '1 Ham 1.25 kg 2500']],
    ['Coke 0.5l 3\nFries 5', ['1 Coke 0.5l 300', '1 Fries 500']],
    ['2 Coke 0.33l à 2.50\nFries 5.00', ['2 Coke 0.33l 500', '1 Fries 500']],
  ])('stays as it was written: %j', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
    expect(unread(text)).toEqual([]);
  });

  it('is no price where the line has none, and the line is said to be left out', () => {
    expect(itemsOf('Fries 5.00\nCoke 0.5l')).toEqual(['1 Fries 500']);
    expect(unread('Fries 5.00\nCoke 0.5l')).toEqual(['Coke 0.5l']);
  });

  it('is not what a printer writes behind a price', () => {
    expect(itemsOf('Soup 12.50 G\nFries 5.00 L')).toEqual(['1 Soup 1250', '1 Fries 500']);
  });

  it('stays beside the characters of a font of icons', () => {
    expect(itemsOf('\uE000 Coke \uF8FF 0.5l 3.00\nFries 5.00')[0]).toBe('1 \uE000 Coke \uF8FF 0.5l 300');
  });

  it('is not the number of something that only stands in brackets', () => {
    expect(itemsOf('Tacos (3)\n$15.00\nFries\n$5.00')).toEqual(['1 Tacos (3) 1500', '1 Fries 500']);
  });
});

describe('the minus of an amount', () => {
  it.each([
    'Voucher 2 12.50-',
    'Voucher 2 12.50 -',
    'Voucher 2 -12.50',
    'Voucher 2 −12.50',
    'Voucher 2 –12.50',
    'Voucher 2 -$12.50',
  ])('is read in front and behind: %j', (line) => {
    expect(briefOf(pasted(`${line}\nFries 20.00\nTotal 7.50`))).toMatchObject({
      items: ['1 Fries 2000'],
      discount: 1250,
      total: 750,
      balanced: true,
    });
    expect(briefOf(pasted(`${line}\nFries 20.00`))).toMatchObject({ discount: 1250, total: 750 });
  });

  it.each(['Pizza -12.50\nFries -5.00', 'Pizza –12.50\nFries –5.00', 'Pizza - 12.50\nFries - 5.00'])(
    'is none where every amount has a dash in front of it: %j',
    (text) => {
      expect(itemsOf(text)).toEqual(['1 Pizza 1250', '1 Fries 500']);
    },
  );

  it.each(['-', ' -', '−', '–'].flatMap((dash) => ['12.50', '$12.50', '12,50 €'].map((amount) => amount + dash)))(
    'is one behind an amount, also where nothing else is left to pay: %j',
    (amount) => {
      for (const text of [`Pizza ${amount}`, `Pizza ${amount}\nFries 5.00`, `Pizza ${amount}\nFries ${amount}`])
        expect(() => pasted(text)).toThrow('notAReceipt');
      expect(briefOf(pasted(`Pizza ${amount}\nFries 20.00`))).toMatchObject({ discount: 1250, total: 750 });
    },
  );

  it('is none where a price ends in a dash in place of its decimals', () => {
    expect(itemsOf('Pizza 12.-\nFries 5.-')).toEqual(['1 Pizza 1200', '1 Fries 500']);
    expect(itemsOf('Pizza 12,-\nFries 5,-')).toEqual(['1 Pizza 1200', '1 Fries 500']);
  });

  it('is not a pair of brackets, unless the sums say so', () => {
    expect(itemsOf('Pizza (12.50)\nFries 20.00')).toEqual(['1 Pizza 1250', '1 Fries 2000']);
    expect(briefOf(pasted('Voucher 2 (12.50)\nFries 20.00\nTotal 7.50'))).toMatchObject({ discount: 1250, total: 750 });
  });
});

describe('the price of each', () => {
  it.each([
    '3 Tacos (5.00 each)',
    '3 Tacos ($5.00 ea)',
    '3 Tacos ($5 each)',
    '3 Tacos 5 each',
    '3 Tacos, 5.00 each',
    '3 Tacos @5.00',
    '3 Tacos at 5.00',
    '3 Tacos at 5.00 each',
    '3 Tacos 5.00/ea',
    '3 Tacos (5,00 € each)',
    '3 Tacos (5,00 c/u)',
    '3 Tacos (5,00€ pro Stück)',
    '3 Tacos (je 5,00)',
    'Tacos 5.00 each x3',
    'Tacos 5.00 each (3)',
    '3 Tacos (5.00 each) 15.00',
    '3 Tacos at 5.00 each 15.00',
  ])('is multiplied: %j', (line) => {
    expect(itemsOf(`${line}\nFries 4.00`)).toEqual(['3 Tacos 1500', '1 Fries 400']);
  });

  it('is not multiplied where the line says that it comes to something else', () => {
    expect(itemsOf('3 Tacos (5.00 each) 14.00\nFries 4.00')[0]).toContain(' 1400');
  });
});

describe('thousands with a blank in a list without a sum', () => {
  it.each([
    ['Pizza 1 200,00\nFries 5,00', ['1 Pizza 120000', '1 Fries 500']],
    ['Ramen 1 200円\nGyoza 600円', ['1 Ramen 120000', '1 Gyoza 60000']],
    ['Pizza 1 200\nBeer 500', ['1 Pizza 120000', '1 Beer 50000']],
  ])('are one amount, which the host is asked to look at: %j', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
    expect(pasted(text).doubts).toContainEqual({ kind: 'unconfirmed', item: 0 });
  });

  it('are a count where other lines have one there, and the number of a room, and doubted all the same', () => {
    for (const text of ['Pizza 1 200,00\nBeer 2 45,00', 'Room 101 200,00\nFries 5,00']) {
      expect(itemsOf(text)[0]).toContain(' 20000');
      expect(pasted(text).doubts).toContainEqual({ kind: 'unconfirmed', item: 0 });
    }
  });
});

describe('a receipt as text', () => {
  const ORDER = `Uber Eats
November 20, 2026
Thanks for ordering, Ana
Total $50.73

2 Negroni $26.00
1 Burger $14.50
  No onions
Subtotal $40.50
Tax $3.24
Delivery Fee $2.99
Tip $4.00
Payments
Visa ••••1234 $50.73`;

  it('is read as a photo of it is', () => {
    const bill = pasted(ORDER);
    expect(briefOf(bill)).toEqual({
      items: ['2 Negroni 2600', '1 Burger 1450'],
      subtotal: 4050,
      tax: 324,
      tip: 400,
      fees: 299,
      discount: null,
      total: 5073,
      balanced: true,
    });
    expect(bill.items[1]?.note).toBe('No onions');
    expect([bill.restaurantName?.value, bill.date?.value]).toEqual(['Uber Eats', '2026-11-20']);
    expect(bill.doubts).toEqual([]);
  });

  it('keeps the lines that are no part of the bill, and says so', () => {
    expect(unread(ORDER)).toEqual(expect.arrayContaining(['Thanks for ordering, Ana', 'Payments']));
    expect(pasted(ORDER).lines).toHaveLength(13);
  });

  it('has whole amounts when its sums close with them, and not the number of its table', () => {
    const text = 'Casa Roma\nTable 12\nNegroni 12\nBurger 14\nTotal 26';
    expect(briefOf(pasted(text))).toMatchObject({ items: ['1 Negroni 1200', '1 Burger 1400'], total: 2600 });
    expect(pasted(text).balanced).toBe(true);
    expect(unread(text)).toEqual(['Table 12']);
  });

  it.each([
    ['Bandeja $28.000\nJugo $7.500\nTotal $35.500 COP', 'COP', 3_550_000],
    ['Paneer ₹1,20,000.00\nNaan ₹60.00\nTotal ₹1,20,060.00', 'INR', 12_006_000],
    ['Négroni 1\u202f234,50\u00a0€\nFrites 5,50 €\nTotal 1\u202f240,00 €', 'EUR', 124_000],
    ["Rösti 1'050.00 CHF\nBier 6.00 CHF\nTotal 1'056.00 CHF", 'CHF', 105_600],
  ])('is read in the currency that it names: %s', (text, currency, total) => {
    expect(pasted(text)).toMatchObject({ currency, balanced: true, total: { value: total } });
  });

  it('says the day before the month where its currency is a European one', () => {
    expect(pasted('Bar Luna\n03/07/2026\nPizza 12,00 €\nTotal 12,00 €').date?.value).toBe('2026-07-03');
  });

  it('is doubted when its sums do not close', () => {
    expect(kindsOf('Soup 12.00\nRice 3.00\nTotal 16.00')).toContain('itemsDoNotAddUp');
  });

  it('is doubted when nothing says whether the groups of an amount are its decimals', () => {
    expect(kindsOf('Kebab 1.250\nTotal 1.250')).toContain('unconfirmed');
    expect(pasted('Kebab 1.250\nTotal 1.250').balanced).toBe(false);
  });
});

it('is no receipt when no line has an amount', () => {
  const read = readPasted({ page: pageOfText(linesOfText('Shall we meet at eight?')), today: null });
  expect(read).toEqual({ ok: false, reason: 'notAReceipt' });
});

it.each(['Kebab 1.250 KWD', '1.250 د.ك', 'OMR 2.500'])('knows a currency with three decimals: %s', (text) => {
  expect(namesThreeDecimals(text)).toBe(true);
});

it('keeps the lines of a text with their columns when they are laid out as a page', () => {
  const text = '  2 Negroni     26.00\n\n\nTotal\t26.00';
  expect(linesOfText(text)).toEqual(['  2 Negroni     26.00', '', 'Total    26.00']);
});
