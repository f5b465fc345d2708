/** What api and worker processes tell each other, after the commit that made it true. */
export type BusMessage =
  | { readonly type: 'receiptChanged'; readonly receiptId: string; readonly version: number }
  /** What is open under them must be closed. */
  | { readonly type: 'sessionsEnded'; readonly sessionIds: readonly string[] }
  /** The secret in its browser is void: the guest belongs to an account now, or everything of it has moved to one. */
  | { readonly type: 'guestEnded'; readonly guestId: string }
  /** A step of its reading, its end, or its removal; scans that wait behind it may have moved up. */
  | { readonly type: 'scanChanged'; readonly scanId: string }
  | { readonly type: 'presence'; readonly processId: string; readonly counts: Readonly<Record<string, number>> };

/** What a listener hears: the messages, and that some may have been missed while the connection was down. */
export type BusEvent = BusMessage | { readonly type: 'missed' };

export interface EventBus {
  /** Fire and forget; messages of one tick travel together. The sender's own listeners hear them too. */
  publish(message: BusMessage): void;
  /** @returns how to stop listening. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Resolves once messages of others will be heard. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
