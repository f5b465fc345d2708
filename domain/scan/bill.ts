import type { Cents } from '../money';
import type { Polygon } from './words';

/** Where something stands: on which photo, counted from 0, and there in pixels of the upright photo. */
export interface Box {
  readonly page: number;
  readonly polygon: Polygon;
}

/** Something read, how sure that is, and where it stands; no boxes when it was worked out. */
export interface Read<T> {
  readonly value: T;
  /** 0 to 1. */
  readonly confidence: number;
  readonly boxes: readonly Box[];
}

export interface ScannedItem {
  readonly name: string;
  /** 1 when the line does not divide by the printed quantity. */
  readonly quantity: number;
  /** Price of one unit; quantity times it is the line. */
  readonly unitPriceCents: Cents;
  readonly lineCents: Cents;
  /** 0 to 1, of the price and of the name. */
  readonly confidence: number;
  readonly boxes: readonly Box[];
}

/** Why a bill needs a look. */
export type Doubt =
  | {
      /** The items do not make the subtotal, or the subtotal and what comes on top of it not the total. */
      readonly kind: 'itemsDoNotAddUp' | 'totalDoesNotAddUp';
      /** What is printed minus what was added up. */
      readonly differenceCents: Cents;
      /** The likeliest culprit, an index into the items; null when no line stands out. */
      readonly item: number | null;
    }
  | { readonly kind: 'noTotal' | 'noItems' | 'noDate' | 'noName' };

/** A bill as read from photos. Sums that are not printed are null. */
export interface ScannedBill {
  readonly restaurantName: Read<string> | null;
  /** ISO date. */
  readonly date: Read<string> | null;
  readonly items: readonly ScannedItem[];
  readonly subtotal: Read<Cents> | null;
  readonly tax: Read<Cents> | null;
  /** Only what is printed as part of the bill: never a suggestion, never handwriting. */
  readonly tip: Read<Cents> | null;
  readonly fees: Read<Cents> | null;
  /** Positive: what is taken off. */
  readonly discount: Read<Cents> | null;
  readonly total: Read<Cents> | null;
  /** Whether every amount is confirmed by the arithmetic of the receipt. */
  readonly balanced: boolean;
  readonly doubts: readonly Doubt[];
}
