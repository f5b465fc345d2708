import type { Language } from '@fairtab/domain/language/languages';
import type { DecidedTogether } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import type { KeyedRequest } from '../../idempotency';
import type { Span } from '../../platform/tracing/Traces';
import type { NewGuest } from '../saving/Save';
import type { WriteAlong } from '../saving/saveAll';

export interface Actor {
  readonly guestId: string;
  /** Set when this write also makes the guest. */
  readonly newGuest?: NewGuest;
}

export interface ChangeRequest<Answer extends object> {
  /** The receipts that are decided on; none when one is made. */
  readonly receiptIds: readonly string[];
  readonly keyed?: KeyedRequest | null;
  /** Fairtab itself acts, so the trail names no guest. */
  readonly bySystem?: boolean;
  /** The caller shows nothing of the receipts. Then a retry is answered although its sender may not see them any more. */
  readonly isBlind?: boolean;
  /**
   * Decides on states, in the order of the ids: returns decisions or a refusal, or throws a DomainError. It may be called again
   * on newer states.
   */
  decide(states: readonly ReceiptState[], actor: Actor): DecidedTogether<Answer>;
  /** What else is written in the same transaction. When it throws, nothing is written. */
  also?(answer: Answer): WriteAlong;
}

/** A request to change receipts, with who makes it. */
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
  /** The receipts just after this change, in the order of the ids, and those that it made. */
  readonly receipts: readonly ReceiptState[];
  readonly answer: Answer;
}
