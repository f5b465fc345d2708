import fc from 'fast-check';
import type { ItemState, ReceiptState } from '../receipts';
import { extrasOf, linesTotalOf, type Bill } from '../shares';
import { TAX_CLASSES } from '../taxClasses';
import { Random } from './random';

/** A receipt without claims. A test gives the parts that matter to it. */
export function receiptOf(parts: Partial<ReceiptState> = {}): ReceiptState {
  const items = parts.items ?? [itemOf()];
  const bill = { taxCents: 0, alcoholTaxCents: 0, tipCents: 0, feesCents: 0, discountCents: 0, ...parts, items };
  return {
    id: 'receipt',
    version: 1,
    writeId: '',
    billVersion: 1,
    hostGuestId: 'host',
    visibility: 'link',
    deletedAt: null,
    evenSplit: null,
    serviceChargePercent: null,
    hostName: 'Hana',
    restaurantName: 'Bistro',
    description: '',
    date: '2026-11-20',
    uploadMethod: 'manual',
    currency: 'USD',
    exchangeRate: null,
    photosShared: false,
    createdAt: '2026-11-20T20:00:00.000Z',
    claims: [],
    payments: [],
    households: [],
    contributions: [],
    payTo: [],
    totalCents: computedTotalOf(bill),
    ...bill,
  };
}

export function itemOf(parts: Partial<ItemState> = {}): ItemState {
  return {
    id: 'item',
    name: 'Nachos',
    priceCents: 1000,
    quantity: 1,
    splitWith: 1,
    taxClass: 'ordinary',
    discountCents: 0,
    ...parts,
  };
}

/** What the parts of a bill add up to, in cents. */
export function computedTotalOf(bill: Omit<Bill, 'totalCents'>): number {
  const whole = { ...bill, totalCents: 0 };
  return linesTotalOf(whole) + extrasOf(whole);
}

/**
 * A bill of `itemCount` lines that adds up, from coffee to banquet, with or without each of the extras. A plain one has no
 * tax classes and no coupons.
 */
export function randomReceipt(random: Random, itemCount: number, { plain = false } = {}): ReceiptState {
  const dearest = random.pick([9, 200, 2_000, 5_000, 1_000_000]);
  const isPlain = plain || random.chance(0.4);
  const items = Array.from({ length: itemCount }, (_, index) => {
    const item = randomItem(random, { id: `item${index}`, dearest });
    return isPlain ? item : withLineRules(item, random);
  });
  const lines = linesTotalOf({ items });
  const part = (probability: number, percent: number): number =>
    random.chance(probability) ? random.int(0, Math.ceil((lines * percent) / 100) + 3) : 0;
  const [taxCents, tipCents, feesCents] = [part(0.8, 12), part(0.7, 30), part(0.2, 20)];
  const alcoholTaxCents = isPlain ? 0 : part(0.7, 15);
  const discountCents = Math.min(lines, part(0.2, 60));
  return receiptOf({ items, taxCents, alcoholTaxCents, tipCents, feesCents, discountCents });
}

export function randomItem(random: Random, { id, dearest }: { id: string; dearest: number }): ItemState {
  return itemOf({
    id,
    name: id,
    priceCents: random.chance(0.05) ? 0 : random.int(1, dearest),
    quantity: random.chance(0.5) ? 1 : random.int(1, 12),
  });
}

/** The line with a random tax class, and sometimes a coupon for a part of it or for all of it. */
export function withLineRules(item: ItemState, random: Random): ItemState {
  const taxClass = random.chance(0.5) ? 'ordinary' : random.pick(TAX_CLASSES);
  const price = item.priceCents * item.quantity;
  const discountCents = random.chance(0.75) ? 0 : random.chance(0.2) ? price : random.int(0, price);
  return { ...item, taxClass, discountCents };
}

/** Random receipts for fast-check. Only the number of lines shrinks; the rest follows from the seed. */
export function receipts({ maxItems = 8, plain = false } = {}): fc.Arbitrary<ReceiptState> {
  return fc
    .tuple(seeds, fc.integer({ min: 1, max: maxItems }))
    .map(([seed, itemCount]) => randomReceipt(new Random(seed), itemCount, { plain }));
}

export const seeds: fc.Arbitrary<number> = fc.noBias(fc.integer({ min: 0, max: 2 ** 32 - 1 }));
