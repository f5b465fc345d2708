import { plainCharacters } from './text';

/** ISO 13616: country, two check digits, and the country's own account number of 11 to 30 letters and digits. */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether a text is meant as an IBAN, right or not: it begins like one, and is longer than the last digits of an account. */
export function looksLikeIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4}/.test(compact(text));
}

/**
 * An IBAN as it is stored: capitals and digits without blanks, with check digits that are right.
 * @returns null for every other text.
 */
export function cleanIban(text: string): string | null {
  const iban = compact(text);
  return SHAPE.test(iban) && remainder(iban) === 1n ? iban : null;
}

/** In groups of four, as it is printed: "DE89 3704 0044 0532 0130 00". */
export function displayIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

function compact(text: string): string {
  return plainCharacters(text)
    .replace(/^IBAN[ :]*/i, '')
    .replace(/[ .-]/g, '')
    .toUpperCase();
}

/** ISO 7064, MOD 97-10: the first four characters go to the end, letters count from 10, and 1 is left. */
function remainder(iban: string): bigint {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n;
}
