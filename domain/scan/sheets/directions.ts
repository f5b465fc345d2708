import { heightOf, slopeOf, widthOf } from '../lines/geometry';
import type { Word } from '../words';

/** Radians. Lines of one sheet differ by less, even when it is curled. */
const SAME = 0.14;
/** The direction of words shorter than this, in heights, is not certain. */
const LONG = 1.8;
/** A word that is not longer may run in any direction. */
const SHORTEST = 1.1;
/** A direction with a smaller share of the long words is noise. */
const MIN_SHARE = 0.08;
const MOST = 3;

/** The angle of a word to the horizontal, in radians; null for a word that is too short to tell. */
export function angleOf({ polygon }: Word): number | null {
  return widthOf(polygon) < LONG * heightOf(polygon) ? null : Math.atan(slopeOf(polygon));
}

/** The directions in which much of the text on a page runs, in radians, the most frequent first. */
export function directionsOf(words: readonly Word[]): number[] {
  let left = words.flatMap((word) => {
    const angle = angleOf(word);
    return angle === null ? [] : [{ angle, weight: widthOf(word.polygon) }];
  });
  const least = MIN_SHARE * left.reduce((sum, { weight }) => sum + weight, 0);
  const directions: number[] = [];
  while (left.length > 0 && directions.length < MOST) {
    const weightAround = (angle: number): number =>
      left.reduce((sum, other) => sum + (Math.abs(other.angle - angle) <= SAME / 2 ? other.weight : 0), 0);
    const peak = left
      .map(({ angle }) => ({ angle, weight: weightAround(angle) }))
      .reduce((a, b) => (b.weight > a.weight ? b : a));
    if (peak.weight < least) break;
    const near = left.filter(({ angle }) => Math.abs(angle - peak.angle) <= SAME / 2);
    const weight = near.reduce((sum, each) => sum + each.weight, 0);
    directions.push(near.reduce((sum, each) => sum + each.angle * each.weight, 0) / weight);
    left = left.filter(({ angle }) => Math.abs(angle - peak.angle) > SAME);
  }
  return directions;
}

/**
 * Whether a word may belong to a sheet whose lines run in this direction. A long word belongs to the nearest of all
 * directions on the page. The shorter it is, the less is sure.
 */
export function runsAlong(word: Word, direction: number, directions: readonly number[]): boolean {
  const ratio = widthOf(word.polygon) / Math.max(1, heightOf(word.polygon));
  if (ratio < SHORTEST) return true;
  const apart = (other: number): number => Math.abs(Math.atan(slopeOf(word.polygon)) - other);
  if (ratio < LONG) return apart(direction) <= 2 * SAME;
  return apart(direction) <= SAME && directions.every((other) => apart(direction) <= apart(other));
}
