import { expect, it } from 'vitest';
import { readItemText } from './itemText';

it.each([
  ['1 Coffee', 'Coffee', 1],
  ['2Lunch', 'Lunch', 2],
  ['2 x Tacos', 'Tacos', 2],
  ['Tacos x3', 'Tacos', 3],
  ['Flan 2x', 'Flan', 2],
  ['Bud Light (2 @', 'Bud Light', 2],
  ['2 @', '', 2],
  ['2 Sandia Margarita @ /ea)', 'Sandia Margarita', 2],
  ['2 Taquitos (@ /ea)', 'Taquitos', 2],
  ['1 Quesadi11a Ch0rizo', 'Quesadilla Chorizo', 1],
  ['1 A1 Sauce 12oz', 'A1 Sauce 12oz', 1],
  ['Burger', 'Burger', null],
  ['12 oz Steak', '12 oz Steak', null],
  ['12 OZ STRIP', '12 OZ STRIP', null],
  ['12OZ. STRIP', '12OZ. STRIP', null],
  ['2.5 LB LOBSTER', '2.5 LB LOBSTER', null],
  ['.5 LB LOBSTER', '.5 LB LOBSTER', null],
  ['2.5LB LOBSTER', '2.5LB LOBSTER', null],
  ['0.75 kg Ham', '0.75 kg Ham', null],
  ['2,5 kg Ham', '2,5 kg Ham', null],
  ['4 CL GIN', '4 CL GIN', null],
  ['2 Ginger Ale', 'Ginger Ale', 2],
  ['2 Lbster Rolls', 'Lbster Rolls', 2],
  ['2. Tacos', 'Tacos', 2],
  ['1 12 OZ STRIP', '12 OZ STRIP', 1],
  ['2.0 Tacos', 'Tacos', 2],
  ['2.0 LB LOBSTER', '2.0 LB LOBSTER', null],
  ['1 Lox 1/4 lb', 'Lox 1/4 lb', 1],
  ['7UP', '7UP', null],
  ['001234 Burger T', 'Burger', null],
  ['*Add bacon*', 'Add bacon', null],
  ['Chips ......', 'Chips', null],
])('reads the name and the quantity of %j', (text, name, quantity) => {
  expect(readItemText(text)).toMatchObject({ name, quantity });
});
