import { describe, expect, it } from 'vitest';
import { billOf, readText } from './testing/readText';

const HEAD = 'BLUE HERON\n12 Main Street\nBoston, MA 02110\nServer: Ann  Table 5\n03/04/2019 7:15 PM\n';
const DISHES = '1 Taco   $9.00\n1 Ramen   $16.00\nSubtotal   $25.00\n';
const SUMS = `${DISHES}Tax   $2.25\nTotal   $27.25\n`;
const READ = { subtotal: 2500, tax: 225, tip: null, fees: null, discount: null, total: 2725, balanced: true };

describe('suggested tips of today’s printers', () => {
  it('are no total beside a gratuity that is charged', () => {
    const text = `${HEAD}Check #61\nOrdered: 3/4/19 7:02 PM\n2 Taco   $18.00\n1 Ramen   $36.00\nSubtotal   $54.00\nTax   $5.13\n22% Auto Gratuity (22.00%)   $11.88\nTotal   $71.01\nSuggested Additional Tip:\n+ 3%: (Tip $1.62 Total $72.63)\n+ 5%: (Tip $2.70 Total $73.71)\n+ 7%: (Tip $3.78 Total $74.79)\n+ 10%: (Tip $5.40 Total $76.41)\nTip percentages are based on the check price before taxes.`;
    expect(readText(text)).toMatchObject({ subtotal: 5400, tax: 513, tip: 1188, total: 7101, balanced: true });
  });

  it.each([
    ['one line for each', '15% (Tip $3.75 Total $31.00)\n20% (Tip $5.00 Total $32.25)'],
    ['one suggestion alone', '18%: (Tip $4.50 Total $31.75)'],
    ['totals on lines of their own', '[ ] 18%: 4.50\nTotal 31.75\n[ ] 20%: 5.00\nTotal 32.25'],
    ['no word but a rate', 'Suggested Gratuity\n5% is 1.25\n18% is 4.50'],
  ])('are no part of the bill with %s', (_, lines) => {
    expect(readText(HEAD + SUMS + lines)).toMatchObject(READ);
  });

  it.each([
    'Suggested Tips\n15% (Tip $0.86 Total $6.62)\n20% (Tip $1.15 Total $6.91)\nTip ______\nTotal ______',
    '[ ] 15%: 0.86\nTotal 6.62\n[ ] 18%: 1.04\nTotal 6.80\n[ ] 20%: 1.15\nTotal 6.91',
  ])('leave a card slip its printed amount', (lines) => {
    expect(readText(`${HEAD}SALE\nVISA 4417\nAuth: 88371\nAmount:   $5.76\n${lines}`)).toMatchObject({
      items: [],
      tip: null,
      total: 576,
    });
  });
});

describe('tips below the total', () => {
  it.each([
    ['a total with it', 'Tip   $4.50\nTotal   $31.75'],
    ['a payment with it', 'Tip   $4.50\nMastercard: $31.75'],
    ['a payment with it above', 'Mastercard: 31.75\nTip   $4.50'],
    ['a total that is printed twice', 'Balance Due   $27.25\nTip   $4.50\nMastercard: $31.75'],
  ])('count with %s', (_, lines) => {
    expect(readText(HEAD + SUMS + lines)).toMatchObject({ ...READ, tip: 450, total: 3175 });
  });

  it('do not count when no sum says so', () => {
    expect(readText(`${HEAD}${SUMS}Tip   $4.50\nMastercard: $27.25`)).toMatchObject({ tip: null, total: 2725 });
  });

  it('do not count when they may be handwriting', () => {
    expect(readText(`${HEAD}${SUMS}Tip   4.50~0.7\nMastercard: $31.75`)).toMatchObject({ total: 2725 });
  });
});

describe('words for fees', () => {
  it.each([
    'Kitchen Appreciation',
    'Living Wage (5%)',
    'SF Mandates 5%',
    'Healthy SF',
    'Back of House 5%',
    'Service Fee',
    'Credit Card Surcharge',
  ])('keep %j out of tax and tip', (name) => {
    expect(readText(`${HEAD}${DISHES}${name}   1.25\nTax   2.25\nTotal   28.50`)).toMatchObject({
      ...READ,
      fees: 125,
      total: 2850,
    });
  });

  it('make no tip of a service fee of a fifth, and one of a service charge', () => {
    const bill = (name: string): string => `${HEAD}${DISHES}${name}   5.00\nTax   2.25\nTotal   32.25`;
    expect(readText(bill('Service Fee 20%'))).toMatchObject({ tip: null, fees: 500, total: 3225 });
    expect(readText(bill('Service Charge 20%'))).toMatchObject({ tip: 500, fees: null, total: 3225 });
    expect(readText(bill('Service 20%'))).toMatchObject({ tip: 500, tax: 225, fees: null, total: 3225 });
  });
});

