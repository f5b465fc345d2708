import type { Word } from '../words';
import { centreOf, heightOf, slopeOf, widthOf } from './geometry';

/**
 * How many lines the right edge of the paper lies lower than the slopes of its words say, at its top and at its bottom. Few and short
 * words hardly show how paper is turned, and prices stand far from their names.
 */
export interface Lean {
  readonly top: number;
  readonly bottom: number;
}

export const LEVEL: Lean = { top: 0, bottom: 0 };

/** What of a line says where the text is. */
interface Line {
  readonly words: readonly Word[];
  readonly y: number;
}

/** Places words as `straighten` does, and moves them by the lean between the left and the right edge of the text. */
export function leaning({
  lines,
  straighten,
  lean,
}: {
  lines: readonly Line[];
  straighten: (word: Word) => number;
  lean: Lean;
}): (word: Word) => number {
  const { left, width, top, height, pitch } = extentOf(lines);
  return (word) => {
    const y = straighten(word);
    const across = (centreOf(word.polygon).x - left) / width;
    const down = (y - top) / height;
    return y - pitch * across * (lean.top + (lean.bottom - lean.top) * down);
  };
}

/** A word shows its slope when it is so many times as long as high. */
const LONG = 2;
/** The share of words that a few bad ones do not belong to. */
const MOST = 0.8;

/** By how many lines the right edge may lie otherwise, since the slopes of words differ: nearly none on flat paper. */
export function slackOf(lines: readonly Line[]): number {
  const { width, pitch } = extentOf(lines);
  const polygons = lines.flatMap(({ words }) => words.map(({ polygon }) => polygon));
  const slopes = polygons.filter((polygon) => widthOf(polygon) >= LONG * heightOf(polygon)).map(slopeOf);
  const usual = shareOf(slopes, 0.5);
  const scatter = shareOf(
    slopes.map((slope) => Math.abs(slope - usual)),
    MOST,
  );
  return (scatter * width) / pitch;
}

function extentOf(lines: readonly Line[]): Record<'left' | 'width' | 'top' | 'height' | 'pitch', number> {
  const xs = lines.flatMap(({ words }) => words.map(({ polygon }) => centreOf(polygon).x));
  const ys = lines.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const steps = ys.slice(1).map((y, at) => y - (ys[at] ?? y));
  return {
    left,
    width: Math.max(1, Math.max(...xs) - left),
    top,
    height: Math.max(1, Math.max(...ys) - top),
    pitch: Math.max(1, shareOf(steps, 0.5)),
  };
}

/** The value below which a share of all values lies; 0 of none. */
function shareOf(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
