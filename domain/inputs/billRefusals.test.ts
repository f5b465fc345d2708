import { describe, expect, it } from 'vitest';
import { itemInput as itemInputIn } from './lineInputs';
import { createReceiptInput } from './receiptInputs';
import { problems } from '../testing/problems';

const create = createReceiptInput({ today: '2026-11-21', currency: 'USD' });
const itemInput = itemInputIn('USD');
const nachos = { name: 'Nachos', price: '12.00' };

describe('a bill that is typed in', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no items', { items: [] }, { items: 'At least one item is required' }],
    ['items left out', {}, { items: 'At least one item is required' }],
    ['items that are no list', { items: 'x' }, { items: 'At least one item is required' }],
    ['10,000 items', { items: Array(10_000).fill(null) }, { items: 'A bill can have at most 300 items' }],
    ['an item that is none', { items: [3] }, { 'items.0': 'Must be an object' }],
    ['a negative tax', { tax: '-1' }, { tax: 'Tax cannot be negative' }],
    ['a negative discount', { discount: -1 }, { discount: 'Discount cannot be negative' }],
    ['a negative total', { total: -1 }, { total: 'Total cannot be negative' }],
    ['words for a tip', { tip: 'much' }, { tip: 'Tip must be an amount such as 12.30, up to 99,999,999.99' }],
    ['tenths of a cent', { fees: 0.005 }, { fees: 'Fees must be an amount such as 12.30, up to 99,999,999.99' }],
    ['a huge total', { total: 1e12 }, { total: 'Total must be an amount such as 12.30, up to 99,999,999.99' }],
    [
      'a discount above everything',
      { discount: '12.01' },
      { discount: 'The discount is larger than the rest of the bill' },
    ],
    [
      'such a discount with a total',
      { discount: '12.01', total: 5 },
      { discount: 'The discount is larger than the rest of the bill' },
    ],
    [
      'a sum that is too large',
      { items: [{ name: 'x', price: '99999999', quantity: 2 }] },
      { items: 'The bill adds up to more than $99,999,999.99' },
    ],
    [
      'a total that would stretch the dishes beyond measure',
      { items: [{ name: 'x', price: '9999999' }], tax: 10, total: '10.01' },
      { total: 'The total is too far from what the items, tax, tip and fees add up to' },
    ],
    [
      'a long restaurant name',
      { restaurantName: 'x'.repeat(121) },
      { restaurantName: 'Restaurant name can have at most 120 characters' },
    ],
    [
      'a long description',
      { description: 'x'.repeat(501) },
      { description: 'Description can have at most 500 characters' },
    ],
    ['a number for a name', { restaurantName: 5 }, { restaurantName: 'Restaurant name must be a text' }],
    [
      'a line break in a name',
      { restaurantName: 'a\nb' },
      { restaurantName: 'Restaurant name contains characters that cannot be shown' },
    ],
    [
      'a zero byte in the description',
      { description: 'a\u0000b' },
      { description: 'Description contains characters that cannot be shown' },
    ],
    [
      'half a surrogate pair',
      { hostName: 'a\uD800' },
      { hostName: 'Host name contains characters that cannot be shown' },
    ],
    ['a date no calendar has', { date: '2026-02-30' }, { date: 'Date must be a date like 2026-02-28' }],
    ['a date with a time', { date: '2026-02-28T10:00:00Z' }, { date: 'Date must be a date like 2026-02-28' }],
    ['a date long ago', { date: '1999-12-31' }, { date: 'Date cannot be before 2000' }],
    ['the day after tomorrow', { date: '2026-11-23' }, { date: 'Date cannot be in the future' }],
    [
      'an unknown way to pay',
      { payTo: [{ method: 'iou', handle: 'x' }] },
      { 'payTo.0.method': 'Payment method must be one of venmo, cashapp, zelle, paypal, bank, card, cash' },
    ],
    [
      'a handle that is none',
      { payTo: [{ method: 'venmo', handle: 'a b' }] },
      { 'payTo.0.handle': 'A Venmo username has 5 to 30 letters, digits, hyphens or underscores' },
    ],
    [
      'a whole card number',
      { payTo: [{ method: 'card', handle: '4111111111111111' }] },
      { 'payTo.0.handle': 'Give at most the last 4 digits of a card, never all of it' },
    ],
    [
      'one way to pay twice',
      { payTo: [{ method: 'cash' }, { method: 'CASH', handle: 'me' }] },
      { 'payTo.1.method': 'This payment method is listed twice' },
    ],
    [
      'a key that is too long',
      { idempotencyKey: 'x'.repeat(256) },
      { idempotencyKey: 'An idempotency key has 1 to 255 printable ASCII characters' },
    ],
    [
      'a key with a line break',
      { idempotencyKey: 'a\nb' },
      { idempotencyKey: 'An idempotency key has 1 to 255 printable ASCII characters' },
    ],
  ])('refuses %s', (_, parts, expected) => {
    const base = 'items' in parts || Object.keys(parts).length === 0 ? {} : { items: [nachos] };
    expect(problems(create, { ...base, ...parts })).toEqual(expected);
  });

  it.each([null, undefined, 'text', 5, [], true])('refuses %j instead of an object', (input) => {
    expect(problems(create, input)).toEqual({ '': 'Must be an object' });
  });

  it('reports every field that is wrong at once', () => {
    expect(Object.keys(problems(create, { tax: 'x', date: 'x', items: [{}, { name: 'a', price: 'x' }] }))).toEqual([
      'date',
      'tax',
      'items.0.name',
      'items.0.price',
      'items.1.price',
    ]);
  });
});

