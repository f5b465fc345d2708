import { heightOf } from '../lines/geometry';
import type { Page } from '../words';

/** Digits lower than this, in pixels, are often misread. */
const LOW = 10;
/** In a picture that is narrower than this, in pixels, higher ones are small, too. A long one was made narrow here. */
const NARROW = 500;
const LONG = 1_600;
const LOW_WHEN_NARROW = 15;
/** An engine's box around a word is this many times as high as its digits. */
const BOX = 1.45;
/** The height of fewer words says nothing. */
const MIN_WORDS = 6;

/** Whether the letters on a photo of a bill are too small to be read well, so that it should be taken from closer. */
export function isTooSmall({ width, height, words, parts }: Page): boolean {
  // Words that a document says are right in any size.
  if (words.length < MIN_WORDS || parts?.some(({ isText }) => isText)) return false;
  const heights = words.map(({ polygon }) => heightOf(polygon)).sort((a, b) => a - b);
  const middle = heights[Math.floor(heights.length / 2)] ?? 0;
  const isNarrow = width < NARROW && height < LONG;
  return middle < BOX * (isNarrow ? LOW_WHEN_NARROW : LOW);
}
