import { t } from '../language/t';
import { honestly } from './nameFields';
import { MAX_PERSON_NAME, orElse, readLine, type Reader, type Words } from './fields';

/** A part of an account's real name; may be left empty. */
function readNamePart(label: Words): Reader<string> {
  return orElse(
    honestly(readLine({ label, max: MAX_PERSON_NAME, required: () => t('{label} is required', { label: label() }) })),
    '',
  );
}

export const readFirstName = readNamePart(() => t('First name'));
export const readLastName = readNamePart(() => t('Last name'));
