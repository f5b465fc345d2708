import type { Measures } from './measurePhoto';

/** What would make a photo easier to read. */
export type Advice = 'light' | 'closer' | 'steady' | 'glare' | 'whole';

/** Letters in a picture that is `SIDE` pixels long, which is as small as they are read well. */
export const SIDE = 1_600;

// Where good photos end: of 104 photos taken at tables, none of them a thumbnail, these complain about two (docs/product/scanning.md).
/** Paper that is darker than this, of 255. */
const DARK = 65;
/** Letters lower than this, in pixels. */
const SMALL = 7;
/** A picture that is narrower than this, in pixels, has no room for larger ones. A long one was made narrow here. */
const NARROW = 400;
/** A stroke that takes longer than this share of a letter's height to get dark. */
const SOFT = 0.22;
/** White places among the letters, and as a share of them. */
const WHITE_CELLS = 5;
const WHITE_SHARE = 0.02;
/** Paper that is white all over, of 255, is readable: only its letters are dark. */
const OVEREXPOSED = 220;
/** Letters at one side of the picture that end there. */
const CUT = 3;
/** A picture with fewer letters shows no receipt that can be read. */
export const FEW = 25;

/**
 * The most useful thing to do about a photo of a receipt.
 * @param measures of a picture whose longer side has at most SIDE pixels, and its size
 * @returns null for a good one.
 */
export function adviceFor(measures: Measures, { width, height }: { width: number; height: number }): Advice | null {
  const { glyphs, glyphHeight, paper, edgeWidth, washedOut, cutGlyphs } = measures;
  if (paper < DARK) return 'light';
  if (Math.min(width, height) < NARROW && Math.max(width, height) < SIDE) return 'closer';
  if (glyphs < FEW) return 'steady';
  if (glyphHeight < SMALL) return 'closer';
  if (edgeWidth > SOFT) return 'steady';
  if (washedOut.cells >= WHITE_CELLS && washedOut.share >= WHITE_SHARE && paper < OVEREXPOSED) return 'glare';
  return cutGlyphs >= CUT ? 'whole' : null;
}
