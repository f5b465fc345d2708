import type { Draft, DraftChange } from './draft';
import type { FormErrors } from './receiptInput';

/** A bill that is being typed in: what stands there, how it changes, and what is to be corrected. */
export interface BillForm {
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
  readonly errors: FormErrors;
}
