import { t } from '../language/t';
import { readMethod, readPayeeHandle } from './fields';
import { invalid, MAX_PERSON_NAME, readLine, type Reader, type Reading } from './lines';
import { SAVED_METHODS, WAYS_TO_PAY, type SavedMethodType } from '../waysToPay';

const lastFourOnly = () => t('Only the last 4 digits are kept: give those 4 and no more');

const readName = readLine({
  label: () => t('Display name'),
  max: MAX_PERSON_NAME,
  required: () => t('Display name is required'),
});

export function readSavedMethod(raw: unknown): Reading<SavedMethodType> {
  const reading = readMethod(raw);
  const type = SAVED_METHODS.find((known) => reading.ok && known === reading.value);
  return type
    ? { ok: true, value: type }
    : invalid(t('Payment method must be one of {words}', { words: SAVED_METHODS.join(', ') }));
}

/** A handle without its sign, or exactly the last 4 digits of a card or bank account. More is never kept. */
export function readIdentifier(type: SavedMethodType): Reader<string> {
  if (!WAYS_TO_PAY[type].saved.isLastFour) return readPayeeHandle(type);
  return (raw) => {
    const digits = typeof raw === 'string' ? raw.trim() : '';
    return /^\d{4}$/.test(digits) ? { ok: true, value: digits } : invalid(lastFourOnly());
  };
}

/** The account's own name for a method. The number of a card or bank account must not be in it either. */
export function readDisplayName(type: SavedMethodType): Reader<string> {
  return (raw) => {
    const reading = readName(raw);
    const { isLastFour } = WAYS_TO_PAY[type].saved;
    return reading.ok && isLastFour && mayHoldAccountNumber(reading.value) ? invalid(lastFourOnly()) : reading;
  };
}

/** Allows "Chase 360 ...1234", and no account number in any grouping or script. */
function mayHoldAccountNumber(text: string): boolean {
  return /\p{N}{5}/u.test(text) || (text.match(/\p{N}/gu)?.length ?? 0) > 7;
}
