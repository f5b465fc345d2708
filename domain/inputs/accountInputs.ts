import { t } from '../language/t';
import { readPassword, readPasswordFor, readUsername } from './accountFields';
import { invalid, isAbsent, type Reader, type Reading, type Words } from './lines';
import { isReservedUsername } from '../people/misleadingNames';
import { field, idempotencyKey, shape } from './shape';

/** A value that is only compared with a stored one, so nothing but its absence is reported. */
const given =
  (label: Words): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && raw !== ''
      ? { ok: true, value: raw }
      : { ok: false, message: t('{label} is required', { label: label() }) };

/** null when the code is empty. */
const code: Reader<string | null> = (raw) => ({
  ok: true,
  value: typeof raw === 'string' && !isAbsent(raw) ? raw : null,
});

/** The fields of the signup form. */
export const signUpInput = shape({
  username: field(readNewUsername),
  password: field(readPassword),
  idempotencyKey,
}).superRefine(({ username, password }, context) => {
  const reading = readPasswordFor(username)(password);
  if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message, path: ['password'] });
});

/** The fields of the login form. The code is null until a second factor is asked for. */
export const logInInput = shape({
  username: field(given(() => t('Username'))),
  password: field(given(() => t('Password'))),
  code: field(code),
});

/** The fields of the dialog for a new password. */
export const changePasswordInput = shape({
  currentPassword: field(given(() => t('Current password'))),
  newPassword: field(readPassword),
});

const MAX_LOGIN = 254;

/** A username or an email address. It is not checked further: a value that is neither matches no account. */
const usernameOrEmail: Reader<string> = (raw) => {
  const reading = given(() => t('Username or email'))(raw);
  if (!reading.ok) return reading;
  const value = reading.value.trim();
  if (value === '') return { ok: false, message: t('Username or email is required') };
  return value.length > MAX_LOGIN
    ? { ok: false, message: t('Username or email can have at most {max} characters', { max: MAX_LOGIN }) }
    : { ok: true, value };
};

/** The fields of the form for a forgotten password. */
export const requestPasswordResetInput = shape({ usernameOrEmail: field(usernameOrEmail) });

/** The fields of the page behind the mailed link. */
export const resetPasswordInput = shape({ token: field(given(() => t('Link'))), newPassword: field(readPassword) });

/**
 * The username of a new account. Names from before this rule still sign in, so only signing up reads with it
 * (docs/product/names.md).
 */
function readNewUsername(raw: unknown): Reading<string> {
  const reading = readUsername(raw);
  if (!reading.ok) return reading;
  if (/[._-]$/.test(reading.value)) return invalid(t('Username must end with a letter or digit'));
  return isReservedUsername(reading.value) ? invalid(t('This username is reserved')) : reading;
}
