import { t } from '../language/t';
import { honestly } from './nameFields';
import { orElse } from './fields';
import { MAX_PERSON_NAME, readLine, type Reader, type Words } from './lines';

/** A part of an account's real name; may be left empty. */
function readNamePart(label: Words): Reader<string> {
  return orElse(
    honestly(readLine({ label, max: MAX_PERSON_NAME, required: () => t('{label} is required', { label: label() }) })),
    '',
  );
}

export const readFirstName = readNamePart(() => t('First name'));
export const readLastName = readNamePart(() => t('Last name'));
