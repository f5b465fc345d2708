import { plainCharacters } from '../text';

/** ISO 13616: country, two check digits, and the country's own account number of 11 to 30 letters and digits. */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * How long the IBANs of a country are, of those that take part in SEPA (the IBAN registry of SWIFT). The check digits alone let one of
 * 97 texts with a lost digit pass.
 */
const LENGTHS =
  'AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22';

/** Whether a text is meant as an IBAN, right or not: it begins like one, and is longer than the last digits of an account. */
export function looksLikeIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4}/.test(compact(text));
}

/**
 * An IBAN as it is stored: capitals and digits without blanks, with check digits that are right, and as long as those of its
 * country where that is known.
 * @returns null for every other text.
 */
export function cleanIban(text: string): string | null {
  const iban = compact(text);
  return SHAPE.test(iban) && hasItsLength(iban) && remainder(iban) === 1n ? iban : null;
}

function hasItsLength(iban: string): boolean {
  const at = LENGTHS.indexOf(iban.slice(0, 2));
  return at < 0 || Number(LENGTHS.slice(at + 2, at + 4)) === iban.length;
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
