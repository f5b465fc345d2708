import type { Box } from '../polygons';

/** A box that is this many times as long as high surely shows the direction of a line. */
const LONG = 2;
/** Degrees. Lines of one paper differ by less, even when it is curled. */
const SAME = 8;
/** Papers of several directions are in view when fewer of the lines run in one. */
const MOST = 0.6;
/** Degrees. Text that is tilted less is read as it is. */
const STRAIGHT = 10;
/** A few words are no receipt. */
const MIN_LINES = 6;

/**
 * How far most lines are turned from the nearest of level and upright ones, and how far the photo has to be turned to make
 * them level: degrees clockwise, more than -90 and at most 90. Which end is up is not said.
 * @returns null when lines run level or upright, or in several directions.
 */
export function levellingOf(boxes: readonly Box[]): number | null {
  const lines = boxes.flatMap((box) => {
    const [length, thickness] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
    if (length <= LONG * thickness) return [];
    const along = (Math.atan2(box.along.y, box.along.x) * 180) / Math.PI;
    return { angle: box.width >= box.height ? along : along + 90, length };
  });
  if (lines.length < MIN_LINES) return null;
  const around = (angle: number): typeof lines => lines.filter((line) => Math.abs(apart(line.angle, angle)) <= SAME);
  const lengthOf = (some: typeof lines): number => some.reduce((sum, { length }) => sum + length, 0);
  const peak = lines
    .map(({ angle }) => ({ angle, near: around(angle) }))
    .reduce((a, b) => (lengthOf(b.near) > lengthOf(a.near) ? b : a));
  if (lengthOf(peak.near) < MOST * lengthOf(lines)) return null;
  const shift = peak.near.reduce((sum, line) => sum + apart(line.angle, peak.angle) * line.length, 0);
  const angle = apart(peak.angle + shift / lengthOf(peak.near), 0);
  return Math.min(Math.abs(angle), 90 - Math.abs(angle)) <= STRAIGHT ? null : -angle;
}

/** From one direction of a line to another: degrees from -90 to 90, since both ends of a line are alike. */
function apart(to: number, from: number): number {
  return to - from - 180 * Math.round((to - from) / 180);
}
