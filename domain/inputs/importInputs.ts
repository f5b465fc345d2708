import { t } from '../language/t';
import { readCurrency } from './currencyField';
import { orElse, readRestaurantName, readTimeZone } from './fields';
import { readLine, MAX_PERSON_NAME, type Reader } from './lines';
import { payTo } from './receiptInputs';
import { personId } from './people';
import { field, idempotencyKey, idOf, shape } from './shape';
import { DEFAULT_TIME_ZONE } from '../localTime';

/** The text of a file as it is. What is in it is said by domain/groups/readGroupFile.ts. */
const readFile: Reader<string> = (raw) =>
  typeof raw === 'string' ? { ok: true, value: raw } : { ok: false, message: t('Please choose a file') };

/** Which person of a group is the host. */
const readMember = readLine({
  label: () => t('Your name'),
  max: MAX_PERSON_NAME,
  required: () => t('Which of them are you?'),
});

/** A file of an expense group, and what it does not say itself. */
export const importSplitwiseInput = shape({
  file: field(readFile),
  hostName: field(readMember),
  currency: field(orElse(readCurrency, null)),
  restaurantName: field(orElse(readRestaurantName, null)),
  timeZone: field(orElse(readTimeZone, DEFAULT_TIME_ZONE)),
  /** Null when left out: then the host's saved ways count. */
  payTo: payTo.nullish().transform((entries) => entries ?? null),
  idempotencyKey,
});

/** Whom the viewer is of those for whom the host's device claimed, as the id of a `Person`. */
export const takePlaceInput = shape({ receiptId: idOf('receipt'), personId, idempotencyKey });
