import { t } from '../language/t';
import { isReservedUsername } from '../people/misleadingNames';
import { readUsername } from './accountFields';
import { invalid, type Reading } from './lines';

/**
 * The username of a new account. Names from before this rule still sign in, so only signing up reads with it
 * (docs/product/names.md).
 */
export function readNewUsername(raw: unknown): Reading<string> {
  const reading = readUsername(raw);
  if (!reading.ok) return reading;
  if (/[._-]$/.test(reading.value)) return invalid(t('Username must end with a letter or digit'));
  return isReservedUsername(reading.value) ? invalid(t('This username is reserved')) : reading;
}
