import { t } from '../language/t';
import { MAX_PERSON_NAME, readLine } from './fields';

/** The name that strangers read on the page of a username. */
export const readShownName = readLine({
  label: () => t('Display name'),
  max: MAX_PERSON_NAME,
  required: () => t('Display name is required'),
});
