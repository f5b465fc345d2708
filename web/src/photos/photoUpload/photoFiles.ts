import { t } from '@fairtab/domain/language/t';

/** The maximum size of one photo, in bytes (docs/product/scanning.md). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** How many photos one receipt may have. */
export const MAX_PHOTOS = 6;

/** The types in the file picker. The extensions are for browsers that do not know the HEIC types. */
export const PICKABLE = 'image/*,application/pdf,.heic,.heif';

/** Why files were refused, as the title and message of a toast. */
export interface FileProblem {
  readonly title: string;
  readonly message: string;
}

/** The texts that differ between screens (docs/product/inputs.md). */
export interface FileWords {
  readonly invalid: FileProblem;
  readonly nothingDropped: FileProblem;
}

export const WIZARD_WORDS: FileWords = {
  invalid: { title: t('Invalid file type'), message: t('Please upload a JPG or PNG image file.') },
  nothingDropped: { title: t('No image found'), message: t('Please drop a JPG or PNG image file.') },
};

const SELECT_IMAGE: FileProblem = { title: t('Invalid file type'), message: t('Please select an image file.') };
export const UPLOAD_WORDS: FileWords = { invalid: SELECT_IMAGE, nothingDropped: SELECT_IMAGE };

export const TOO_LARGE: FileProblem = {
  title: t('File too large'),
  message: t('Please choose a photo of at most 10 MB.'),
};
const EMPTY: FileProblem = {
  title: t('Empty file'),
  message: t('There is nothing in this file. Please choose another one.'),
};
const TOO_MANY: FileProblem = {
  title: t('At most {max} photos', { max: MAX_PHOTOS }),
  message: t('A receipt can have six photos. Remove one to add another.'),
};

/** How the files were chosen. Dropped data may be a link or a text, which has a message of its own. */
export type FileWay = 'chosen' | 'dropped' | 'pasted';

/**
 * Separates the files that become photos of the receipt from the others. `problem` is the message about the others.
 * @param known how many photos the receipt already has
 */
export function sortFiles({
  files,
  way,
  known,
  words,
}: {
  files: readonly File[];
  way: FileWay;
  known: number;
  words: FileWords;
}): { taken: File[]; problem: FileProblem | null } {
  const photos = files.filter(isPhoto);
  if (photos.length === 0) return { taken: [], problem: way === 'dropped' ? words.nothingDropped : words.invalid };
  const whole = photos.filter(({ size }) => size > 0 && size <= MAX_PHOTO_BYTES);
  const taken = whole.slice(0, MAX_PHOTOS - known);
  if (taken.length < whole.length) return { taken, problem: TOO_MANY };
  if (photos.some(({ size }) => size > MAX_PHOTO_BYTES)) return { taken, problem: TOO_LARGE };
  if (photos.some(({ size }) => size === 0)) return { taken, problem: EMPTY };
  return { taken, problem: photos.length < files.length ? words.invalid : null };
}

/** Some browsers report no type for iPhone photos, so the extension counts too. The server checks the bytes. */
function isPhoto({ type, name }: File): boolean {
  return type.startsWith('image/') || type === 'application/pdf' || (type === '' && /\.(hei[cf]|pdf)$/i.test(name));
}
