import { cleanEmail, cleanPhone } from '../contact/contact';
import { t } from '../language/t';
import { invalid, isAbsent, valid, type Reading } from './lines';

/** null when left empty. */
export function readEmail(raw: unknown): Reading<string | null> {
  if (isAbsent(raw)) return valid(null);
  const email = typeof raw === 'string' ? cleanEmail(raw) : null;
  return email === null ? invalid(t('This is not an email address')) : valid(email);
}

/** null when left empty. */
export function readPhone(raw: unknown): Reading<string | null> {
  if (isAbsent(raw)) return valid(null);
  const phone = typeof raw === 'string' ? cleanPhone(raw) : null;
  return phone === null ? invalid(t('This is not a phone number')) : valid(phone);
}
