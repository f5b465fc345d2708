import type { MutationOutcome } from '../relay/mutationOutcome';
import type { Write } from './writes';

/** waiting: nobody answers now. The write stays on this device and is sent again. */
export type SendOutcome = MutationOutcome<object> | { readonly kind: 'waiting' };

export interface SendOptions {
  /** The caller itself shows what came of the first try. */
  readonly isOutcomeShown?: boolean;
}

export type Send = (write: Write, options?: SendOptions) => Promise<SendOutcome>;
