import type { ChangeFact } from '../facts/changes';
import type { ReceiptState } from '../receipts';
import type { Refused } from './Refusal';

/** A move that is possible: the next state, and what happened. */
export interface Decision<Answer extends object = object> {
  /**
   * The version is set when the state is saved, not by the move. When there is nothing to change, this is the very
   * object the move was given.
   */
  readonly next: ReceiptState;
  /** What happened, for the trail. */
  readonly fact: ChangeFact;
  /** The time zone of the browser that makes the receipt. Nobody is reminded at night there. Only set when `next` is a new receipt. */
  readonly timeZone?: string;
  /** What the caller gets back, also when it retries with the same idempotency key. */
  readonly answer: Answer;
}

/** What was decided about several receipts at once: all of it is saved, or nothing. */
export interface DecisionTogether<Answer extends object = object> {
  /** In their order. Each decision on a receipt was made on the state that the one before it on that receipt leads to. */
  readonly decisions: readonly Decision[];
  readonly answer: Answer;
}

export type DecidedTogether<Answer extends object = object> = DecisionTogether<Answer> | Refused;

export type Decided<Answer extends object = object> = Decision<Answer> | Refused;
