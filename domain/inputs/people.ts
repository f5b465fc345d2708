import { MAX_SPLIT } from '../shares';
import { readLine } from './fields';
import { field, list } from './shape';

/** A diner key, a colon and a name. */
const MAX_PERSON_ID = 100;

/** People at a table, by the ids of `Person`, each once. */
export const people = list({
  of: field(readLine({ label: 'Person', max: MAX_PERSON_ID, required: 'Person is required' })),
  max: { count: MAX_SPLIT, message: `At most ${MAX_SPLIT} people can share this` },
})
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])]);
