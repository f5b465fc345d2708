import { idempotencyKey, idOf, list, shape } from './shape';

/** The most photos that one receipt can be read from. */
const MAX_PHOTOS_OF_SCAN = 6;

export const scanReceiptInput = shape({
  photoIds: list({
    of: idOf('photo'),
    min: 'Please add a photo',
    max: { count: MAX_PHOTOS_OF_SCAN, message: `A scan takes at most ${MAX_PHOTOS_OF_SCAN} photos` },
  }).refine((ids) => new Set(ids).size === ids.length, 'The same photo is there twice'),
  idempotencyKey,
});
