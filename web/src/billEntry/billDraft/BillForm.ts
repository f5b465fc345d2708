import type { Draft, DraftChange } from './Draft';
import type { FormErrors } from './receiptInput';

/** A bill that is being typed in: the draft, how to change it, and the messages about it. */
export interface BillForm {
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
  readonly errors: FormErrors;
  /** Reads a text with several lines that was pasted into a field for one. */
  readonly readText?: (text: string) => void;
}
