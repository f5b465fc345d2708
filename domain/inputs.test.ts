import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  cancelClaimInput,
  claimForm,
  claimItemInput,
  confirmPaymentInput,
  createReceiptInput,
  editReceiptInput,
  fieldErrors,
  itemInput,
  unclaimInput,
} from './inputs';

const today = '2026-11-21';
const create = createReceiptInput({ today });
const edit = editReceiptInput({ today });
const nachos = { name: 'Nachos', price: '12.00' };

function problems(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  return error ? Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])) : {};
}

describe('createReceiptInput', () => {
  it('fills in the documented defaults', () => {
    expect(create.parse({ items: [nachos] })).toEqual({
      restaurantName: 'Restaurant Receipt',
      hostName: null,
      description: '',
      date: today,
      taxCents: 0,
      tipCents: 0,
      feesCents: 0,
      discountCents: 0,
      totalCents: 1200,
      items: [{ id: null, name: 'Nachos', priceCents: 1200, quantity: 1, splitWith: 1 }],
      payTo: [],
      splitEvenlyAmong: null,
      uploadMethod: 'manual',
      keepsTotal: false,
      idempotencyKey: null,
    });
  });

  it('takes empty and null fields for absent ones', () => {
    const empty = {
      restaurantName: ' ',
      hostName: '',
      description: null,
      date: '',
      tax: '',
      tip: null,
      total: '',
      payTo: null,
    };
    expect(create.parse({ ...empty, items: [{ ...nachos, quantity: '', splitWith: null }] })).toEqual(
      create.parse({ items: [nachos] }),
    );
  });

  it('reads a whole bill, money as text or as numbers, and drops what nobody asked for', () => {
    const bill = create.parse({
      userId: 7,
      restaurantName: '  Chez Ana ',
      hostName: 'Hana',
      description: 'Birthday\r\nof Ben',
      date: '2026-11-22',
      tax: 1.5,
      tip: '3',
      fees: '0.50',
      discount: 1,
      total: '17.00',
      items: [{ ...nachos, quantity: 2, splitWith: '3', shareAmount: 1, id: 'abc' }],
      payTo: [
        { method: 'venmo', handle: '@hana-h' },
        { method: 'cash', handle: '' },
      ],
      idempotencyKey: 'key 1',
    });
    expect(bill).toEqual({
      restaurantName: 'Chez Ana',
      hostName: 'Hana',
      description: 'Birthday\nof Ben',
      date: '2026-11-22',
      taxCents: 150,
      tipCents: 300,
      feesCents: 50,
      discountCents: 100,
      totalCents: 1700,
      items: [{ id: 'abc', name: 'Nachos', priceCents: 1200, quantity: 2, splitWith: 3 }],
      payTo: [
        { method: 'venmo', handle: 'hana-h' },
        { method: 'cash', handle: '' },
      ],
      splitEvenlyAmong: null,
      uploadMethod: 'manual',
      keepsTotal: false,
      idempotencyKey: 'key 1',
    });
  });

  it('computes an absent total from all parts', () => {
    const { totalCents } = create.parse({ items: [{ ...nachos, quantity: 2 }], tax: 1, tip: 2, fees: 3, discount: 4 });
    expect(totalCents).toBe(2400 + 100 + 200 + 300 - 400);
  });

  it('keeps a printed total that differs', () => {
    expect(create.parse({ items: [nachos], total: '15.00' }).totalCents).toBe(1500);
  });

  it('takes a bill without items when they follow, and keeps a total that is printed', () => {
    const follow = createReceiptInput({ today, itemsFollow: true });
    expect(follow.parse({ items: [], tax: 1, total: '15.00' })).toMatchObject({ totalCents: 1500, keepsTotal: true });
    expect(follow.parse({ items: [], tax: 1, tip: 2 })).toMatchObject({ totalCents: 300, keepsTotal: false });
    expect(problems(follow, { items: Array(301).fill(nachos) })).toEqual({
      items: 'A bill can have at most 300 items',
    });
  });

  it.each([
    [1, 'An even split takes at least 2 people'],
    [101, 'The number of people can be at most 100'],
    ['two', 'The number of people must be a whole number'],
    [2.5, 'The number of people must be a whole number'],
  ])('refuses to split evenly among %s', (splitEvenlyAmong, splitEvenly) => {
    expect(problems(create, { items: [nachos], splitEvenlyAmong })).toEqual({ splitEvenlyAmong: splitEvenly });
  });

  it('splits evenly what there is, and neither nothing nor what is still to come', () => {
    expect(create.parse({ items: [nachos], splitEvenlyAmong: '4' }).splitEvenlyAmong).toBe(4);
    expect(problems(create, { items: [{ ...nachos, price: 0 }], tax: 3, splitEvenlyAmong: 4 })).toEqual({
      splitEvenlyAmong: 'There is nothing to split yet: apart from tax, tip and fees the bill comes to $0.00.',
    });
    const follow = createReceiptInput({ today, itemsFollow: true });
    expect(problems(follow, { items: [nachos], splitEvenlyAmong: 4 })).toEqual({
      splitEvenlyAmong: 'Split the bill once its items are there',
    });
  });

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
      'an unknown rail',
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
      'one rail twice',
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

  it('accepts the first and the last possible date', () => {
    for (const date of ['2000-01-01', '2024-02-29', today, '2026-11-22'])
      expect(create.parse({ items: [nachos], date }).date).toBe(date);
    expect(createReceiptInput({ today: '2026-12-31' }).parse({ items: [nachos], date: '2027-01-01' }).date).toBe(
      '2027-01-01',
    );
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

describe('editReceiptInput', () => {
  it('leaves absent and null fields as they are', () => {
    const untouched = edit.parse({ receiptId: 'r' });
    expect(Object.entries(untouched).filter(([, value]) => value !== undefined)).toEqual([['receiptId', 'r']]);
    const nulls = {
      restaurantName: null,
      hostName: null,
      description: null,
      date: null,
      tax: null,
      total: null,
      items: null,
      payTo: null,
    };
    expect(edit.parse({ receiptId: 'r', ...nulls })).toEqual(untouched);
  });

  it('empties what may be empty and refuses what may not', () => {
    expect(edit.parse({ receiptId: 'r', description: '', tax: '', payTo: [] })).toMatchObject({
      description: '',
      taxCents: 0,
      payTo: [],
    });
    expect(problems(edit, { receiptId: 'r', restaurantName: ' ', hostName: '', items: [] })).toEqual({
      restaurantName: 'Restaurant name is required',
      hostName: 'Host name is required',
      items: 'At least one item is required',
    });
  });

  it('takes the version the edit was made on', () => {
    expect(edit.parse({ receiptId: 'r', expectedVersion: 3 }).expectedVersion).toBe(3);
    expect(problems(edit, { receiptId: 'r', expectedVersion: 1.5 })).toEqual({
      expectedVersion: 'The version must be a whole number',
    });
  });

  it.each([undefined, null, '', 5, 'a b', '\u0000', 'x'.repeat(65), {}])('knows no receipt %j', (receiptId) => {
    expect(problems(edit, { receiptId })).toEqual({ receiptId: 'There is no such receipt' });
  });
});

describe('claimItemInput', () => {
  it('takes all units for one person unless told otherwise', () => {
    expect(claimItemInput.parse({ itemId: 'i', claimerName: ' Ana ' })).toEqual({
      itemId: 'i',
      claimerName: 'Ana',
      claimerEmail: null,
      claimerPhone: null,
      units: null,
      splitCount: 1,
      expectedAmountCents: null,
      idempotencyKey: null,
    });
  });

  it('reads contact data, portion and the amount that was shown', () => {
    expect(
      claimItemInput.parse({
        itemId: 'i',
        claimerName: 'Ana',
        claimerEmail: ' ana@example.com ',
        claimerPhone: '+44 20 7946 0018',
        units: 2,
        splitCount: '4',
        expectedAmount: '3.21',
        idempotencyKey: 'k',
      }),
    ).toEqual({
      itemId: 'i',
      claimerName: 'Ana',
      claimerEmail: 'ana@example.com',
      claimerPhone: '+44 20 7946 0018',
      units: 2,
      splitCount: 4,
      expectedAmountCents: 321,
      idempotencyKey: 'k',
    });
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ itemId: undefined }, { itemId: 'There is no such item' }],
    [{ claimerName: '  ' }, { claimerName: 'Your name is required' }],
    [{ claimerName: 'x'.repeat(61) }, { claimerName: 'Your name can have at most 60 characters' }],
    [{ claimerName: 'Ana\u202Egod' }, { claimerName: 'Your name contains characters that cannot be shown' }],
    [{ claimerEmail: 'ana' }, { claimerEmail: 'This is not an email address' }],
    [{ claimerEmail: 5 }, { claimerEmail: 'This is not an email address' }],
    [{ claimerPhone: 'call me' }, { claimerPhone: 'This is not a phone number' }],
    [{ units: 0 }, { units: 'Units must be at least 1' }],
    [{ splitCount: 0 }, { splitCount: 'Split must be at least 1' }],
    [{ splitCount: 101 }, { splitCount: 'Split can be at most 100' }],
    [{ splitCount: 1e21 }, { splitCount: 'Split can be at most 100' }],
    [{ expectedAmount: -1 }, { expectedAmount: 'Amount cannot be negative' }],
  ])('says what is wrong with %j', (parts, expected) => {
    expect(problems(claimItemInput, { itemId: 'i', claimerName: 'Ana', ...parts })).toEqual(expected);
  });

  it('asks in the dialog for the same fields with the same words', () => {
    expect(problems(claimForm, { claimerName: '', splitCount: 0 })).toEqual({
      claimerName: 'Your name is required',
      splitCount: 'Split must be at least 1',
    });
  });
});

describe('inputs about one claim or payment', () => {
  it('carry its id and nothing else', () => {
    expect(unclaimInput.parse({ claimId: 'c', amount: 1 })).toEqual({ claimId: 'c' });
    expect(problems(cancelClaimInput, {})).toEqual({ claimId: 'There is no such claim' });
    expect(problems(confirmPaymentInput, { paymentId: ['p'] })).toEqual({ paymentId: 'There is no such payment' });
  });
});
