import { readPassword, readPasswordFor, readUsername } from './accountFields';
import { isAbsent, type Reader } from './fields';
import { field, shape } from './inputs';

/** What signs somebody in is compared and not judged: only its absence is told. */
const given =
  (label: string): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && raw !== '' ? { ok: true, value: raw } : { ok: false, message: `${label} is required` };

/** An empty code is none. */
const code: Reader<string | null> = (raw) => ({
  ok: true,
  value: typeof raw === 'string' && !isAbsent(raw) ? raw : null,
});

/** What the signup form asks. */
export const signUpInput = shape({ username: field(readUsername), password: field(readPassword) }).superRefine(
  ({ username, password }, context) => {
    const reading = readPasswordFor(username)(password);
    if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message, path: ['password'] });
  },
);

/** What the login form asks; code is null until a second factor is asked for. */
export const logInInput = shape({
  username: field(given('Username')),
  password: field(given('Password')),
  code: field(code),
});

/** What the dialog for a new password asks. */
export const changePasswordInput = shape({
  currentPassword: field(given('Current password')),
  newPassword: field(readPassword),
});

const MAX_LOGIN = 254;

/** Whatever somebody may believe to have signed up with: what is no name and no address belongs to nobody. */
const usernameOrEmail: Reader<string> = (raw) => {
  const reading = given('Username or email')(raw);
  if (!reading.ok) return reading;
  const value = reading.value.trim();
  if (value === '') return { ok: false, message: 'Username or email is required' };
  return value.length > MAX_LOGIN
    ? { ok: false, message: `Username or email can have at most ${MAX_LOGIN} characters` }
    : { ok: true, value };
};

/** What the form for a forgotten password asks. */
export const requestPasswordResetInput = shape({ usernameOrEmail: field(usernameOrEmail) });

/** What the page behind the mailed link asks. */
export const resetPasswordInput = shape({ token: field(given('Link')), newPassword: field(readPassword) });
