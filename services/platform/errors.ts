import { t } from '@fairtab/domain/language/t';
import type { FieldProblem } from '@fairtab/domain/bill/billProblems';
import type { Cents, Currency } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';

/** An error that is shown to the viewer. Every other error is masked. */
export abstract class DomainError extends Error {
  abstract readonly code: string;
}

export class InvalidInput extends DomainError {
  readonly code = 'invalid_input';
  readonly fields: readonly FieldProblem[];
  constructor(fields: readonly FieldProblem[]) {
    super(fields.map((field) => field.message).join(' ') || t('Invalid input.'));
    this.fields = fields;
  }
}

/** Nothing has this id, or the viewer may not see it. It has no message of its own, so that both look the same. */
export class NotFound extends DomainError {
  readonly code = 'not_found';
  constructor(message = t('There is no such thing here, or it is not yours.')) {
    super(message);
  }
}

export class NotAllowed extends DomainError {
  readonly code = 'not_allowed';
}

/** Another diner was faster. Carries what is left of the item. */
export class AlreadyClaimed extends DomainError {
  readonly code = 'already_claimed';
  /** The state that the refusal was decided on. */
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

/** The thing's state does not allow it, or an idempotency key was used again for another write. */
export class Conflict extends DomainError {
  readonly code = 'conflict';
}

/** An edit was made on an older bill than the one that is there now. */
export class EditedMeanwhile extends DomainError {
  readonly code = 'conflict';
}

/** The client's amount is more than a cent off. Carries the right one. */
export class AmountMismatch extends DomainError {
  readonly code = 'amount_mismatch';
  readonly amountCents: Cents;
  readonly currency: Currency;
  constructor(details: { message: string; amountCents: Cents; currency: Currency }) {
    super(details.message);
    this.amountCents = details.amountCents;
    this.currency = details.currency;
  }
}

/** The use case needs an account, but nobody is signed in or the session has ended. */
export class NotSignedIn extends DomainError {
  readonly code = 'not_signed_in';
  constructor() {
    super(t('Please sign in.'));
  }
}

/** Does not say whether the name exists or which part was wrong (docs/product/access.md). */
export class InvalidCredentials extends DomainError {
  readonly code = 'invalid_credentials';
}

/** Name and password are right, but the account has a second factor. */
export class CodeRequired extends DomainError {
  readonly code = 'code_required';
}

/** Too many attempts within the time that limits.ts sets. */
export class TooManyAttempts extends DomainError {
  readonly code = 'too_many_attempts';
  readonly retryAfterSeconds: number;
  constructor({ retryAfterSeconds, message }: { retryAfterSeconds: number; message?: string }) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(
      message ??
        t(
          '{minutes, plural, one {Too many attempts. Try again in a minute.} other {Too many attempts. Try again in # minutes.}}',
          {
            minutes,
          },
        ),
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
