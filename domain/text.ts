/**
 * Characters that no single line of text needs: control characters, line and paragraph separators, halves of surrogate
 * pairs, and the marks that turn the direction of writing around, with which one name can be made to look like another.
 */
const UNWANTED = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/u;
const LINE_BREAKS_AND_TABS = /\r\n|[\r\n\t]/g;

export function hasUnwantedCharacters(text: string): boolean {
  return UNWANTED.test(text);
}

/** Like hasUnwantedCharacters for texts of several lines: line breaks and tabs are fine. */
export function hasUnwantedCharactersInLines(text: string): boolean {
  return UNWANTED.test(text.replace(LINE_BREAKS_AND_TABS, ''));
}

/** Replaces what hasUnwantedCharacters finds by spaces. */
export function withoutUnwantedCharacters(text: string): string {
  return text.replace(new RegExp(UNWANTED, 'gu'), ' ');
}

/** True when there is nothing to see: empty, white space, or only characters without any width. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{Z}\p{Cf}\s\u115F\u1160\u3164\uFFA0]/gu, '') === '';
}
