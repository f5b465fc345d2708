import { t } from '../language/t';
import { idempotencyKey, idOf, list, shape } from './shape';

/** The most photos that one receipt can be read from. */
const MAX_PHOTOS_OF_SCAN = 6;

export const scanReceiptInput = shape({
  photoIds: list({
    of: idOf('photo'),
    min: () => t('Please add a photo'),
    max: {
      count: MAX_PHOTOS_OF_SCAN,
      message: () => t('A scan takes at most {max} photos', { max: MAX_PHOTOS_OF_SCAN }),
    },
  }).refine((ids) => new Set(ids).size === ids.length, { error: () => t('The same photo is there twice') }),
  idempotencyKey,
});
