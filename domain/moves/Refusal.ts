import type { FieldProblem } from '../bill/billProblems';
import type { Cents, Currency } from '../money';

/** Why a move is impossible. Services turn each kind into one of their errors; messages are texts for people. */
export type Refusal =
  | { readonly kind: 'notFound'; readonly message?: string }
  /** The receipt is in a state that does not allow the move. */
  | { readonly kind: 'conflict'; readonly message: string }
  /** An edit was made on an older bill. */
  | { readonly kind: 'editedMeanwhile'; readonly message: string }
  | { readonly kind: 'invalidInput'; readonly problems: readonly FieldProblem[] }
  /** Less of the item is left than was wanted. `unitsLeft` is an exact fraction such as "1/3". */
  | { readonly kind: 'alreadyClaimed'; readonly message: string; readonly itemId: string; readonly unitsLeft: string }
  /** The client expected another amount; `amountCents` is the right one. */
  | {
      readonly kind: 'amountMismatch';
      readonly message: string;
      readonly amountCents: Cents;
      readonly currency: Currency;
    };

export interface Refused {
  readonly refusal: Refusal;
}

export function conflict(message: string): Refused {
  return { refusal: { kind: 'conflict', message } };
}

/** Without a message of its own, a missing thing and a hidden thing look the same to the viewer. */
export function notFound(message?: string): Refused {
  return { refusal: { kind: 'notFound', ...(message === undefined ? {} : { message }) } };
}
