import { cropLine } from './crop';
import type { Photo } from '../photo/photo';
import type { Box } from '../polygons';

/** Paper whose darkest places differ less than this share of what text beside it does is bare. */
const BARE = 0.35;
const HEIGHT = 24;
/** The share of a place that the stroke of a digit takes at least. It is the darkest part. */
const STROKE = 0.03;

/** Whether a place on a photo has no ink, compared with text beside it. */
export function isBare(photo: Photo, { box, beside }: { box: Box; beside: Box }): boolean {
  return contrastOf(photo, box) < BARE * contrastOf(photo, beside);
}

/** How much darker the darkest part of a place is than its middle, from 0 to 2. */
function contrastOf(photo: Photo, box: Box): number {
  const width = Math.max(HEIGHT, Math.round((HEIGHT * box.width) / Math.max(1, box.height)));
  const green = cropLine(photo, { box, width, height: HEIGHT }).subarray(width * HEIGHT, 2 * width * HEIGHT);
  const levels = green.slice().sort();
  const at = (share: number): number => levels[Math.floor(share * (levels.length - 1))] ?? 0;
  return at(0.5) - at(STROKE);
}
