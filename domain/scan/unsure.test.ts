import { expect, it } from 'vitest';
import { billOf } from './testing/readText';
import { isUnsure } from './unsure';

const TOP = 'CAFE ROMA\n12 Main Street\n03/04/2019 7:15 PM\n1 Burger   9.00\n';

it('is sure of what the arithmetic confirms, and unsure where it does not', () => {
  const closed = billOf(`${TOP}Subtotal   9.00\nTax   1.00\nTotal   10.00`);
  expect(
    [closed.total, closed.tax, closed.date, closed.restaurantName].map((field) => field && isUnsure(field.confidence)),
  ).toEqual([false, false, false, false]);
  const open = billOf(`${TOP}Subtotal   9.00\nTax   1.00\nTotal   77.00`);
  expect(open.total && isUnsure(open.total.confidence)).toBe(true);
});

it('tells a name that is hard to read from the amount beside it, which the sums confirm', () => {
  const { items } = billOf(`${TOP.replace('Burger', 'Burgcr~0.5')}Subtotal   9.00\nTax   1.00\nTotal   10.00`);
  const [burger] = items;
  expect(burger && [isUnsure(burger.confidence), isUnsure(burger.amountConfidence ?? 0)]).toEqual([true, false]);
});

it('is unsure of a name that is hard to read', () => {
  const { restaurantName } = billOf(`${TOP.replace('ROMA', 'R0MA~0.7')}Total   9.00`);
  expect(restaurantName && isUnsure(restaurantName.confidence)).toBe(true);
});
