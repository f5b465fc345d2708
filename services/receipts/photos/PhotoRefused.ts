import { t } from '@fairtab/domain/language/t';
import { DomainError } from '../../platform/errors';

/** The most bytes of one photo: 10 MB (docs/product/inputs.md). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

const REFUSALS = {
  notAPhoto: {
    code: 'not_a_photo',
    message: () => t('Please upload a JPG or PNG image file. WebP, HEIC and PDF are fine, too.'),
  },
  tooLarge: { code: 'too_large', message: () => t('The photo is larger than 10 MB.') },
  empty: { code: 'empty_photo', message: () => t('The photo is empty. Please choose it again.') },
  animated: { code: 'animated_photo', message: () => t('Please upload a still photo, not an animation.') },
  tooManyPixels: { code: 'too_many_pixels', message: () => t('The photo has more than 50 megapixels.') },
  broken: { code: 'broken_photo', message: () => t('The photo is damaged. Please take it again.') },
} as const;

export type PhotoProblem = keyof typeof REFUSALS;

/** The upload is not a readable kind of photo. Nothing of it was kept. */
export class PhotoRefused extends DomainError {
  readonly code: (typeof REFUSALS)[PhotoProblem]['code'];
  readonly problem: PhotoProblem;
  constructor(problem: PhotoProblem) {
    super(REFUSALS[problem].message());
    this.code = REFUSALS[problem].code;
    this.problem = problem;
  }
}