describe('several taxes', () => {
  it.each([
    'GST 5%   1.25\nPST 7%   1.75',
    'TPS   1.00\nTVQ   2.00',
    'State   2.00\nCity   1.00',
    'Food Taxable 8%   2.00\nHealth   1.00',
    'Sales Tax   2.50\nCounty   0.50',
  ])('are summed: %j', (taxes) => {
    expect(readText(`${HEAD}${DISHES}${taxes}\nTotal   28.00`)).toMatchObject({ ...READ, tax: 300, total: 2800 });
  });

  it('are in doubt when one has a name that is not a tax’s', () => {
    expect(readText(`${HEAD}${DISHES}Sales Tax   2.50\nGood Neighbors   0.50\nTotal   28.00`).balanced).toBe(false);
  });

  it.each(['Includes VAT 20%   4.17', 'Dont TVA 10%   2.27', 'Di cui IVA   1.64', 'inkl. MwSt 19%   3.99'])(
    'are not added when the prices include them: %j',
    (included) => {
      const text = `TRATTORIA\n1 Taco   9.00\n1 Ramen   16.00\nTotal   25.00\n${included}`;
      expect(readText(text)).toMatchObject({ tax: null, total: 2500, balanced: true });
    },
  );
});

it.each(['1 Soda   3.00\nVOID 1 Soda   (3.00)', '1 Soda VOID   3.00', 'VOIDED: 1 Soda   3.00'])(
  'a voided line costs nothing: %j',
  (voided) => {
    const read = readText(
      `${HEAD}1 Taco   9.00\n1 Ramen   16.00\n${voided}\nSubtotal   25.00\nTax   2.25\nTotal   27.25`,
    );
    const lines = read.items.map((line) => Number(line.split(' ').at(-1))).reduce((sum, cents) => sum + cents, 0);
    expect(lines - (read.discount ?? 0)).toBe(2500);
    expect(read).toMatchObject({ subtotal: 2500, total: 2725, balanced: true });
  },
);

it.each(['Cash Given', 'Given', 'Amount Received'])('%s is not the total', (words) => {
  expect(
    readText(`${HEAD}1 Taco   9.00\n1 Ramen   16.00\nTotal   25.00\n${words}   40.00\nChange   15.00`),
  ).toMatchObject({
    total: 2500,
    balanced: true,
  });
});

describe('the head of the bill', () => {
  it.each([
    'Ordered:\nCheck #61',
    'Served by Dana',
    'Served by: Dana',
    '45 Rue Cler\n75007 Paris',
    'Calle Mayor 12',
    'Hauptstrasse 7',
    'shutterstock\nalamy stock photo',
  ])('has no name in %j', (head) => {
    expect(billOf(`${head}\n${SUMS}`).restaurantName).toBeNull();
  });

  it('has its name below other words', () => {
    const text = `Ordered: 3/4/19\nCheck #61\nServed by: Dana\nBLUE HERON\n12 Main Street\n${SUMS}`;
    expect(billOf(text).restaurantName?.value).toBe('BLUE HERON');
  });
});

it('counts in brackets before their names are counts', () => {
  const text = `${HEAD}(2) Taco   $18.00\n(1 Ramen   $16.00\nSubtotal   $34.00\nTax   $3.06\nTotal   $37.06`;
  expect(readText(text)).toMatchObject({
    items: ['2 Taco 1800', '1 Ramen 1600'],
    balanced: true,
  });
});

it('the number of a meal is no count', () => {
  const text = `${HEAD}#5 Tuna Roll   $15.00\n#2 Meal   $10.00\nSubtotal   $25.00\nTax   $2.25\nTotal   $27.25`;
  expect(readText(text)).toMatchObject({
    items: ['1 #5 Tuna Roll 1500', '1 #2 Meal 1000'],
    balanced: true,
  });
});

it('a sandwich with a count is no subtotal', () => {
  const text = `${HEAD}Soup x1   $9.00\n12in Turkey Sub x1   $16.00\nSubtotal   $25.00\nTax   $2.25\nTotal   $27.25`;
  expect(readText(text)).toMatchObject({ items: ['1 Soup 900', '1 12in Turkey Sub 1600'], balanced: true });
});

it('a service charge of a tenth is a tip when it was rounded down', () => {
  const text = `${HEAD}1 Curry   97.63\nSubtotal   97.63\nService Charge 10%   9.76\nTotal   107.39`;
  expect(readText(text)).toMatchObject({ tip: 976, fees: null, balanced: true });
});

it('the sum of food and drink above a service charge is the subtotal', () => {
  const text = `${HEAD}2 Taco   18.00\n1 Ramen   16.00\nFood & Drink   34.00\nOptional Service 12.5%   4.25\nTotal to pay   38.25`;
  expect(readText(text)).toMatchObject({ subtotal: 3400, tip: 425, total: 3825, balanced: true });
});
