import type { Database } from './db';
import type { EventBus } from './events';
import type { ReceiptStore } from './receipts/ReceiptStore';

/** Who asks: the guest identity of the browser, or nobody yet. */
export interface Viewer {
  readonly guestId: string | null;
}

/** Everything a use case needs from outside; made once per request or job. */
export interface ServiceContext {
  readonly db: Database;
  readonly store: ReceiptStore;
  readonly events: EventBus;
  readonly viewer: Viewer;
  now(): Date;
  /** A fresh id of 128 random bits. */
  newId(): string;
  /** Called when a first write makes the viewer a guest, with the secret the transport hands to the browser. */
  onNewGuest(secret: string): void;
}
