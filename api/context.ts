import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext, Viewer } from '@fairtab/services/context';
import type { ScanState } from '@fairtab/services/scans/readScan';
import type { ChangeRecord } from '@fairtab/domain/trail';
import type { Logger } from 'pino';

/** One thing that happened to a watched receipt; the same object goes to everyone who watches it. */
export interface ReceiptEvent {
  readonly receipt: ReceiptState;
  /** Since the event before, oldest first. */
  readonly changes: readonly ChangeRecord[];
}

export interface Watching {
  readonly receiptId: string;
  /** Tells people apart for the count of who is looking. */
  readonly watcher: string;
  /** Asked of every state before it is pushed; the first no ends the watching. */
  readonly maySee: (receipt: ReceiptState) => boolean;
}

/** What resolvers need to know about who watches what; ReceiptHub in production. */
export interface LiveReceipts {
  /**
   * The receipt as it is, at once, and then an event after every change.
   * @returns null when there is no such receipt, or the watcher may not see it.
   */
  watch(watching: Watching): Promise<AsyncIterableIterator<ReceiptEvent> | null>;
  /** How many people have the receipt open, here and in the other processes. */
  looking(receiptId: string): number;
}

/** What resolvers need to know about scans as they happen; ScanHub in production. */
export interface LiveScans {
  /**
   * The viewer's scan as it is, at once, and then after every step, until it is over or not the viewer's any more.
   * @returns null when there is no such scan, or it is somebody else's.
   */
  watch(ctx: ServiceContext, scanId: string): Promise<AsyncIterableIterator<ScanState> | null>;
}

/** What resolvers get; made once per request, or once per operation on a socket. */
export interface ApiContext extends ServiceContext {
  /** Set anew when a write of this very request makes its sender a guest. */
  viewer: Viewer;
  readonly live: LiveReceipts;
  readonly scans: LiveScans;
  /** The browser or connection that asks: for counting people who are looking, and for nothing else. */
  readonly watcher: string;
  readonly requestId: string;
  /** For what goes wrong after the answer. */
  readonly logger: Logger;
}
