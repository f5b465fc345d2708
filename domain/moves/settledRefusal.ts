import { t } from '../language/t';
import { conflict, type Refused } from './Refusal';

/** What an evening settled stays as it is on its receipts, because it is owed by the transfers of the evening now. */
export function settledRefusal(): Refused {
  return conflict(t('This was settled with an evening. What did not arrive is said there.'));
}
