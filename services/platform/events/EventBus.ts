import type { TraceParent } from '../tracing/Traces';

/** The messages between api and worker processes, published after the commit that they report. */
export type BusMessage =
  | {
      readonly type: 'receiptChanged';
      readonly receiptId: string;
      readonly version: number;
      /** The step of a trace that announces it. The bus sets it; older processes neither send nor read it. */
      readonly trace?: TraceParent | undefined;
    }
  /** Sockets and streams that were opened with one of these sessions must be closed. */
  | { readonly type: 'sessionsEnded'; readonly sessionIds: readonly string[] }
  /** The secret in the guest's browser is void: the guest belongs to an account now, or what it had was moved to one. */
  | { readonly type: 'guestEnded'; readonly guestId: string }
  /** The scan's status changed, or it was removed. Scans that wait behind it may have moved up. */
  | { readonly type: 'scanChanged'; readonly scanId: string }
  /**
   * Something was written about the evening itself: which receipts it has, how it is settled, a transfer. What happens on its receipts is
   * said by `receiptChanged`. Older processes leave it out, and find it when they read the evening again.
   */
  | { readonly type: 'eveningChanged'; readonly eveningId: string }
  /** A long job that an account waits for went on or ended. */
  | { readonly type: 'accountJobChanged'; readonly jobId: string }
  /** Who has a receipt open in one process: a token for each, the same in all processes. */
  | {
      readonly type: 'presence';
      readonly processId: string;
      readonly receiptId: string;
      readonly watchers: readonly string[];
    }
  /** Asks every process that has one of these receipts open for its `presence`. Older processes do not answer. */
  | { readonly type: 'presenceAsked'; readonly processId: string; readonly receiptIds: readonly string[] }
  /** The process still has open what it published. Older processes publish `presence` again instead. */
  | { readonly type: 'processAlive'; readonly processId: string };

/** What a listener gets: messages, and `missed` when some may have been lost while the connection was down. */
export type BusEvent = BusMessage | { readonly type: 'missed' };

/** The most ids that one message may carry: with ids of 22 characters it then fits one notification of PostgreSQL. */
export const MAX_IDS_PER_MESSAGE = 200;

export interface EventBus {
  /**
   * Sends and does not wait. Messages of one tick travel together, and the sender's own listeners get them too. A message
   * that is too long for PostgreSQL is replaced by `missed`.
   */
  publish(message: BusMessage): void;
  /** @returns a function that stops listening. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Resolves once messages of other processes arrive. */
  ready(): Promise<void>;
  /** Whether messages take the second way now, because the first one cannot be reached. */
  isDegraded(): boolean;
  close(): Promise<void>;
}