describe('a row of the item list', () => {
  it.each<[Record<string, unknown>, Record<string, string>]>([
    [
      { name: '', price: '' },
      { name: 'Item name is required', price: 'Price is required' },
    ],
    [{ name: ' \u200B ' }, { name: 'Item name is required' }],
    [{ name: 'x'.repeat(121) }, { name: 'Item name can have at most 120 characters' }],
    [{ price: '-1' }, { price: 'Price cannot be negative; use the discount field' }],
    [{ price: 'free' }, { price: 'Price must be an amount such as 12.30, up to 99,999,999.99' }],
    [{ quantity: 0 }, { quantity: 'Quantity must be at least 1' }],
    [{ quantity: '-3' }, { quantity: 'Quantity must be at least 1' }],
    [{ quantity: 1.5 }, { quantity: 'Quantity must be a whole number' }],
    [{ quantity: 'two' }, { quantity: 'Quantity must be a whole number' }],
    [{ quantity: Number.NaN }, { quantity: 'Quantity must be a whole number' }],
    [{ quantity: 1000 }, { quantity: 'Quantity can be at most 999' }],
    [{ splitWith: 0 }, { splitWith: 'Split must be at least 1' }],
    [{ splitWith: 101 }, { splitWith: 'Split can be at most 100' }],
    [{ id: 'no id!' }, { id: 'There is no such item' }],
  ])('says what is wrong with %j', (parts, expected) => {
    expect(problems(itemInput, { ...nachos, ...parts })).toEqual(expected);
  });

  it('accepts the largest quantity and split, and a price of nothing', () => {
    expect(itemInput.parse({ name: 'x', price: 0, quantity: 999, splitWith: 100 })).toMatchObject({ priceCents: 0 });
  });

  it('keeps letters of every language, and emoji made of several', () => {
    const name = 'Crème brûlée 焼き鳥 👩‍🍳';
    expect(itemInput.parse({ name, price: 1 }).name).toBe(name);
    expect(itemInput.parse({ name: 'Cre\u0300me', price: 1 }).name).toBe('Crème');
  });
});

describe('the amount of a line', () => {
  const problemsOfLine = (line: object) => problems(itemInput, { name: 'Beer', ...line });

  it.each([
    [{}, { price: 'Price is required' }],
    [{ price: '3', lineTotal: '9' }, { lineTotal: 'Give the price of one or the total of the line, not both' }],
    [
      { price: '3', quantity: 2, measure: '2.5' },
      { quantity: 'Give the quantity as a count or as a measure, not both' },
    ],
    [
      { price: '3', measure: '2.5678' },
      { quantity: 'Quantity must be above 0 and at most 999, with up to 3 decimals' },
    ],
    [{ price: '3', measure: 0 }, { quantity: 'Quantity must be above 0 and at most 999, with up to 3 decimals' }],
    [{ price: '3', measure: '3x' }, { quantity: 'Quantity must be above 0 and at most 999, with up to 3 decimals' }],
    [{ lineTotal: '-1', quantity: 3 }, { lineTotal: 'Line total cannot be negative' }],
    [
      { price: '99999999.99', measure: '1.5' },
      { price: 'Line total must be an amount such as 12.30, up to 99,999,999.99' },
    ],
    [{ price: '2', measure: '0.5', discount: '1.01' }, { discount: 'A coupon can be at most what the item costs' }],
    [{ lineTotal: '10', quantity: 3, note: 'x'.repeat(195) }, { note: 'Note can have at most 200 characters' }],
  ])('of %j is refused beside its field', (line, refused) => {
    expect(problemsOfLine(line)).toEqual(refused);
  });

  it('keeps what was entered before the note when the bill keeps one unit for it', () => {
    const line = itemInput.parse({ name: 'Beer', lineTotal: '10.00', quantity: 3, note: 'cold' });
    expect(line).toMatchObject({ priceCents: 1000, quantity: 1, splitWith: 3, note: '3 for $10.00 · cold' });
    const plain = itemInput.parse({ name: 'Beer', lineTotal: '12.00', quantity: 3 });
    expect(plain).toMatchObject({ priceCents: 400, quantity: 3, splitWith: 1 });
    expect(plain).not.toHaveProperty('note');
  });
});
