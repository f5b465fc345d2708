import { t } from '../language/t';
import { countLines, MAX_PASTED_CHARACTERS, MAX_PASTED_LINES } from '../scan/pasted/pastedLines';
import { namesThreeDecimals } from '../scan/pasted/threeDecimals';
import { isBlank } from '../text';
import { invalid, type Reading } from './lines';
import { field, idempotencyKey, idOf, list, shape } from './shape';

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

export const scanTextInput = shape({ text: field(readBillText), idempotencyKey });

/** The text of a bill with its lines as they were pasted, to be read by domain/scan/pasted. */
export function readBillText(raw: unknown): Reading<string> {
  if (typeof raw !== 'string' || isBlank(raw)) return invalid(t('Please paste the text of the bill'));
  if (raw.length > MAX_PASTED_CHARACTERS || countLines(raw) > MAX_PASTED_LINES)
    return invalid(
      t(
        'The text is too long: {lines} lines and {characters} characters can be read. Please leave out what is not the bill.',
        {
          lines: MAX_PASTED_LINES,
          characters: MAX_PASTED_CHARACTERS,
        },
      ),
    );
  if (namesThreeDecimals(raw))
    return invalid(t('Amounts with three decimals cannot be read from a text yet. Please enter the items yourself.'));
  return { ok: true, value: raw };
}
