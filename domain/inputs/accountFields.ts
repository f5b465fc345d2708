import { t } from '../language/t';
import { invalid, isAbsent, type Reader, type Reading } from './lines';

const MIN_USERNAME = 3;
const MAX_USERNAME = 30;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;
/** A longer text is refused before it is normalised or hashed, because both take time. */
const MAX_PASSWORD_BYTES = 1_024;

/** The message beside the repeated password when the two differ. */
export const passwordsDiffer = () => t("Passwords don't match");

const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** The name to sign in with. Only ASCII letters are allowed, so that no name looks like another one. */
export function readUsername(raw: unknown): Reading<string> {
  if (isAbsent(raw)) return invalid(t('Username is required'));
  const username = typeof raw === 'string' ? raw.trim() : '';
  if (username.length < MIN_USERNAME)
    return invalid(t('Username must be at least {min} characters', { min: MIN_USERNAME }));
  if (username.length > MAX_USERNAME)
    return invalid(t('Username can have at most {max} characters', { max: MAX_USERNAME }));
  if (USERNAME.test(username)) return { ok: true, value: username };
  return invalid(
    t('Username can have letters, digits, dots, dashes and underscores, and begins with a letter or digit'),
  );
}

/** The form in which usernames are compared: names that differ only in case are the same name. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}

/**
 * A new password: any characters, counted by code point. It is kept in Unicode's compatible form, so that it is the same
 * on every keyboard. Spaces at its ends belong to it.
 */
export function readPassword(raw: unknown): Reading<string> {
  if (typeof raw !== 'string' || raw === '') return invalid(t('Password is required'));
  if (!isHashable(raw)) return invalid(t('Password can have at most {max} characters', { max: MAX_PASSWORD }));
  const password = normalisedPassword(raw);
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD) return invalid(t('Password must be at least {min} characters', { min: MIN_PASSWORD }));
  return length > MAX_PASSWORD
    ? invalid(t('Password can have at most {max} characters', { max: MAX_PASSWORD }))
    : { ok: true, value: password };
}

/** Whether a text is short enough to be hashed. No account has a longer password. */
export function isHashable(password: string): boolean {
  return new TextEncoder().encode(password.slice(0, MAX_PASSWORD_BYTES + 1)).length <= MAX_PASSWORD_BYTES;
}

/** Like readPassword, and refuses the account's own name, because a name is the first thing an attacker tries. */
export function readPasswordFor(username: string): Reader<string> {
  return (raw) => {
    const reading = readPassword(raw);
    if (!reading.ok || reading.value.toLowerCase() !== usernameKey(username)) return reading;
    return invalid(t('Password must not be the same as the username'));
  };
}

/** The form in which passwords are hashed and compared. */
export function normalisedPassword(password: string): string {
  return password.normalize('NFKC');
}
