import type { Cents } from '@fairtab/domain/money';

/** An outcome the person who asked should read about. Everything else that is thrown is a fault and stays masked. */
export abstract class DomainError extends Error {
  abstract readonly code: string;
}

export interface InvalidField {
  /** Where in the input, such as "items.0.price". */
  readonly path: string;
  readonly message: string;
}

export class InvalidInput extends DomainError {
  readonly code = 'invalid_input';
  readonly fields: readonly InvalidField[];
  constructor(fields: readonly InvalidField[]) {
    super(fields.map((field) => field.message).join(' ') || 'Invalid input.');
    this.fields = fields;
  }
}

export class NotFound extends DomainError {
  readonly code = 'not_found';
}

export class NotAllowed extends DomainError {
  readonly code = 'not_allowed';
}

/** Somebody was faster; says what is left of the item. */
export class AlreadyClaimed extends DomainError {
  readonly code = 'already_claimed';
  readonly receiptId: string;
  readonly itemId: string;
  /** Exact fraction of units, such as "1/3". */
  readonly unitsLeft: string;
  constructor(details: { message: string; receiptId: string; itemId: string; unitsLeft: string }) {
    super(details.message);
    this.receiptId = details.receiptId;
    this.itemId = details.itemId;
    this.unitsLeft = details.unitsLeft;
  }
}

/** The thing is in a state that does not allow it, or a key was used again for something else. */
export class Conflict extends DomainError {
  readonly code = 'conflict';
}

/** The client's amount is more than a cent off; carries the right one. */
export class AmountMismatch extends DomainError {
  readonly code = 'amount_mismatch';
  readonly amountCents: Cents;
  constructor(details: { message: string; amountCents: Cents }) {
    super(details.message);
    this.amountCents = details.amountCents;
  }
}
