import type { ReceiptState } from '@fairtab/domain/receipts';
import type { EveningState } from '@fairtab/services/money/evenings/readEvening';
import type { AccountJob } from '@fairtab/services/people/accountJobs/readAccountJob';
import type { ServiceContext, Viewer } from '@fairtab/services/context';
import type { Deadline } from '@fairtab/services/platform/Deadline';
import type { ReceiptNews } from '@fairtab/services/receipts/receiptEvents/readReceiptEvents';
import type { ScanState } from '@fairtab/services/receipts/scans/readScan';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';
import type { Logger } from 'pino';

/** A watched receipt after something happened. All its watchers get the same object. */
export interface ReceiptEvent {
  readonly receipt: ReceiptState;
  /** The version that the event continues from; null when it starts with the state as it is. */
  readonly since: number | null;
  /** All changes after `since`, oldest first; none when that is null. */
  readonly changes: readonly ChangeRecord[];
}

export interface Watching {
  readonly receiptId: string;
  /** The same for all tabs of one guest, so that the count of watchers counts people. */
  readonly watcher: string;
  /** Called with every state before it is pushed. The first `false` ends the watching. */
  readonly maySee: (receipt: ReceiptState) => boolean;
  /** The version that the watcher has already; null when it has none. */
  readonly since: number | null;
}

/** Receipts that are being watched, as resolvers use them; ReceiptHub in production. */
export interface LiveReceipts {
  /**
   * Yields an event at once, which continues from the watcher's version where that is possible, and then one after every
   * change.
   * @returns null when no receipt has this id, or the watcher may not see it.
   */
  watch(watching: Watching): Promise<AsyncIterableIterator<ReceiptEvent> | null>;
  /** How many watchers have the receipt open, in all processes. */
  looking(receiptId: string): number;
}

/** What is being watched besides receipts, such as long work or an evening, as resolvers use it; ProgressHub in production. */
export interface LiveProgress<State> {
  /**
   * Yields its state at once, and then after every change, until it is over or the viewer may not see it any more.
   * @returns null when none has this id, or the viewer may not see it.
   */
  watch(ctx: ServiceContext, id: string): Promise<AsyncIterableIterator<State> | null>;
}

/** A change on one of the receipts of a guest, and how to go on after it. */
export interface FollowedEvent {
  readonly cursor: string;
  /** Null in the first event, which only says from where on the guest is told. */
  readonly news: ReceiptNews | null;
}

/** All receipts of a guest, as resolvers follow them; EventFeeds in production. */
export interface LiveReceiptEvents {
  /**
   * Yields an event at once, and then one for each change after the cursor, or from now on.
   * @returns null when no event has this cursor.
   */
  follow(following: {
    readonly guestId: string;
    readonly after: string | null;
  }): Promise<AsyncIterableIterator<FollowedEvent> | null>;
}

/** The context of resolvers. Made once per request, or once per operation on a socket. */
export interface ApiContext extends ServiceContext {
  /** Replaced when a write of this request makes its sender a guest. */
  viewer: Viewer;
  readonly live: LiveReceipts;
  readonly receiptEvents: LiveReceiptEvents;
  readonly scans: LiveProgress<ScanState>;
  readonly accountJobs: LiveProgress<AccountJob>;
  readonly evenings: LiveProgress<EveningState>;
  /** Names the account, the browser, the guest, or the connection of a visitor: the first that is known. Used to count watchers and for nothing else. */
  readonly watcher: string;
  /** The browser has a session that has expired or was ended elsewhere. */
  readonly hasEndedSession: boolean;
  readonly requestId: string;
  /** The origin at which whoever asks has reached this server. For addresses in an answer, never in a message to others. */
  readonly askedAt: string;
  readonly deadline: Deadline;
  /** For errors after the answer was sent. */
  readonly logger: Logger;
}
