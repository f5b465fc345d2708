import { t } from '../language/t';
import { MAX_SPLIT } from '../shares';
import { readLine } from './lines';
import { field, list } from './shape';

/** A diner key, a colon and a name. */
const MAX_PERSON_ID = 100;

/** The id of a `Person`. */
export const personId = field(
  readLine({ label: () => t('Person'), max: MAX_PERSON_ID, required: () => t('Person is required') }),
);

/** People at a table, by the ids of `Person`, each once. */
export const people = list({
  of: personId,
  max: { count: MAX_SPLIT, message: () => t('At most {max} people can share this', { max: MAX_SPLIT }) },
})
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])]);
