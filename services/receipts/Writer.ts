import type { Language } from '@fairtab/domain/language/languages';
import type { Decided } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import type { KeyedRequest } from '../idempotency';
import type { Span } from '../tracing/Traces';
import type { NewGuest } from './saving/Save';

export interface Actor {
  readonly guestId: string;
  /** Set when this write also makes the guest. */
  readonly newGuest?: NewGuest;
}

export interface ChangeRequest<Answer extends object> {
  readonly receiptId: string;
  readonly keyed?: KeyedRequest | null;
  /** Fairtab itself acts, so the trail names no guest. */
  readonly bySystem?: boolean;
  /** The caller shows nothing of the receipt. Then a retry is answered although its sender may not see the receipt any more. */
  readonly isBlind?: boolean;
  /** Decides on one state: returns a decision or a refusal, or throws a DomainError. It may be called again on a newer state. */
  decide(state: ReceiptState, actor: Actor): Decided<Answer>;
}

/** A request to change a receipt, with who makes it. */
export interface Writer {
  readonly ctx: ServiceContext;
  readonly request: ChangeRequest<object>;
  readonly actor: Actor;
  /** The one who asks reads the answer in it, and the table reads the line of the trail. */
  readonly language: Language;
  /** The cookie of the guest that this write makes. */
  readonly secret: string;
  /** The step in which it waits for its turn, and is decided. */
  readonly span: Span;
}

export interface Changed<Answer extends object = object> {
  /** The receipt just after this change. */
  readonly receipt: ReceiptState;
  readonly answer: Answer;
}
