import fc from 'fast-check';
import type { ItemState, ReceiptState } from '../receipts';
import { extrasOf, linesTotalOf, type Bill } from '../shares';
import { Random } from './random';

/** A receipt without claims. A test gives the parts that matter to it. */
export function receiptOf(parts: Partial<ReceiptState> = {}): ReceiptState {
  const items = parts.items ?? [itemOf()];
  const bill = { taxCents: 0, tipCents: 0, feesCents: 0, discountCents: 0, ...parts, items };
  return {
    id: 'receipt',
    version: 1,
    writeId: '',
    billVersion: 1,
    hostGuestId: 'host',
    visibility: 'link',
    deletedAt: null,
    evenSplit: null,
    hostName: 'Hana',
    restaurantName: 'Bistro',
    description: '',
    date: '2026-11-20',
    uploadMethod: 'manual',
    photosShared: false,
    createdAt: '2026-11-20T20:00:00.000Z',
    claims: [],
    payments: [],
    households: [],
    payTo: [],
    totalCents: computedTotalOf(bill),
    ...bill,
  };
}

export function itemOf(parts: Partial<ItemState> = {}): ItemState {
  return { id: 'item', name: 'Nachos', priceCents: 1000, quantity: 1, splitWith: 1, ...parts };
}

/** What the parts of a bill add up to, in cents. */
export function computedTotalOf(bill: Omit<Bill, 'totalCents'>): number {
  const whole = { ...bill, totalCents: 0 };
  return linesTotalOf(whole) + extrasOf(whole);
}

/** A bill of `itemCount` lines that adds up, from coffee to banquet, with or without each of the extras. */
export function randomReceipt(random: Random, itemCount: number): ReceiptState {
  const dearest = random.pick([9, 200, 2_000, 5_000, 1_000_000]);
  const items = Array.from({ length: itemCount }, (_, index) => randomItem(random, { id: `item${index}`, dearest }));
  const lines = items.reduce((sum, item) => sum + item.priceCents * item.quantity, 0);
  const part = (probability: number, percent: number): number =>
    random.chance(probability) ? random.int(0, Math.ceil((lines * percent) / 100) + 3) : 0;
  const [taxCents, tipCents, feesCents] = [part(0.8, 12), part(0.7, 30), part(0.2, 20)];
  const discountCents = Math.min(lines, part(0.2, 60));
  return receiptOf({ items, taxCents, tipCents, feesCents, discountCents });
}

export function randomItem(random: Random, { id, dearest }: { id: string; dearest: number }): ItemState {
  return itemOf({
    id,
    name: id,
    priceCents: random.chance(0.05) ? 0 : random.int(1, dearest),
    quantity: random.chance(0.5) ? 1 : random.int(1, 12),
  });
}

/** Random receipts for fast-check. Only the number of lines shrinks; the rest follows from the seed. */
export function receipts({ maxItems = 8 }: { maxItems?: number } = {}): fc.Arbitrary<ReceiptState> {
  return fc
    .tuple(seeds, fc.integer({ min: 1, max: maxItems }))
    .map(([seed, itemCount]) => randomReceipt(new Random(seed), itemCount));
}

export const seeds: fc.Arbitrary<number> = fc.noBias(fc.integer({ min: 0, max: 2 ** 32 - 1 }));
