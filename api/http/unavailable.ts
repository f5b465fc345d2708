import { t } from '@fairtab/domain/language/t';
import { cannotSave, isUnavailable } from '@fairtab/services/isUnavailable';

export interface Unavailability {
  readonly status: 503;
  readonly code: 'unavailable';
  readonly message: string;
  readonly retryAfterSeconds: number;
}

/** The answer when the database, or another server that Fairtab needs, cannot answer now. The same request may be sent again. */
export const UNAVAILABLE: Unavailability = {
  status: 503,
  code: 'unavailable',
  get message() {
    return t('Fairtab is busy just now. Please try again.');
  },
  retryAfterSeconds: 2,
};

/** The answer while a disk is full or the database only reads. An operator has to help, so the next try may wait. */
const CANNOT_SAVE: Unavailability = {
  ...UNAVAILABLE,
  get message() {
    return t('Fairtab cannot save anything just now. What is saved can be seen. Please try again later.');
  },
  retryAfterSeconds: 10,
};

/** @returns null for a fault of ours. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (cannotSave(error)) return CANNOT_SAVE;
  return isUnavailable(error) ? UNAVAILABLE : null;
}

/** The same, by the message that was already answered. */
export function unavailabilitySaying(message: string): Unavailability {
  return message === CANNOT_SAVE.message ? CANNOT_SAVE : UNAVAILABLE;
}
