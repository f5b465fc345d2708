/**
 * Characters that a single line of text does not need: control characters, line and paragraph separators, halves of
 * surrogate pairs, and the marks that reverse the direction of writing and can make one name look like another.
 */
const UNWANTED = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/u;
const LINE_BREAKS_AND_TABS = /\r\n|[\r\n\t]/g;

export function hasUnwantedCharacters(text: string): boolean {
  return UNWANTED.test(text);
}

/** Like hasUnwantedCharacters, but line breaks and tabs are fine. */
export function hasUnwantedCharactersInLines(text: string): boolean {
  return UNWANTED.test(text.replace(LINE_BREAKS_AND_TABS, ''));
}

/** Replaces the characters that hasUnwantedCharacters finds with spaces. */
export function withoutUnwantedCharacters(text: string): string {
  return text.replace(new RegExp(UNWANTED, 'gu'), ' ');
}

/** Letters that are written from right to left, and the marks that make others so. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether a part of the text runs from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * A text inside of a longer one, kept apart when a part of it runs from right to left, so that the counts and amounts around
 * it stay where they belong.
 */
export function isolated(text: string): string {
  return hasRightToLeft(text) ? `\u2068${text}\u2069` : text;
}

/** Whether the text shows nothing: it is empty, or has only white space, characters without width and the empty sign of Braille. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/gu, '') === '';
}

/**
 * One form for the same characters, for texts that are read and not kept as typed, such as amounts, addresses and handles:
 * ASCII digits, blanks, apostrophes and minus, without marks that are not seen. Raised digits and fractions stay: the cents of "12⁵⁰"
 * are no more digits of 12.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(/\P{No}+/gu, (part) => part.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[’‘`´]/g, "'")
    .replace(/[−‐‑‒–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unicode has the ten digits of a script one after the other, from zero. Those of another script may stand right before them. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** @returns null for a text that is no address of the web. URL.canParse is younger than the oldest supported browsers. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
