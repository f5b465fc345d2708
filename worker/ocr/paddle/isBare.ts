import { cropLine } from './crop';
import type { Photo } from '../photo/photo';
import { sliceOf, type Box } from '../polygons';

/** Paper whose darkest places differ less than this share of what text beside it does is bare. */
const BARE = 0.35;
const HEIGHT = 24;
/** The share of a place that the stroke of a digit takes at least. It is the darkest part. */
const STROKE = 0.03;

/** Whether a place on a photo has no ink, compared with text beside it. */
export function isBare(photo: Photo, { box, beside }: { box: Box; beside: Box }): boolean {
  return contrastOf(photo, box) < BARE * contrastOf(photo, beside);
}

/** The most that two digits take of a line, in heights of it. */
const MOST_INK = 2.4;
/** The parts of a place that are looked at one by one, in heights of the text: about as wide as a digit. */
const PART = 0.6;

/** The only part of a place with ink, with some paper around it; null when none is, or more than two digits take. */
export function inkIn(photo: Photo, { box, beside }: { box: Box; beside: Box }): Box | null {
  const parts = Math.max(1, Math.round(box.width / (PART * box.height)));
  const isInked = Array.from(
    { length: parts },
    (_, at) => !isBare(photo, { box: sliceOf(box, { from: at / parts, to: (at + 1) / parts }), beside }),
  );
  const [first, last] = [isInked.indexOf(true), isInked.lastIndexOf(true)];
  if (first < 0 || ((last - first + 1) * box.width) / parts > MOST_INK * box.height) return null;
  return sliceOf(box, { from: Math.max(0, (first - 1) / parts), to: Math.min(1, (last + 2) / parts) });
}

/** How much darker the darkest part of a place is than its middle, from 0 to 2. */
function contrastOf(photo: Photo, box: Box): number {
  const width = Math.max(HEIGHT, Math.round((HEIGHT * box.width) / Math.max(1, box.height)));
  const green = cropLine(photo, { box, width, height: HEIGHT }).subarray(width * HEIGHT, 2 * width * HEIGHT);
  const levels = green.slice().sort();
  const at = (share: number): number => levels[Math.floor(share * (levels.length - 1))] ?? 0;
  return at(0.5) - at(STROKE);
}
