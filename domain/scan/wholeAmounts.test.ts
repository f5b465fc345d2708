import { describe, expect, it } from 'vitest';
import { billOf, readText } from './testing/readText';

/** A receipt whose lines cost what they say, in the notation of a country. */
function receipt({
  write,
  prices,
  named = '',
}: {
  write: (amount: number) => string;
  prices: number[];
  named?: string;
}) {
  const sum = prices.reduce((total, price) => total + price, 0);
  const lines = prices.map((price, index) => `${['Soup', 'Rice', 'Fish', 'Tea'][index] ?? 'Dish'}   ${write(price)}`);
  return `CASA ROMA ${named}\n${lines.join('\n')}\nSubtotal   ${write(sum)}\nTax   ${write(sum / 10)}\nTotal   ${write((sum * 11) / 10)}`;
}

const grouped = (amount: number, separator: string) => String(amount).replace(/(?<=\d)(?=(\d{3})+$)/g, separator);

describe('a receipt without decimals', () => {
  it.each([
    [
      'a day with points',
      'KAFFI ROMA ISK\n25.07.2023 19:10\nSoup      7.700\nTea       1.540\nSamtals   9.240 kr\nVSK 11%     916\nKort      9.240',
    ],
    [
      'numbers of a table and a check that end where prices do',
      'CAFE ROMA RUT\nBOLETA 26175   MESA    55\nSoup              7.700\nTea               1.540\nTOTAL             9.240',
    ],
    [
      'a number of an address',
      'CAFE ROMA ISK\nLaugavegur 30, 30,101 Reykjavik\nSoup         7.700\nTea          1.540\nTotal        9.240',
    ],
    [
      'signs of thousands that were not seen, and a currency that touches',
      'CAFE ROMA JPY\nSoup        7,700\nTea          1540\nTotal     JPY9,240\nCredit       9240',
    ],
    [
      'an address that ends with a number and a point',
      'CAFE ROMA\nVaci utca     8.\nSoup         7700 Ft\nTea          1540 Ft\nTotal        9240 Ft',
    ],
    [
      'thousands without a sign, but with a currency',
      'CAFE ROMA\nSoup        7700 Ft\nTea         1540Ft\nTotal       9240 Ft',
    ],
  ])('is read in spite of %s', (_, text) => {
    expect(readText(text)).toMatchObject({
      items: ['1 Soup 770000', '1 Tea 154000'],
      total: 924_000,
      balanced: true,
    });
  });

  it.each([
    {
      name: 'yen',
      currency: 'JPY',
      write: (amount: number) => `¥${grouped(amount, ',')}`,
      prices: [1200, 600, 18_000],
    },
    {
      name: 'yen behind',
      currency: 'JPY',
      write: (amount: number) => `${grouped(amount, ',')}円`,
      prices: [1200, 600],
    },
    { name: 'won', currency: 'KRW', write: (amount: number) => `₩${grouped(amount, ',')}`, prices: [24_000, 105_000] },
    { name: 'KRW', currency: 'KRW', write: (amount: number) => grouped(amount, ','), prices: [24_000, 5000, 800] },
    { name: 'NIT', currency: 'COP', write: (amount: number) => `$${grouped(amount, '.')}`, prices: [28_000, 102_500] },
    { name: 'RUT', currency: 'CLP', write: (amount: number) => `$${grouped(amount, '.')}`, prices: [15_000, 7500] },
    { name: 'dong', currency: 'VND', write: (amount: number) => `${grouped(amount, '.')}₫`, prices: [100_000, 45_000] },
  ])('is read in whole units of its currency, such as $name', ({ name, currency, write, prices }) => {
    const text = receipt({ write, prices, named: name });
    const sum = prices.reduce((total, price) => total + price, 0);
    expect(readText(text)).toMatchObject({
      items: prices.map((price, index) => `1 ${['Soup', 'Rice', 'Fish'][index] ?? ''} ${price * 100}`),
      subtotal: sum * 100,
      tax: sum * 10,
      total: sum * 110,
      balanced: true,
    });
    expect(billOf(text).currency).toBe(currency);
  });

  it.each([
    ['HUF', (amount: number) => `${grouped(amount, ' ')} Ft`],
    ['ISK', (amount: number) => grouped(amount, ' ')],
    ['IDR', (amount: number) => `Rp ${grouped(amount, ' ')}`],
  ] as const)('has blanks between its thousands: %s', (currency, write) => {
    const text = receipt({ write, prices: [1250, 900, 12_600], named: currency });
    expect(readText(text)).toMatchObject({ subtotal: 1_475_000, tax: 147_500, total: 1_622_500, balanced: true });
    expect(billOf(text).currency).toBe(currency);
  });

  it('is none when an amount on it has decimals', () => {
    expect(readText('CASA ROMA\nTable 1,200\nGuests 3,400\nSoup   12.00\nTea   3.00\nTotal   15.00').total).toBe(1500);
  });
});

describe('thousands', () => {
  it.each(["'", '’', '`', '\u00A0', '\u2009', '\u202F', ',', '.'])('are read with %j between them', (separator) => {
    const write = (amount: number) => `${grouped(Math.floor(amount), separator)}.${amount.toFixed(2).slice(-2)}`;
    expect(readText(receipt({ write, prices: [1050, 2120.5, 12] }))).toMatchObject({
      items: ['1 Soup 105000', '1 Rice 212050', '1 Fish 1200'],
      subtotal: 318_250,
      tax: 31_825,
      total: 350_075,
      // What stands before a blank may be a number of units, so a person compares it.
      balanced: !/\s/.test(separator),
    });
  });

  it('are not made of a quantity and a price', () => {
    expect(readText('CASA ROMA\nSoup   2 120.50\nTotal   120.50').items).toEqual(['1 Soup 2 12050']);
  });
});

describe('a currency on paper', () => {
  it.each([
    ['Suppe   12,00 €', 'EUR'],
    ['Soup   £12.00', 'GBP'],
    ['Soup   $12.00', null],
    ['Soup   12.00 EUR   ¥', null],
  ])('is read from %j', (line, currency) => {
    expect(billOf(`CASA ROMA STREET 5\n${line}\nTotal   12.00\nThank you for coming`).currency).toBe(currency);
  });
});

it.each([
  ['CZK', 'Kč'],
  ['PLN', 'zł'],
  ['CHF', 'CHF'],
  ['INR', '₹'],
  ['MYR', 'Cafe Sdn Bhd'],
  ['BRL', 'CNPJ 12.345.678/0001-90'],
  ['CAD', 'CAD'],
  ['HKD', 'HK$15.50'],
  ['TWD', 'NT$15.50'],
  ['PEN', 'S/ 15.50'],
  ['AED', 'AED'],
  ['MYR', 'Kopi RM 3.00'],
  [null, 'Room RM 412'],
  [null, 'TRY OUR PIE'],
])('says %s of a receipt with %j, and leaves its decimals', (currency, words) => {
  const bill = billOf(`CASA ROMA\n${words}\nSoup   12.50\nRice   3.00\nTotal   15.50`);
  expect(bill.currency).toBe(currency);
  expect(bill.total?.value).toBe(1550);
});
