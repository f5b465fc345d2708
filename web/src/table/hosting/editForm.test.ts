import { expect, test } from 'vitest';
import { computedTotal, formOf, handleProblem, inputOf, problemsOf } from './editForm';
import { DINNER, tableOf } from '../../testing/dinner';

const TODAY = '2026-11-21';
const table = tableOf(DINNER);

test('an unchanged form sends the same bill with the version that was opened', () => {
  const input = inputOf({ bill: formOf(table), table });
  expect(input).toMatchObject({ receiptId: 'Receipt:dinner', expectedVersion: 1, tax: '3.25', total: '45.58' });
  expect(input.items).toHaveLength(3);
  expect(input.items?.[1]).toEqual({ id: 'negroni', name: 'Negroni', price: '11.00', quantity: 2, splitWith: 1 });
  expect(input.payTo).toEqual([{ method: 'VENMO', handle: 'lucia-r' }]);
  expect(problemsOf(input, { today: TODAY, currency: 'USD' })).toEqual({});
});

test('what was asked for with a dish has a field where there is something, and is sent as typed', () => {
  const [nachos, ...others] = DINNER.items;
  const noted = tableOf({ ...DINNER, items: nachos ? [{ ...nachos, note: 'No onions' }, ...others] : others });
  const bill = formOf(noted);
  expect(bill.items.map(({ note }) => note)).toEqual(['No onions', undefined, undefined]);
  const emptied = bill.items.map((item) => (item.note ? { ...item, note: '' } : item));
  const notes = inputOf({ bill: { ...bill, items: emptied }, table: noted }).items?.map(({ note }) => note);
  expect(notes).toEqual(['', undefined, undefined]);
});

test('an empty row is dropped, and a half-filled row gets a message', () => {
  const bill = formOf(table);
  const empty = { key: 'a', id: null, name: '', price: '', quantity: 1, splitWith: 1 };
  const half = { ...empty, key: 'b', name: 'Grappa' };
  const input = inputOf({ bill: { ...bill, items: [...bill.items, empty, half] }, table });
  expect(input.items).toHaveLength(4);
  expect(problemsOf(input, { today: TODAY, currency: 'USD' })).toEqual({ 'items.3.price': 'Price is required' });
});

test('an invalid handle gets a message in its own field', () => {
  const bill = { ...formOf(table), handles: { VENMO: 'lucia-r', PAYPAL: 'no name of theirs!' } };
  const problems = problemsOf(inputOf({ bill, table }), { today: TODAY, currency: 'USD' });
  expect(handleProblem(problems, bill, 'PAYPAL')).toContain('PayPal needs');
  expect(handleProblem(problems, bill, 'VENMO')).toBeNull();
});

test('ways to pay that the form does not show are kept', () => {
  const withCash = { ...table, payTo: [...table.payTo, { method: 'CASH' as const, handle: '' }] };
  const input = inputOf({ bill: formOf(withCash), table: withCash });
  expect(input.payTo).toContainEqual({ method: 'CASH', handle: '' });
});

test('the parts add up while they are typed', () => {
  const bill = formOf(table);
  expect(computedTotal(bill)).toBe(4558);
  expect(computedTotal({ ...bill, discount: '5', tip: 'abc' })).toBe(4558 - 500 - 500);
});

test('the number of people who share a line is sent as typed', () => {
  const bill = formOf(table);
  const [nachos, ...others] = bill.items;
  const edited = { ...bill, items: nachos ? [{ ...nachos, splitWith: 6 }, ...others] : others };
  expect(inputOf({ bill: edited, table }).items?.[0]).toMatchObject({ id: 'nachos', splitWith: 6 });
});

test('the dishes of an evenly split bill are added up but not sent as lines', () => {
  const line = {
    id: 'even',
    name: 'Equal share',
    priceCents: 3733,
    quantity: 1,
    splitWith: 3,
    taxClass: 'ordinary',
    discountCents: 0,
  } as const;
  const evenly = tableOf({ ...DINNER, items: [line], evenSplit: { people: 3, dishes: DINNER.items } });
  const bill = formOf(evenly);
  expect(computedTotal(bill)).toBe(4558);
  expect(inputOf({ bill, table: evenly })).not.toHaveProperty('items');
});

test('tax classes, coupons and a service charge are kept by an edit that is about something else', () => {
  const [nachos, negroni, coffee] = DINNER.items;
  if (!nachos || !negroni || !coffee) throw new Error('The dinner has three lines');
  const drinks = { ...negroni, taxClass: 'alcohol' as const };
  const dinner = {
    ...DINNER,
    items: [nachos, drinks, { ...coffee, taxClass: 'untaxed' as const, discountCents: 100 }],
  };
  const real = tableOf({ ...dinner, alcoholTaxCents: 90, feesCents: 747, serviceChargePercent: 20 });
  const input = inputOf({ bill: formOf(real), table: real });
  expect(input).toMatchObject({ alcoholTax: '0.90', serviceChargeRate: '20' });
  expect(input).not.toHaveProperty('fees');
  expect(input.items).toEqual([
    { id: 'nachos', name: 'Nachos', price: '12.00', quantity: 1, splitWith: 4 },
    { id: 'negroni', name: 'Negroni', price: '11.00', quantity: 2, splitWith: 1, taxClass: 'ALCOHOL' },
    { id: 'coffee', name: 'Coffee', price: '3.33', quantity: 1, splitWith: 1, taxClass: 'UNTAXED', discount: '1.00' },
  ]);
  expect(problemsOf(input, { today: TODAY, currency: 'USD' })).toEqual({});
  // 20% of 37.33, and everything together.
  expect(computedTotal(formOf(real))).toBe(3733 - 100 + 325 + 90 + 500 + 747);
});

test('a coupon that takes off more than its line gets a message in its own field', () => {
  const bill = formOf(table);
  const items = bill.items.map((item) => ({ ...item, discount: '22.01' }));
  const message = 'A coupon can be at most what the item costs';
  expect(problemsOf(inputOf({ bill: { ...bill, items }, table }), { today: TODAY, currency: 'USD' })).toMatchObject({
    'items.0.discount': message,
    'items.1.discount': message,
  });
});

test('a line is sent by its total or as a measure where it was typed so', () => {
  const bill = formOf(table);
  const [nachos, ...others] = bill.items;
  if (!nachos) throw new Error('The dinner has no nachos');
  const itemOf = (typed: Partial<typeof nachos>) => {
    const input = inputOf({ bill: { ...bill, items: [{ ...nachos, ...typed }, ...others] }, table });
    return { item: input.items?.[0], problems: problemsOf(input, { today: TODAY, currency: 'USD' }) };
  };
  const byTotal = itemOf({ price: '10.00', quantity: 3, isLineTotal: true });
  expect(byTotal).toMatchObject({ item: { lineTotal: '10.00', quantity: 3 }, problems: {} });
  expect(byTotal.item).not.toHaveProperty('price');
  const weighed = itemOf({ price: '12.00', quantity: 2.5 });
  expect(weighed).toMatchObject({ item: { price: '12.00', measure: '2.5' }, problems: {} });
  expect(weighed.item).not.toHaveProperty('quantity');
  expect(itemOf({ price: 'x', quantity: 3, isLineTotal: true }).problems).toEqual({
    'items.0.price': 'Line total must be an amount such as 12.30, up to 99,999,999.99',
  });
});
