import type { ChangeKind } from './changeKinds';
import type { ChangeFact } from './changes';

/** The parts of a receipt that a change touched. Everything else on the receipt is the same before and after it. */
export interface Touched {
  /** The ids of the items whose claims changed. */
  readonly items: readonly string[];
  /** The ids of the claims that are new or changed. A removed claim is only missed on its item. */
  readonly claims: readonly string[];
  /** The keys of the diners whose claims changed, of those who are treated to them, and of those whose household changed. */
  readonly diners: readonly string[];
  /** The ids of the payments that are new, or changed, or settle other claims than before. */
  readonly payments: readonly string[];
  /** Whether people or payments came, left or changed places. */
  readonly lists: boolean;
}

/** What the host hears of, when somebody else does it, by the toggle that it belongs to. */
export const NEWS_KINDS = {
  claimed: 'receipts',
  unclaimed: 'receipts',
  paid: 'payments',
  confirmed: 'payments',
} as const satisfies Partial<Record<ChangeKind, 'receipts' | 'payments'>>;

/** One line of a receipt's trail: who did what, and when. */
export interface ChangeRecord {
  readonly receiptId: string;
  /** The receipt's version after the change. */
  readonly version: number;
  /** Null when Fairtab itself acted. */
  readonly actorGuestId: string | null;
  readonly actorName: string;
  readonly kind: ChangeKind;
  /** What happened. Null on a line that an older program stored as a sentence. */
  readonly fact: ChangeFact | null;
  /** The sentence that an older program stored, or shows: "Ana claimed 1 of 3 Grey Goose". With a fact, domain/facts/changeText.ts words it. */
  readonly summary: string;
  readonly at: string;
  /** Null when the bill itself changed, so that everything may be different. */
  readonly touched: Touched | null;
}
