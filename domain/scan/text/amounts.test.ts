import { describe, expect, it } from 'vitest';
import { amountsOf, amountWithoutPoint } from './amounts';
import { linesOf } from '../lines/lines';
import { pageOf } from '../testing/pageOf';

const amounts = (text: string) => linesOf(pageOf(text)).flatMap((line) => amountsOf(line));
const cents = (text: string): number[] => amounts(text).map((amount) => amount.cents);

describe('amounts', () => {
  it.each([
    ['Burger 12.00', [1200]],
    ['Burger $12.00', [1200]],
    ['Tax .17', [17]],
    ['Total $1,982.07', [198207]],
    ['Totale 34,00', [3400]],
    ['TOTAL$22.25', [2225]],
    ['Total6.59', [659]],
    ['18%:$4.40', [440]],
    ['TAX 8.25% 1.40', [140]],
    ['Void -3.00', [-300]],
    ['Comp (3.00)', [-300]],
    ['2 @ 4.50 9.00', [450, 900]],
    ['Taco $8', [800]],
    ['Taco $499', [499]],
    ['MARGARITA @3.3813.52', [338, 1352]],
    ['Salad 4. 99', [499]],
    ['Soup 1O.5O', [1050]],
    ['Soup S9.50', [950]],
  ])('reads %j', (text, expected) => {
    expect(cents(text)).toEqual(expected);
  });

  it.each([
    'Date 05.26.2016',
    'Tel 516.354.2858',
    '12:56PM',
    'TAX 8.25%',
    'Steak 12.50 oz',
    'Order 69923',
    'Long Beach, CA 90802',
    '15700 Main St. 12',
    'Tab A3 20',
  ])('sees no amount in %j', (text) => {
    expect(cents(text)).toEqual([]);
  });

  it.each([
    ['Cola 240', 240],
    ['Salad 4 99', 499],
    ['Salad 4:99', 499],
    ['Cola', undefined],
    ['Route 66', undefined],
  ])('reads the number at the end of %j for %j among prices', (text, expected) => {
    const [line] = linesOf(pageOf(text));
    expect(line && amountWithoutPoint(line)?.cents).toBe(expected);
  });

  it('offers the alternatives of the engine', () => {
    const [amount] = amounts('Burger 72.00|12.00');
    expect(amount?.readings[0]).toEqual({ cents: 7200, cost: 0 });
    expect(amount?.readings.find((reading) => reading.cents === 1200)?.cost).toBeLessThan(2);
  });

  it('makes a misread digit likelier the less sure the engine was, and never changes a sure one', () => {
    const costOf = (text: string) =>
      amounts(text)[0]?.readings.find((reading) => reading.cents === 400)?.cost ?? Infinity;
    expect(costOf('Fries 9.00~0.6')).toBeLessThan(costOf('Fries 9.00~0.9'));
    expect(costOf('Fries 9.00~0.98')).toBe(Infinity);
  });

  it('reads a price whose end is cut off as any price with that beginning', () => {
    const [amount] = amounts('Total 7.6');
    expect(amount?.readings.map((reading) => reading.cents)).toEqual(expect.arrayContaining([760, 761, 769]));
    expect(amount?.readings.every((reading) => reading.cost > 0)).toBe(true);
  });
});
