import { MAX_PERSON_NAME, readLine } from './fields';

/** The name that strangers read on the page of a username. */
export const readShownName = readLine({
  label: 'Display name',
  max: MAX_PERSON_NAME,
  required: 'Display name is required',
});
