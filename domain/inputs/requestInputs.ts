import { t } from '../language/t';
import { readUsername, usernameKey } from './accountFields';
import { orElse, readShownAmount } from './fields';
import { readLine, type Reader } from './lines';
import { field, idOf, shape } from './shape';

/** A diner key, a colon and a name. */
const MAX_PERSON_ID = 100;

/** A username as people write it, with or without its @. */
const readAskedName: Reader<string> = (raw) => {
  const reading = readUsername(typeof raw === 'string' ? raw.trim().replace(/^@/, '') : raw);
  return reading.ok ? { ok: true, value: usernameKey(reading.value) } : reading;
};

export const askToTakeOverInput = shape({
  receiptId: idOf('receipt'),
  person: field(readLine({ label: () => t('Person'), max: MAX_PERSON_ID, required: () => t('Person is required') })),
  username: field(readAskedName),
});

export const takeOverInput = shape({
  expectedAmount: field(orElse(readShownAmount, null)),
});
