import { t } from '@fairtab/domain/language/t';
import { TOO_LARGE, WIZARD_WORDS } from '../photoUpload/photoFiles';
import type { ScanFailure } from './Scan';

/** Why there is no bill, as shown to people. */
export interface ScanProblem {
  readonly title: string;
  readonly message: string;
}

const DEFAULT: ScanProblem = {
  title: t('Scanning failed'),
  message: t('Please try taking a clearer photo or enter items manually.'),
};

const WORDS: Readonly<Record<string, ScanProblem>> = {
  NOT_A_RECEIPT: {
    title: t('Not a receipt'),
    message: t('This image does not look like a receipt. Please take a photo of the bill itself.'),
  },
  UNCLEAR: {
    title: t('Image unclear'),
    message: t('The photo is too blurry to read. Please take a clearer one, flat and in good light.'),
  },
  UNAVAILABLE: {
    title: t('Service busy'),
    message: t('Reading photos does not work just now. Please try again in a moment or use manual entry.'),
  },
};

/** The documented title and message of a failed scan (docs/product/messages.md), or else the server's message. */
export function problemOfScan(failure: Pick<ScanFailure, 'code' | 'message'> | null | undefined): ScanProblem {
  if (!failure) return DEFAULT;
  return WORDS[failure.code] ?? problemWith(failure.message);
}

/** The problem for a refusal with the server's message. */
export function problemWith(message: string): ScanProblem {
  return message === '' ? DEFAULT : { title: DEFAULT.title, message };
}

/** The server does not accept photos at the moment. */
export const BUSY = problemOfScan({ code: 'UNAVAILABLE', message: '' });

/** The scan was removed, or this viewer may not see it any more. */
export const GONE: ScanProblem = {
  title: DEFAULT.title,
  message: t('This photo is not there any more. Please choose it again.'),
};

const UPLOADS: Readonly<Record<string, ScanProblem>> = {
  not_a_photo: WIZARD_WORDS.invalid,
  too_large: TOO_LARGE,
  too_many_pixels: { title: DEFAULT.title, message: t('The photo has more than 50 megapixels.') },
  invalid_input: { title: DEFAULT.title, message: t('Please share one photo at a time, or choose several here.') },
  too_many_attempts: { title: DEFAULT.title, message: t('Those were many photos. Please try again in a while.') },
  busy: BUSY,
  too_slow: BUSY,
  unavailable: BUSY,
};

/** Why the server refused a photo from the phone's share sheet. The code is in the address that the server redirects to. */
export function problemOfUpload(code: string): ScanProblem {
  return UPLOADS[code] ?? { title: DEFAULT.title, message: t('This photo cannot be used. Please take it again.') };
}
