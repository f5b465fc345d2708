import type { Cents } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';

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

/** There is no such thing, or it is hidden from who asks: without a message of its own, nobody can tell which. */
export class NotFound extends DomainError {
  readonly code = 'not_found';
  constructor(message = 'There is no such thing here, or it is not yours.') {
    super(message);
  }
}

export class NotAllowed extends DomainError {
  readonly code = 'not_allowed';
}

/** Somebody was faster; says what is left of the item. */
export class AlreadyClaimed extends DomainError {
  readonly code = 'already_claimed';
  /** What the one who was refused was shown: the state it was decided on. */
  readonly receipt: ReceiptState;
  readonly itemId: string;
  /** Exact fraction of units, such as "1/3". */
  readonly unitsLeft: string;
  constructor(details: { message: string; receipt: ReceiptState; itemId: string; unitsLeft: string }) {
    super(details.message);
    this.receipt = details.receipt;
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

/** It takes an account, and nobody is signed in, or the session has ended. */
export class NotSignedIn extends DomainError {
  readonly code = 'not_signed_in';
  constructor() {
    super('Please sign in.');
  }
}

/** Says neither whether the name exists nor which part was wrong (decisions §4). */
export class InvalidCredentials extends DomainError {
  readonly code = 'invalid_credentials';
}

/** Name and password are right, and the account has a second factor. */
export class CodeRequired extends DomainError {
  readonly code = 'code_required';
}

/** Too often in too short a time. */
export class TooManyAttempts extends DomainError {
  readonly code = 'too_many_attempts';
  readonly retryAfterSeconds: number;
  constructor({ retryAfterSeconds, message }: { retryAfterSeconds: number; message?: string }) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(message ?? `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
