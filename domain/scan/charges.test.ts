import { describe, expect, it } from 'vitest';
import { billOf } from './testing/readText';

const chargesOf = (foot: string) =>
  billOf(`CAFE ROMA\n1 Taco   9.00\n1 Ramen   16.00\n${foot}`).charges?.map(({ name, cents, isIncluded }) => [
    name,
    cents,
    isIncluded,
  ]);

describe('taxes', () => {
  it.each([
    [
      'State Tax 8%   2.00\nCity Tax   0.50',
      [
        ['State Tax 8%', 200],
        ['City Tax', 50],
      ],
    ],
    [
      'GST 5%   1.25\nPST 7%   1.75',
      [
        ['GST 5%', 125],
        ['PST 7%', 175],
      ],
    ],
    [
      'Food Tax:   2.00\nHealth Tax:   1.00',
      [
        ['Food Tax', 200],
        ['Health Tax', 100],
      ],
    ],
  ] as const)('that are added up keep their names: %j', (taxes, named) => {
    const sum = named.reduce((added, [, cents]) => added + cents, 0);
    const foot = `Subtotal   25.00\n${taxes}\nTotal   ${((2500 + sum) / 100).toFixed(2)}`;
    expect(chargesOf(foot)).toEqual(named.map(([name, cents]) => [name, cents, false]));
  });

  it('have nothing to tell apart when there is one', () => {
    expect(chargesOf('Subtotal   25.00\nTax   2.25\nTotal   27.25')).toBeUndefined();
    expect(chargesOf('Food Taxable   25.00\nSubtotal   25.00\nTax   2.25\nTotal   27.25')).toBeUndefined();
  });

  it.each([
    ['Includes VAT 20%   4.17', 'VAT 20%', 417],
    ['Dont TVA 10%   2.27', 'TVA 10%', 227],
    ['Di cui IVA   1.64', 'IVA', 164],
    ['inkl. MwSt 19%   3.99', 'MwSt 19%', 399],
    ['VAT 20%   20.83   4.17', 'VAT 20%', 417],
  ])('that the prices include are said as included: %j', (line, name, cents) => {
    expect(chargesOf(`Total   25.00\n${line}`)).toEqual([[name, cents, true]]);
  });

  it('are not called included when the bill is open', () => {
    expect(chargesOf('Total   31.00\nIncludes VAT 20%   4.17')).toBeUndefined();
  });
});

it('service is included where its line says so', () => {
  expect(chargesOf('Total   25.00\nService 15% compris   3.26')).toEqual([['Service 15%', 326, true]]);
});
