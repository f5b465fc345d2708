import type { Database } from './db';
import type { EventBus } from './events/EventBus';
import type { FileStore } from './files/FileStore';
import type { JobSender } from './jobs/JobSender';
import type { RateLimits } from './limits/RateLimits';
import type { ReceiptStore } from './receipts/ReceiptStore';
import type { Sealer } from './sealing/Sealer';

/** Who asks. */
export interface Viewer {
  /** Whose receipts, claims and payments are theirs: the browser's guest, or the account's. Null for nobody yet. */
  readonly guestId: string | null;
  /** The login it came with; null for everybody without an account, and after its end. */
  readonly session: { readonly id: string; readonly userId: string } | null;
}

export const NOBODY: Viewer = { guestId: null, session: null };

/** Everything a use case needs from outside; made once per request or job. */
export interface ServiceContext {
  readonly db: Database;
  readonly store: ReceiptStore;
  readonly events: EventBus;
  /** Seals what must not be readable in the database. */
  readonly sealer: Sealer;
  readonly limits: RateLimits;
  readonly files: FileStore;
  readonly jobs: JobSender;
  /** Where the browser is and what it calls itself: for limits and for the list of sessions, never for permission. */
  readonly client: { readonly address: string; readonly userAgent: string };
  readonly viewer: Viewer;
  /** Where links in mails lead, without a path: `https://fairtab.example`. */
  readonly origin: string;
  now(): Date;
  /** A fresh id of 128 random bits. */
  newId(): string;
  /** Called when a first write makes the viewer a guest, with the secret the transport hands to the browser; null when the browser is no guest any more. */
  onNewGuest(secret: string | null): void;
  /** Called with the secret of a new session, or null at its end. */
  onSession(secret: string | null): void;
}
