import { describe, expect, it } from 'vitest';
import { editReceiptInput } from './editReceiptInput';
import { createReceiptInput } from './receiptInputs';
import { problems } from '../testing/problems';

const today = '2026-11-21';
const create = createReceiptInput({ today, currency: 'USD' });
const edit = editReceiptInput({ today, currency: 'USD' });
const nachos = { name: 'Nachos', price: '12.00' };
/** The defaults of a line. */
const PLAIN = { taxClass: 'ordinary', discountCents: 0 };

describe('createReceiptInput', () => {
  it('fills in the documented defaults', () => {
    expect(create.parse({ items: [nachos] })).toEqual({
      restaurantName: 'Restaurant Receipt',
      hostName: null,
      description: '',
      date: null,
      taxCents: 0,
      alcoholTaxCents: 0,
      tipCents: 0,
      feesCents: 0,
      discountCents: 0,
      totalCents: 1200,
      currency: 'USD',
      items: [{ id: null, name: 'Nachos', priceCents: 1200, quantity: 1, splitWith: 1, ...PLAIN }],
      payTo: null,
      serviceChargePercent: null,
      splitEvenlyAmong: null,
      uploadMethod: 'manual',
      timeZone: 'America/New_York',
      scanId: null,
      keepsCorrections: false,
      keepsTotal: false,
      idempotencyKey: null,
    });
  });

  it('takes the time zone of the browser, and refuses what is none', () => {
    expect(create.parse({ items: [nachos], timeZone: 'America/Chicago' }).timeZone).toBe('America/Chicago');
    for (const timeZone of ['Mars/Phobos', 'x'.repeat(100), 5])
      expect(create.safeParse({ items: [nachos], timeZone }).success).toBe(false);
  });

  it('treats empty and null fields as absent', () => {
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

  it('reads a whole bill, with money as text or as numbers, and drops unknown keys', () => {
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
      currency: 'USD',
      taxCents: 150,
      alcoholTaxCents: 0,
      tipCents: 300,
      feesCents: 50,
      discountCents: 100,
      totalCents: 1700,
      items: [{ id: 'abc', name: 'Nachos', priceCents: 1200, quantity: 2, splitWith: 3, ...PLAIN }],
      payTo: [
        { method: 'venmo', handle: 'hana-h' },
        { method: 'cash', handle: '' },
      ],
      serviceChargePercent: null,
      splitEvenlyAmong: null,
      uploadMethod: 'manual',
      timeZone: 'America/New_York',
      scanId: null,
      keepsCorrections: false,
      keepsTotal: false,
      idempotencyKey: 'key 1',
    });
  });

  it('reads tax classes, a coupon for one line and the tax on alcohol', () => {
    const beer = { name: 'Beer', price: '6.00', quantity: 2, taxClass: 'alcohol', discount: '3.00' };
    const bill = create.parse({ items: [nachos, beer], tax: '2.00', alcoholTax: '0.90' });
    expect(bill.items).toMatchObject([PLAIN, { taxClass: 'alcohol', discountCents: 300 }]);
    expect(bill).toMatchObject({ alcoholTaxCents: 90, totalCents: 1200 + 1200 - 300 + 200 + 90 });
    expect(problems(create, { items: [{ ...beer, taxClass: 'vegan' }] })).toEqual({
      'items.0.taxClass': 'Tax class must be one of ordinary, alcohol, untaxed',
    });
  });

  it('refuses a coupon that is worth more than its line', () => {
    const items = [nachos, { ...nachos, quantity: 2, discount: '24.01' }];
    expect(problems(create, { items })).toEqual({ 'items.1.discount': 'A coupon can be at most what the item costs' });
    expect(create.parse({ items: [nachos, { ...nachos, discount: '12.00' }] }).totalCents).toBe(1200);
  });

  it('computes a service charge in percent of the dishes, before tax, tip and coupons', () => {
    const items = [nachos, { name: 'Soup', price: '8.05', discount: '8.05' }];
    const bill = create.parse({ items, tax: '5.00', tip: '7.00', serviceChargePercent: 18 });
    // 18% of 20.05 is 3.609.
    expect(bill).toMatchObject({ serviceChargePercent: 18, feesCents: 361, totalCents: 1200 + 500 + 700 + 361 });
    const refusal = 'Service charge must be a percentage from 1 to 100, with up to 3 decimals';
    expect(problems(create, { items, serviceChargePercent: 101 })).toEqual({ serviceChargePercent: refusal });
    expect(problems(create, { items, serviceChargeRate: '12.3456' })).toEqual({ serviceChargeRate: refusal });
    const both = { fees: 'Give the service charge as an amount or as a percentage, not both' };
    expect(problems(create, { items, serviceChargePercent: 18, fees: '3.61' })).toEqual(both);
    expect(problems(edit, { receiptId: 'r', serviceChargePercent: 18, fees: '0.00' })).toEqual(both);
    expect(problems(edit, { receiptId: 'r', serviceChargeRate: '12.5', fees: '0.00' })).toEqual(both);
  });

  it('takes a service charge with decimals, and refuses two percentages that differ', () => {
    const items = [{ name: 'Menu', price: '10.00' }];
    for (const rate of ['12.5', '12,5', '12.5 %', '１２.５', 12.5])
      expect(create.parse({ items, serviceChargeRate: rate })).toMatchObject({
        serviceChargePercent: 12.5,
        feesCents: 125,
      });
    expect(create.parse({ items, serviceChargeRate: '18', serviceChargePercent: 18 }).serviceChargePercent).toBe(18);
    expect(edit.parse({ receiptId: 'r', serviceChargeRate: '12.5' }).serviceChargePercent).toBe(12.5);
    expect(problems(create, { items, serviceChargeRate: '12.5', serviceChargePercent: 12 })).toEqual({
      serviceChargeRate: 'Give the percentage of the service charge once',
    });
  });

  it('accepts a scanned bill only when its host has confirmed it', () => {
    const scanned = { items: [nachos], scanId: 'scan', uploadMethod: 'manual' };
    const confirm = 'Please compare the bill with its photo and confirm it';
    for (const confirmsScan of [undefined, null, false])
      expect(problems(create, { ...scanned, confirmsScan })).toEqual({ confirmsScan: confirm });
    const bill = create.parse({ ...scanned, confirmsScan: true, keepsCorrections: true });
    expect(bill).toMatchObject({ scanId: 'scan', uploadMethod: 'upload', keepsCorrections: true });
    expect(bill).not.toHaveProperty('confirmsScan');
    expect(create.parse({ items: [nachos], scanId: '', confirmsScan: true })).toMatchObject({ scanId: null });
    expect(problems(create, { ...scanned, scanId: 'a\u0000b', confirmsScan: 'yes', keepsCorrections: 1 })).toEqual({
      scanId: 'There is no such scan',
      confirmsScan: 'Must be true or false',
      keepsCorrections: 'Must be true or false',
    });
  });

  it('computes an absent total from all parts', () => {
    const { totalCents } = create.parse({ items: [{ ...nachos, quantity: 2 }], tax: 1, tip: 2, fees: 3, discount: 4 });
    expect(totalCents).toBe(2400 + 100 + 200 + 300 - 400);
  });

  it('keeps a printed total that differs', () => {
    expect(create.parse({ items: [nachos], total: '15.00' }).totalCents).toBe(1500);
  });

  it('accepts a bill without items when they follow, and keeps a printed total', () => {
    const follow = createReceiptInput({ today, currency: 'USD', itemsFollow: true });
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

  it('splits a bill evenly only when it has an amount and all its items', () => {
    expect(create.parse({ items: [nachos], splitEvenlyAmong: '4' }).splitEvenlyAmong).toBe(4);
    expect(problems(create, { items: [{ ...nachos, price: 0 }], tax: 3, splitEvenlyAmong: 4 })).toEqual({
      splitEvenlyAmong: 'There is nothing to split yet: apart from tax, tip and fees the bill comes to $0.00.',
    });
    const follow = createReceiptInput({ today, currency: 'USD', itemsFollow: true });
    expect(problems(follow, { items: [nachos], splitEvenlyAmong: 4 })).toEqual({
      splitEvenlyAmong: 'Split the bill once its items are there',
    });
  });

  it('accepts the first and the last possible date', () => {
    for (const date of ['2000-01-01', '2024-02-29', today, '2026-11-22'])
      expect(create.parse({ items: [nachos], date }).date).toBe(date);
    expect(
      createReceiptInput({ today: '2026-12-31', currency: 'USD' }).parse({ items: [nachos], date: '2027-01-01' }).date,
    ).toBe('2027-01-01');
  });
});

describe('editReceiptInput', () => {
  it('leaves absent and null fields as they are', () => {
    const untouched = edit.parse({ receiptId: 'r' });
    expect(untouched).toEqual({ receiptId: 'r', idempotencyKey: null });
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

  it('empties optional fields and refuses to empty required ones', () => {
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

  it('reads the version that the edit was made on', () => {
    expect(edit.parse({ receiptId: 'r', expectedVersion: 3 }).expectedVersion).toBe(3);
    expect(problems(edit, { receiptId: 'r', expectedVersion: 1.5 })).toEqual({
      expectedVersion: 'The version must be a whole number',
    });
  });

  it.each([undefined, null, '', 5, 'a b', '\u0000', 'x'.repeat(65), {}])('knows no receipt %j', (receiptId) => {
    expect(problems(edit, { receiptId })).toEqual({ receiptId: 'There is no such receipt' });
  });
});
