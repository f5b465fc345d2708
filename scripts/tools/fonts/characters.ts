const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** English and Spanish, and the typographic signs that the pages use. Every page loads them. */
const LATIN = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...Array.from('ıŒœˆ˚˜–—‘’‚“”„•…‹›€™↑↓−', (character) => character.codePointAt(0) ?? 0),
];

/** For names: the rest of Latin Extended-A, Romanian, and more currencies. A page loads them when it shows one of them. */
const LATIN_EXT = [...range(0x100, 0x17f), ...range(0x218, 0x21b), 0x1e9e, ...range(0x20a0, 0x20bf)].filter(
  (codePoint) => !LATIN.includes(codePoint),
);

/** The parts that a font's characters are split into, as code points in ascending order. */
export const PARTS = {
  latin: LATIN.sort((a, b) => a - b),
  'latin-ext': LATIN_EXT.sort((a, b) => a - b),
} as const;

/** The value of a font face's unicode-range. */
export function unicodeRange(codePoints: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const codePoint of codePoints) {
    const latest = ranges.at(-1);
    if (latest?.last === codePoint - 1) latest.last = codePoint;
    else ranges.push({ first: codePoint, last: codePoint });
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(({ first, last }) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(', ');
}
