/**
 * What Fairtab counts about itself (docs/operations.md). Labels come from short, fixed lists: a call never carries a person,
 * an id, a name, an address or an amount. Durations are in seconds.
 */
export interface Metrics {
  /** A request was answered, or its connection broke. */
  requestEnded(request: EndedRequest): void;
  /** Passes a claim on, and measures how long it takes, with its wait for its turn. */
  timeClaim<Claimed>(claiming: Promise<Claimed>): Promise<Claimed>;
  /** So many writers of one receipt were decided together. */
  batchWritten(writers: number): void;
  /** Another process changed the receipt in between, so everything was decided again. */
  writeConflicted(): void;
  /** A socket, or a stream of events over HTTP, was opened. */
  liveOpened(kind: LiveKind): void;
  liveClosed(kind: LiveKind): void;
  /** An event has left the process. @param event.writtenAt the time of the oldest change in it, in ISO 8601. */
  eventSent(event: { readonly writtenAt: string; readonly nowMs: number }): void;
  /** One try of a job ended. */
  jobEnded(job: { readonly job: string; readonly outcome: 'done' | 'failed'; readonly seconds: number }): void;
  /** @param outcome `done`, or the kind of failure. */
  scanEnded(outcome: string): void;
  /** One try to send a mail, push message or SMS ended. */
  messageEnded(message: { readonly channel: string; readonly outcome: MessageOutcome }): void;
  /** The gate held a message back (services/messages/outgoing/HoldReason.ts). */
  messageHeld(message: { readonly channel: string; readonly reason: string }): void;
  /** Somebody was refused because of a limit on attempts or connections. */
  refused(limit: string): void;
  /** A browser has measured one of its pages. */
  vitalMeasured(vital: WebVital): void;
}

export interface EndedRequest {
  /** The pattern of the address, such as `/receipts/:id`; never the address. */
  readonly route: string;
  readonly method: string;
  readonly status: number | 'aborted';
  /** The name of one of the app's own documents; empty when it was none. */
  readonly operation: string;
  readonly seconds: number;
}

export interface WebVital {
  /** Largest paint, answer to an interaction, shift of the layout (https://web.dev/articles/vitals). */
  readonly name: 'LCP' | 'INP' | 'CLS';
  /** The pattern of the page's address. */
  readonly route: string;
  /** ms; of CLS a number without a unit. */
  readonly value: number;
}

export type LiveKind = 'socket' | 'stream';

/** `givenUp` was refused for the last time, `undeliverable` can never arrive. */
export const MESSAGE_OUTCOMES = ['sent', 'refused', 'givenUp', 'undeliverable'] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

/** Counts nothing. */
export const NO_METRICS: Metrics = {
  requestEnded: () => undefined,
  timeClaim: (claiming) => claiming,
  batchWritten: () => undefined,
  writeConflicted: () => undefined,
  liveOpened: () => undefined,
  liveClosed: () => undefined,
  eventSent: () => undefined,
  jobEnded: () => undefined,
  scanEnded: () => undefined,
  messageEnded: () => undefined,
  messageHeld: () => undefined,
  refused: () => undefined,
  vitalMeasured: () => undefined,
};
