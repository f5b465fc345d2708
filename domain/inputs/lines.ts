import { t } from '../language/t';
import { hasUnwantedCharacters, isBlank } from '../text';

/**
 * There is one reader for each field that people fill in. It takes the raw value, from the wire or from an input, and
 * returns a clean value or the message to show beside the field. The shapes beside this file are
 * built from the readers. Screens use the readers directly, because that needs no zod in the browser (docs/product/inputs.md).
 */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };
export type Reader<T> = (raw: unknown) => Reading<T>;
/** A text that is written when it is needed, in the language of whoever reads it then. */
export type Words = () => string;

/** Longest name of a person. */
export const MAX_PERSON_NAME = 60;

export const valid = <T>(value: T): Reading<T> => ({ ok: true, value });
export const invalid = (message: string): { ok: false; message: string } => ({ ok: false, message });

/** Whether nothing was given: the key was left out, or the value is null or an empty text. */
export function isAbsent(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');
}

/** A single line of text, trimmed and in Unicode's composed form, so that one name is always the same text. */
export function readLine({ label, max, required }: { label: Words; max: number; required: Words }): Reader<string> {
  return (raw) => {
    if (isAbsent(raw)) return invalid(required());
    if (typeof raw !== 'string') return invalid(t('{label} must be a text', { label: label() }));
    const text = raw.trim().normalize('NFC');
    if (hasUnwantedCharacters(text))
      return invalid(t('{label} contains characters that cannot be shown', { label: label() }));
    if (isBlank(text)) return invalid(required());
    return text.length > max
      ? invalid(t('{label} can have at most {max} characters', { label: label(), max }))
      : valid(text);
  };
}

/** The name on a claim: required, up to 60 characters. */
export const readClaimerName = readLine({
  label: () => t('Your name'),
  max: MAX_PERSON_NAME,
  required: () => t('Your name is required'),
});

/** The name of somebody else, as whoever names them writes it. */
export const readTheirName = readLine({
  label: () => t('Name'),
  max: MAX_PERSON_NAME,
  required: () => t('Name is required'),
});
