import type { Language } from '@fairtab/domain/language/languages';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';

export interface NewGuest {
  readonly id: string;
  readonly tokenHash: Uint8Array;
  /** The hash of the network that its first write comes from (services/platform/networkHash.ts). */
  readonly networkHash: Uint8Array;
  readonly language: Language;
}

export interface KeyedAnswer {
  readonly guestId: string;
  readonly key: string;
  readonly firstWrite: boolean;
  readonly requestHash: Buffer;
  readonly answer: object;
}

/** One decision that is to be saved. */
export interface Step {
  /** The decided state. Its version is one more than that of the step before, and its write id is new. */
  readonly after: ReceiptState;
  readonly change: ChangeRecord;
  /** The time zone of the browser that makes the receipt. Only a first step has it. */
  readonly timeZone?: string | undefined;
  /** The guest that acts, new or known; undefined when Fairtab itself does. */
  readonly by?: NewGuest | { readonly id: string } | undefined;
  readonly keyed?: KeyedAnswer | undefined;
}

/** The steps of one receipt that are saved together. */
export interface Save {
  /** Null when the first step makes the receipt. */
  readonly before: ReceiptState | null;
  /** In the order in which they were decided; one or more. */
  readonly steps: readonly Step[];
}
