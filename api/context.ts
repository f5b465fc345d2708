import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext, Viewer } from '@fairtab/services/context';
import type { ScanState } from '@fairtab/services/scans/readScan';
import type { ChangeRecord } from '@fairtab/domain/trail';
import type { Logger } from 'pino';

/** One change of a watched receipt. All its watchers get the same object. */
export interface ReceiptEvent {
  readonly receipt: ReceiptState;
  /** The changes since the event before, oldest first. */
  readonly changes: readonly ChangeRecord[];
}

export interface Watching {
  readonly receiptId: string;
  /** The same for all tabs of one guest, so that the count of watchers counts people. */
  readonly watcher: string;
  /** Called with every state before it is pushed. The first `false` ends the watching. */
  readonly maySee: (receipt: ReceiptState) => boolean;
}

/** Receipts that are being watched, as resolvers use them; ReceiptHub in production. */
export interface LiveReceipts {
  /**
   * Yields the receipt as it is at once, and then an event after every change.
   * @returns null when no receipt has this id, or the watcher may not see it.
   */
  watch(watching: Watching): Promise<AsyncIterableIterator<ReceiptEvent> | null>;
  /** How many watchers have the receipt open, in all processes. */
  looking(receiptId: string): number;
}

/** Scans that are being watched, as resolvers use them; ScanHub in production. */
export interface LiveScans {
  /**
   * Yields the viewer's scan as it is at once, and then after every step, until it is over or no longer the viewer's.
   * @returns null when no scan has this id, or it belongs to another guest.
   */
  watch(ctx: ServiceContext, scanId: string): Promise<AsyncIterableIterator<ScanState> | null>;
}

/** The context of resolvers. Made once per request, or once per operation on a socket. */
export interface ApiContext extends ServiceContext {
  /** Replaced when a write of this request makes its sender a guest. */
  viewer: Viewer;
  readonly live: LiveReceipts;
  readonly scans: LiveScans;
  /** Names the guest, or the connection of a visitor. Used to count watchers and for nothing else. */
  readonly watcher: string;
  readonly requestId: string;
  /** For errors after the answer was sent. */
  readonly logger: Logger;
}
