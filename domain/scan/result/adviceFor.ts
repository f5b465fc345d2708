import type { Advice } from '../bill';
import type { Page } from '../words';
import { confidenceOfText } from './confidence';
import { isTooSmall } from './isTooSmall';

/**
 * The mean confidence in text that is too soft or too dark. Of the labelled photos and their worn copies that rules were made on,
 * ten were below it and none of them became an exact bill; the others had 0.85 or more.
 */
const HARDLY_READ = 0.82;
/** The confidence in fewer words says nothing. */
const MIN_WORDS = 6;

/** How photos should be taken again so that more of them can be read; null when they are good enough. */
export function adviceFor(pages: readonly Page[]): Advice | null {
  if (pages.some(isTooSmall)) return 'closer';
  return pages.some(isHardlyRead) ? 'sharper' : null;
}

/** Whether the engine was unsure of most of the text on a photo. */
export function isHardlyRead({ words }: Page): boolean {
  return words.length >= MIN_WORDS && confidenceOfText(words) < HARDLY_READ;
}
