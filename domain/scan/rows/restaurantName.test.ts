import { expect, it } from 'vitest';
import { billOf } from '../testing/readText';

const SUMS = '1 Burger   9.00\nSubtotal   9.00\nTax   1.00\nTotal   10.00';

it.each([
  ['a date on the same line', "CAFE ROMA   Jan25'18\n12 Main Street"],
  ['a date on the next line', 'CAFE ROMA\nMay 21.2019'],
  ['an address with two numbers', 'CAFE ROMA\n25-17 Astoria Bivd'],
])('has its name without %s', (_, head) => {
  expect(billOf(`${head}\n${SUMS}`).restaurantName?.value).toBe('CAFE ROMA');
});

it.each([
  'Name: Charles',
  'Served by Maria',
  'Le atendió: Ana',
  'TAV. 9 COPERTI 4',
  'Mesa 12',
  'AM Dining Rm',
  'shutterstock',
  '45 Rue Cler',
  'RESTAURANT',
])('is not known where only %j is printed above the dishes', (head) => {
  expect(billOf(`${head}\n${SUMS}`).restaurantName).toBeNull();
});

it.each(['CALDERA', 'MAIN STREET'])('goes on with the word for its kind below %j', (name) => {
  expect(billOf(`${name}\nGRILL\n12 Main Street\n${SUMS}`).restaurantName?.value).toBe(`${name} GRILL`);
});
