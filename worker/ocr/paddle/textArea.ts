import type { Area } from '../photo/photo';
import { cornersOf, type Box } from '../polygons';

/** Text that fills less than this share of the photo's longer side is worth a second look, which takes some time. */
const SMALL = 0.67;
/** Around the text, as a share of its longer side: the lines at its edges need room. */
const MARGIN = 0.05;
/** Around text that was seen from far: its faintest lines may have been overlooked. */
const WIDE_MARGIN = 0.15;
/** The model that reads a line gets it 48 pixels high, so a lower one has something to gain, and a much lower one needs it. */
const LOW = 48;
const MUCH_LOWER = 32;
/** A photo with fewer pixels on its longer side shows no more in quarters. */
const LARGE = 1_500;
/** The sides of a quarter, which overlaps with the others. */
const QUARTER = 0.55;
/** Few lines are no receipt. */
const MIN_LINES = 6;

interface Seen {
  readonly photo: { readonly width: number; readonly height: number };
  readonly boxes: readonly Box[];
}

/** The area of a photo with all its text; null when it fills the photo anyway, or when there is hardly any text. */
export function textAreaOf(seen: Seen): Area | null {
  const { photo } = seen;
  const area = areaAround(seen, MARGIN);
  const isSmall = area && Math.max(area.width, area.height) < SMALL * Math.max(photo.width, photo.height);
  return isSmall ? area : null;
}

/**
 * The area of a photo whose letters are worth to be looked at with more pixels; null when they are large enough. Text that fills
 * only a part of it is looked at again anyway.
 */
export function smallTextOf(seen: Seen): Area | null {
  return lineHeightOf(seen.boxes) < (textAreaOf(seen) ? LOW : MUCH_LOWER) ? wideAreaOf(seen) : null;
}

/** The area of a photo with its text and much around it; null when there is hardly any text. */
export function wideAreaOf(seen: Seen): Area | null {
  return areaAround(seen, WIDE_MARGIN);
}

/** The overlapping quarters of a photo that is large and shows hardly any text as a whole; none of any other. */
export function quartersOf({ photo: { width, height }, boxes }: Seen): Area[] {
  if (boxes.length >= MIN_LINES || Math.max(width, height) < LARGE) return [];
  const size = { width: Math.ceil(QUARTER * width), height: Math.ceil(QUARTER * height) };
  return [0, height - size.height].flatMap((top) => [0, width - size.width].map((left) => ({ left, top, ...size })));
}

function areaAround({ photo, boxes }: Seen, share: number): Area | null {
  if (boxes.length < MIN_LINES) return null;
  const corners = boxes.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const margin = share * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const width = Math.min(photo.width, Math.ceil(Math.max(...xs) + margin)) - left;
  const height = Math.min(photo.height, Math.ceil(Math.max(...ys) + margin)) - top;
  return { left, top, width, height };
}

/** The height of most lines on a photo, in its pixels. */
export function lineHeightOf(boxes: readonly Box[]): number {
  const heights = boxes.map(({ height }) => height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}
