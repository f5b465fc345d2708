const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codePointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const ascending = (codePoints: readonly number[]): readonly number[] => [...codePoints].sort((a, b) => a - b);

/** English, Spanish, and the typographic signs that the pages use. Every page loads them. */
const BASIC = ascending([
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xbf),
  ...codePointsOf('ÁÉÍÑÓÚÜáéíñóúü'),
  ...codePointsOf('×÷ˆ˚˜–—‘’‚“”„•…‹›€™↑↓−'),
]);

/** The other languages of Western Europe. A page loads them when it shows one of them, as the next part. */
const ACCENTS = ascending([...range(0xc0, 0xff), ...codePointsOf('ıŒœ')].filter((each) => !BASIC.includes(each)));

/** For names: the rest of Latin Extended-A, Romanian, and more currencies. */
const MORE = ascending(
  [...range(0x100, 0x17f), ...range(0x218, 0x21b), 0x1e9e, ...range(0x20a0, 0x20bf)].filter(
    (each) => !BASIC.includes(each) && !ACCENTS.includes(each),
  ),
);

/** Characters in ascending order, and the name of the file of the font's package that has them. */
interface Part {
  readonly source: 'latin' | 'latin-ext';
  readonly characters: readonly number[];
}

/** The parts that a font of the pages is split into, in the order of their faces. */
export const PAGE_PARTS = {
  more: { source: 'latin-ext', characters: MORE },
  accents: { source: 'latin', characters: ACCENTS },
  basic: { source: 'latin', characters: BASIC },
} as const satisfies Record<string, Part>;

/** Those of a font of print and of pictures, which nobody downloads. */
export const PRINT_PARTS = {
  latin: { source: 'latin', characters: ascending([...BASIC, ...ACCENTS]) },
  'latin-ext': PAGE_PARTS.more,
} as const satisfies Record<string, Part>;

/**
 * The value of a font face's unicode-range.
 * @param codePoints in ascending order
 * @param drawnByLater characters of faces that come later in the sheet. A browser takes the last face that has a character, so
 * the range may span them, which makes it shorter.
 */
export function unicodeRange(codePoints: readonly number[], drawnByLater: ReadonlySet<number> = new Set()): string {
  const ranges: { first: number; last: number }[] = [];
  for (const codePoint of codePoints) {
    const latest = ranges.at(-1);
    if (latest && range(latest.last + 1, codePoint - 1).every((between) => drawnByLater.has(between)))
      latest.last = codePoint;
    else ranges.push({ first: codePoint, last: codePoint });
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(({ first, last }) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(', ');
}
