import { readEmail, readPhone } from './fields';
import { edited, field, shape } from './inputs';
import { readFirstName, readLastName } from './profileFields';

/** Names that are left out stay as they are; email and phone that are left out or empty are taken away. */
export const updateProfileInput = shape({
  firstName: field(edited(readFirstName)),
  lastName: field(edited(readLastName)),
  email: field(readEmail),
  phone: field(readPhone),
});
