import { readEmail, readPhone } from './contactFields';
import type { Reading } from './lines';
import { edited, field, shape } from './shape';
import { readFirstName, readLastName } from './profileFields';

/** A value that is only compared with the stored one; null when left out. */
function readGiven(raw: unknown): Reading<string | null> {
  return { ok: true, value: typeof raw === 'string' && raw !== '' ? raw : null };
}

/** Names that are left out stay as they are. Email and phone that are left out or empty are removed. */
export const updateProfileInput = shape({
  firstName: field(edited(readFirstName)),
  lastName: field(edited(readLastName)),
  email: field(readEmail),
  phone: field(readPhone),
  currentPassword: field(readGiven),
});
