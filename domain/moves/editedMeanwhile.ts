import { t } from '../language/t';
import type { Refused } from './Refusal';

/** The refusal of an edit that was made on an older bill. Screens offer to compare the two. */
export function editedMeanwhile(): Refused {
  const message = t('The bill was edited meanwhile. Look at it again before you change it.');
  return { refusal: { kind: 'editedMeanwhile', message } };
}
