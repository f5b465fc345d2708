import type { Refusal } from '@fairtab/domain/moves/Refusal';
import type { ReceiptState } from '@fairtab/domain/receipts';
import {
  AlreadyClaimed,
  AmountMismatch,
  Conflict,
  EditedMeanwhile,
  InvalidInput,
  NotFound,
  type DomainError,
} from '../../platform/errors';

/** The error for a refused move. @param refused.receipt the state that the move was decided on */
export function errorOfRefusal({ refusal, receipt }: { refusal: Refusal; receipt: ReceiptState }): DomainError {
  switch (refusal.kind) {
    case 'notFound':
      return new NotFound(refusal.message);
    case 'conflict':
      return new Conflict(refusal.message);
    case 'editedMeanwhile':
      return new EditedMeanwhile(refusal.message);
    case 'invalidInput':
      return new InvalidInput(refusal.problems);
    case 'alreadyClaimed':
      return new AlreadyClaimed({ ...refusal, receipt });
    case 'amountMismatch':
      return new AmountMismatch(refusal);
  }
}
