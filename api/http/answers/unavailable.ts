import { t } from '@fairtab/domain/language/t';
import { NoPublicOrigin } from '@fairtab/services/platform/links/PublicOrigin';
import { cannotSave, isUnavailable } from '@fairtab/services/platform/isUnavailable';

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

/** The answer when a message with a link was to be written, and nothing says where the link leads. An operator has to help. */
const NO_LINKS: Unavailability = {
  ...CANNOT_SAVE,
  get message() {
    return t(
      'Fairtab cannot write links here, because it does not know its own address. Its operator has to set PUBLIC_URL.',
    );
  },
};

/** @returns null for a fault of ours. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (error instanceof NoPublicOrigin) return NO_LINKS;
  if (cannotSave(error)) return CANNOT_SAVE;
  return isUnavailable(error) ? UNAVAILABLE : null;
}

/** The same, by the message that was already answered. */
export function unavailabilitySaying(message: string): Unavailability {
  return [CANNOT_SAVE, NO_LINKS].find((one) => one.message === message) ?? UNAVAILABLE;
}
