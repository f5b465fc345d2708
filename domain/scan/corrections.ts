import { FIRST_CURRENCY, formatMoney, type Cents } from '../money';
import type { Box, Read, ScannedBill, ScannedItem } from './bill';
import { centreOf, holds } from './lines/geometry';
import { editDistance } from './text/spelling';
import type { Page } from './words';

/** A bill as the host confirmed it after comparing it with the photo. Missing amounts are 0. */
export interface ConfirmedBill {
  readonly restaurantName: string;
  /** ISO date. */
  readonly date: string;
  readonly items: readonly ConfirmedItem[];
  readonly taxCents: Cents;
  readonly tipCents: Cents;
  readonly feesCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
}

export interface ConfirmedItem {
  readonly name: string;
  /** The price of one unit. */
  readonly priceCents: Cents;
  readonly quantity: number;
}

export type CorrectedField =
  | 'restaurantName'
  | 'date'
  | 'tax'
  | 'tip'
  | 'fees'
  | 'discount'
  | 'total'
  | 'item.name'
  /** The price of the whole line, as it is printed. */
  | 'item.price'
  | 'item.quantity'
  | 'item.added'
  | 'item.removed';

/** One thing the host changed. */
export interface Correction {
  readonly field: CorrectedField;
  /** Null when nothing was read; amounts with two decimals. */
  readonly read: string | null;
  /** Null when the host removed it. */
  readonly confirmed: string | null;
  /** The words on the photos from which it was read, in the engine's order. */
  readonly words: readonly string[];
}

/** The host's changes to a bill before it became a receipt: first fields, then lines. */
export function correctionsOf({
  bill,
  pages,
  confirmed,
}: {
  bill: ScannedBill;
  pages: readonly Page[];
  confirmed: ConfirmedBill;
}): Correction[] {
  const text = (field: CorrectedField, read: Read<string> | null, value: string): Correction[] =>
    (read?.value ?? '').trim() === value.trim()
      ? []
      : [{ field, read: read?.value ?? null, confirmed: value, words: wordsAt({ boxes: read?.boxes ?? [], pages }) }];
  // A host makes no difference between 0 and an amount that is not printed.
  const money = (field: CorrectedField, read: Read<Cents> | null, cents: Cents): Correction[] =>
    (read?.value ?? 0) === cents
      ? []
      : [
          {
            field,
            read: read && formatMoney(read.value, FIRST_CURRENCY),
            confirmed: formatMoney(cents, FIRST_CURRENCY),
            words: wordsAt({ boxes: read?.boxes ?? [], pages }),
          },
        ];
  return [
    ...text('restaurantName', bill.restaurantName, confirmed.restaurantName),
    ...text('date', bill.date, confirmed.date),
    ...itemCorrections({ items: bill.items, confirmed: confirmed.items, pages }),
    ...money('tax', bill.tax, confirmed.taxCents),
    ...money('tip', bill.tip, confirmed.tipCents),
    ...money('fees', bill.fees, confirmed.feesCents),
    ...money('discount', bill.discount, confirmed.discountCents),
    ...money('total', bill.total, confirmed.totalCents),
  ];
}

function itemCorrections({
  items,
  confirmed,
  pages,
}: {
  items: readonly ScannedItem[];
  confirmed: readonly ConfirmedItem[];
  pages: readonly Page[];
}): Correction[] {
  const pairs = pairsOf(items, confirmed);
  const kept = items.flatMap((item, index): Correction[] => {
    const words = wordsAt({ boxes: item.boxes, pages });
    const other = pairs.get(index);
    if (other === undefined) return [{ field: 'item.removed', read: lineOf(item), confirmed: null, words }];
    const changes = [
      { field: 'item.name', read: item.name, confirmed: other.name.trim() },
      { field: 'item.quantity', read: String(item.quantity), confirmed: String(other.quantity) },
      {
        field: 'item.price',
        read: formatMoney(item.lineCents, FIRST_CURRENCY),
        confirmed: formatMoney(lineCentsOf(other), FIRST_CURRENCY),
      },
    ] as const;
    return changes.filter((change) => change.read !== change.confirmed).map((change) => ({ ...change, words }));
  });
  const matched = new Set(pairs.values());
  const added = confirmed
    .filter((item) => !matched.has(item))
    .map((item): Correction => ({ field: 'item.added', read: null, confirmed: lineOf(item), words: [] }));
  return [...kept, ...added];
}

/** The least similarity of two names, from 0 to 1, to be one line whose price was changed. */
const SAME_NAME = 0.5;

/**
 * Pairs each item that was read with the confirmed item: first those alike in price and name, then those alike in one
 * of them.
 */
function pairsOf(
  items: readonly ScannedItem[],
  confirmed: readonly ConfirmedItem[],
): ReadonlyMap<number, ConfirmedItem> {
  const possible = items.flatMap((item, index) =>
    confirmed.flatMap((other, at) => {
      const samePrice = item.lineCents === lineCentsOf(other) || item.unitPriceCents === other.priceCents;
      const name = likeness(item.name, other.name);
      return samePrice || name >= SAME_NAME
        ? [{ index, other, score: name + (samePrice ? 1 : 0), apart: Math.abs(index - at) }]
        : [];
    }),
  );
  const pairs = new Map<number, ConfirmedItem>();
  const taken = new Set<ConfirmedItem>();
  for (const { index, other } of possible.sort((a, b) => b.score - a.score || a.apart - b.apart)) {
    if (pairs.has(index) || taken.has(other)) continue;
    pairs.set(index, other);
    taken.add(other);
  }
  return pairs;
}

function likeness(a: string, b: string): number {
  const length = Math.max(a.length, b.length, 1);
  return 1 - editDistance(a.toLowerCase(), b.toLowerCase()) / length;
}

function lineCentsOf({ priceCents, quantity }: ConfirmedItem): Cents {
  return priceCents * quantity;
}

function lineOf(item: ScannedItem | ConfirmedItem): string {
  const cents = 'lineCents' in item ? item.lineCents : lineCentsOf(item);
  return `${item.quantity} ${item.name} ${formatMoney(cents, FIRST_CURRENCY)}`;
}

function wordsAt({ boxes, pages }: { boxes: readonly Box[]; pages: readonly Page[] }): string[] {
  return boxes.flatMap(({ page, polygon }) =>
    (pages[page]?.words ?? []).filter((word) => holds(polygon, centreOf(word.polygon))).map(({ text }) => text),
  );
}
