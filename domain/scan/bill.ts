import type { Cents, Currency } from '../money';
import type { Polygon } from './words';

/** A place: the photo, counted from 0, and pixels of the upright photo. */
export interface Box {
  readonly page: number;
  readonly polygon: Polygon;
}

/** A value that was read, its confidence and its places. Without boxes when it was calculated. */
export interface Read<T> {
  readonly value: T;
  /** 0 to 1. */
  readonly confidence: number;
  readonly boxes: readonly Box[];
}

export interface ScannedItem {
  readonly name: string;
  /** What was asked for without a price of its own, such as "No onions, medium rare"; left out when nothing was. */
  readonly note?: string;
  /** 1 when the line does not divide by the printed quantity. */
  readonly quantity: number;
  /** Price of one unit; times quantity it is the line's price. */
  readonly unitPriceCents: Cents;
  readonly lineCents: Cents;
  /** What a coupon below it takes off this line, as a part of the bill's `discount`; left out when none does. */
  readonly discountCents?: Cents;
  /** 0 to 1, of the price and of the name. */
  readonly confidence: number;
  /** 0 to 1, of the price and of the number of units alone; left out by earlier versions. */
  readonly amountConfidence?: number;
  readonly boxes: readonly Box[];
}

/** A tax, or service, by its printed name. */
export interface ScannedCharge {
  readonly name: string;
  readonly cents: Cents;
  /** Whether the prices include it, so that it is a part of no sum here. Otherwise it is a part of the `tax`. */
  readonly isIncluded: boolean;
}

/** Why the host should check the bill. */
export type Doubt = Reason & {
  /** The tip was written by hand; left out otherwise. The total may be the one without it. */
  readonly isHandwrittenTip?: true;
};

type Reason =
  | {
      /** The items do not add up to the subtotal, or subtotal and extras not to the total. */
      readonly kind: 'itemsDoNotAddUp' | 'totalDoesNotAddUp';
      /** The printed sum minus the calculated one. */
      readonly differenceCents: Cents;
      /** The item that is most likely wrong, as an index; null when none stands out. */
      readonly item: number | null;
    }
  | {
      /** Everything adds up, but something was guessed for it, or written by hand. */
      readonly kind: 'unconfirmed';
      /** The item that was guessed or has a quantity without evidence, as an index; null when it is none of them. */
      readonly item: number | null;
    }
  | {
      readonly kind: 'pagesLeftOut';
      /** How many pages of documents were not read. */
      readonly pages: number;
    }
  | { readonly kind: 'noTotal' | 'noItems' | 'noDate' | 'noName' };

/** A line of a text that was pasted. */
export interface TextLine {
  readonly text: string;
  /** Whether it is a part of the bill. */
  readonly isRead: boolean;
}

/** How a photo should be taken again. `closer`: the letters are too small. `sharper`: they are soft or dark. */
export type Advice = 'closer' | 'sharper';

/** A bill as it was read from photos. Sums that are not printed are null. */
export interface ScannedBill {
  readonly restaurantName: Read<string> | null;
  /** ISO date. */
  readonly date: Read<string> | null;
  /** The currency that the paper names; null when it names none, and left out by earlier versions. */
  readonly currency?: Currency | null;
  readonly items: readonly ScannedItem[];
  readonly subtotal: Read<Cents> | null;
  readonly tax: Read<Cents> | null;
  /** The taxes of which `tax` is the sum, or what the prices include; left out when there is nothing to tell apart. */
  readonly charges?: readonly ScannedCharge[];
  /**
   * A tip that is printed as part of the bill, or written by hand with a total that confirms it. The latter always has a
   * doubt, and `total` may be without it. No suggestion.
   */
  readonly tip: Read<Cents> | null;
  readonly fees: Read<Cents> | null;
  /** The amount that is taken off, of single lines and of the bill, as a positive number. */
  readonly discount: Read<Cents> | null;
  readonly total: Read<Cents> | null;
  /** Whether all was read, the receipt's arithmetic confirms every amount, and the quantities have evidence. */
  readonly balanced: boolean;
  readonly doubts: readonly Doubt[];
  /** The lines of the text that it was read from, as they were pasted; left out for photos. */
  readonly lines?: readonly TextLine[];
  /** What would make the photos easier to read; left out when nothing would. */
  readonly advice?: Advice;
}
