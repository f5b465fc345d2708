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

/** Whether the text shows nothing: it is empty, or has only white space and characters without width. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{Z}\p{Cf}\s\u115F\u1160\u3164\uFFA0]/gu, '') === '';
}
