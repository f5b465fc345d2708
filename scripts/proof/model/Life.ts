import type { ReceiptState } from '@fairtab/domain/receipts';
import type { Act, Made } from './Act';
import type { Model } from './Model';
import type { NewTable, Rig } from './Rig';

/** An act that was done, with what was answered. A retry of it gets the same answer and acts no second time. */
export interface DoneAct {
  readonly act: Act;
  readonly made: Made;
}

/** The life of one receipt: who is at its table, what they know about it, and what they did so far. */
export class Life {
  readonly rig: Rig;
  readonly receiptId: string;
  readonly accountGuestId: string;
  readonly time: { readonly now: number; readonly address: string };
  /** The guest of each browser; after signing in, that of the account. */
  browsers: string[];
  model: Model;
  /** The receipt as the database had it last. */
  receipt: ReceiptState;
  readonly history: DoneAct[] = [];

  private constructor(rig: Rig, table: NewTable) {
    const { receipt, browsers, accountGuestId, now, address } = table;
    this.rig = rig;
    this.receiptId = receipt.id;
    this.accountGuestId = accountGuestId;
    this.time = { now, address };
    this.browsers = [...browsers];
    this.receipt = receipt;
    this.model = {
      ...receipt,
      isDeleted: false,
      evenSplit: null,
      claims: [],
      payments: [],
      households: [],
    };
  }

  static async begin(rig: Rig, table: { seed: number; items: number; diners: number }): Promise<Life> {
    return new Life(rig, await rig.newTable(table));
  }

  /** The guest that a browser has now whose guest was this one. */
  guestNow(guestId: string | null): string | null {
    const hasMoved = guestId !== null && !this.browsers.includes(guestId) && this.#signedIn.has(guestId);
    return hasMoved ? this.accountGuestId : guestId;
  }

  signIn(guestId: string): void {
    this.#signedIn.add(guestId);
    this.browsers = this.browsers.map((browser) => (browser === guestId ? this.accountGuestId : browser));
  }

  readonly #signedIn = new Set<string>();
}
