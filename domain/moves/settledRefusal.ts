import { t } from '../language/t';
import { conflict, type Refused } from './Refusal';

/** What was settled with other receipts stays as it is on its own, because it is owed by a transfer now. */
export function settledRefusal(): Refused {
  return conflict(t('This was settled with other receipts. What did not arrive is said where its transfer is.'));
}
