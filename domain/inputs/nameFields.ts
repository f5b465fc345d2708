import { t } from '../language/t';
import { hasVouchingSign, pretendsToBeAService } from '../people/misleadingNames';
import { invalid, MAX_PERSON_NAME, readLine, type Reader } from './lines';

/** Reads a name that others see, and refuses one that they could take for Fairtab, a payment service or somebody who is vouched for. */
export function honestly<T extends string | null>(reader: Reader<T>): Reader<T> {
  return (raw) => {
    const reading = reader(raw);
    if (!reading.ok || reading.value === null) return reading;
    if (hasVouchingSign(reading.value))
      return invalid(t('A name cannot have ticks, shields, locks or trademark signs'));
    return pretendsToBeAService(reading.value)
      ? invalid(t('This name could be mistaken for Fairtab or a payment service'))
      : reading;
  };
}

/** The name that strangers read on the page of a username. */
export const readShownName = honestly(
  readLine({
    label: () => t('Display name'),
    max: MAX_PERSON_NAME,
    required: () => t('Display name is required'),
  }),
);
