import { MAX_PERSON_NAME, orElse, readLine, type Reader } from './fields';

/** A part of an account's real name; may be left empty. */
function readNamePart(label: string): Reader<string> {
  return orElse(readLine({ label, max: MAX_PERSON_NAME, required: `${label} is required` }), '');
}

export const readFirstName = readNamePart('First name');
export const readLastName = readNamePart('Last name');
