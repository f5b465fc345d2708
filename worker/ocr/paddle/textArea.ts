import type { Area } from '../photo/photo';
import { cornersOf, type Box } from '../polygons';

/** Text that fills less than this share of the photo's longer side is worth a second look, which takes some time. */
const SMALL = 0.67;
/** Around the text, as a share of its longer side: the lines at its edges need room. */
const MARGIN = 0.05;
/** Few lines are no receipt. */
const MIN_LINES = 6;

/** The area of a photo with all its text; null when it fills the photo anyway, or when there is hardly any text. */
export function textAreaOf({
  photo,
  boxes,
}: {
  photo: { readonly width: number; readonly height: number };
  boxes: readonly Box[];
}): Area | null {
  if (boxes.length < MIN_LINES) return null;
  const corners = boxes.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const margin = MARGIN * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const width = Math.min(photo.width, Math.ceil(Math.max(...xs) + margin)) - left;
  const height = Math.min(photo.height, Math.ceil(Math.max(...ys) + margin)) - top;
  const isSmall = Math.max(width, height) < SMALL * Math.max(photo.width, photo.height);
  return isSmall ? { left, top, width, height } : null;
}
