import type { AccessScope } from '@fairtab/domain/programs/accessScopes';
import type { CardProcessing } from './money/cards/CardProcessing';
import type { Database } from './platform/db';
import type { EventBus } from './platform/events/EventBus';
import type { FileStore } from './platform/files/FileStore';
import type { JobSender } from './platform/jobs/JobSender';
import type { RateLimits } from './platform/limits/RateLimits';
import type { Metrics } from './platform/metrics/Metrics';
import type { ReceiptStore } from './receipts/writing/ReceiptStore';
import type { Channels } from './messages/mail/channels';
import type { Sealer } from './platform/sealing/Sealer';
import type { Traces } from './platform/tracing/Traces';
import type { PublicOrigin } from './platform/links/PublicOrigin';
import type { WebhookTargets } from './accounts/webhooks/publicAddress';

/** The guest or account that a request acts for (docs/glossary.md). */
export interface Viewer {
  /**
   * The guest that owns the viewer's receipts, claims and payments: the browser's, or the account's. Null for nobody.
   */
  readonly guestId: string | null;
  /** The session or access token that the request came with; null without an account, and after the session's end. */
  readonly session: { readonly id: string; readonly userId: string } | null;
  /**
   * What the viewer may do, when the request came with an access token, whose id is that of the session then. Left out for whoever may
   * do all that its account or guest may (api/http/viewer/scopeProblem.ts).
   */
  readonly scopes?: readonly AccessScope[];
}

/** What happened to the security of an account, or was tried on a receipt. It is logged, so it has ids and no name, address or key. */
export interface SecurityEvent {
  readonly event:
    | 'loggedIn'
    | 'loginFailed'
    | 'lockedOut'
    | 'confirmationFailed'
    | 'sessionsEnded'
    | 'passwordChanged'
    | 'passwordReset'
    | 'addressChanged'
    | 'addressVerified'
    | 'secondFactorOn'
    | 'secondFactorOff'
    | 'recoveryCodesRenewed'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'accessTokenCreated'
    | 'accessTokenRevoked'
    | 'webhookAdded'
    | 'webhookRemoved'
    | 'exported'
    | 'deleted'
    | 'refused';
  /** Null when no account is known, as with a name that nobody has. */
  readonly userId: string | null;
  readonly sessionIds?: readonly string[];
  /** The guest who was refused; null for a browser that is no guest yet. */
  readonly guestId?: string | null;
}

export const NOBODY: Viewer = { guestId: null, session: null };

/** Everything that a use case gets from outside. Made once per request or job. */
export interface ServiceContext {
  readonly db: Database;
  readonly store: ReceiptStore;
  readonly events: EventBus;
  /** Seals texts that must not be readable in the database. */
  readonly sealer: Sealer;
  readonly limits: RateLimits;
  readonly files: FileStore;
  readonly jobs: JobSender;
  /** Counts what happens, for whoever runs Fairtab. */
  readonly metrics: Metrics;
  /** Follows what happens from step to step, for whoever runs Fairtab. */
  readonly traces: Traces;
  /** The channels besides mail. */
  readonly channels: Channels;
  /** Which addresses webhooks may have: those of the open Internet over https, or any while Fairtab is developed. */
  readonly webhookTargets: WebhookTargets;
  /** Payments by card; null when they are off. */
  readonly cards: CardProcessing | null;
  /**
   * The browser's network address and its User-Agent header: for limits and for the list of sessions, never for
   * permission.
   */
  readonly client: { readonly address: string; readonly userAgent: string };
  readonly viewer: Viewer;
  /** Whether whoever asks gets the cookie of a guest that its first write makes. A page of another site gets none. */
  readonly keepsNewGuest: boolean;
  /** The secret by which an account knows this browser again; null when it has none. Never for permission. */
  readonly deviceSecret: string | null;
  /** Where links in messages lead. Null when that is not known: then none is written (services/platform/links/PublicOrigin.ts). */
  readonly origin: PublicOrigin | null;
  now(): Date;
  /** A fresh id of 128 random bits. */
  newId(): string;
  /**
   * Called with a guest's secret when a first write makes the viewer a guest, so that the browser gets it as a cookie;
   * with null when the browser's guest has ended.
   */
  onNewGuest(secret: string | null): void;
  /** Called with the secret of a new session, or null at its end. */
  onSession(secret: string | null): void;
  /** Called at a login with the secret by which accounts know this browser again. */
  onDevice(secret: string): void;
  /** Called after something that whoever runs Fairtab may have to look into. */
  onSecurityEvent(event: SecurityEvent): void;
}
