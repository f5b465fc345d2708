import type { Area } from '../photo/photo';
import { cornersOf, type Box } from '../polygons';
import { lineHeightOf } from './textArea';

/** Lines that detection sees lower than this, in its pixels, run into each other. */
const LOW = 17;
/** Text that is as many times as long as wide, or more, is on a roll. */
const LONG = 2;
/** The length of a strip, in widths of the text. */
const STRIP = 2;
/** What two strips share, in heights of a line, so that each line is whole on one of them. */
const SHARED = 6;
/** No receipt is longer. Bounds the work. */
const MOST = 6;
/** Few lines are no receipt. */
const MIN_LINES = 12;

/** A part of a photo that is looked at on its own, and the part of it whose lines count, from top to bottom. */
export interface Strip {
  readonly area: Area;
  readonly from: number;
  readonly to: number;
}

/**
 * The overlapping strips of a long roll whose lines are too low for one look; none for any other photo.
 * @param seenAt pixels of the model for each of the photo
 */
export function stripsOf({
  photo,
  boxes,
  seenAt,
}: {
  photo: { readonly width: number; readonly height: number };
  boxes: readonly Box[];
  seenAt: number;
}): Strip[] {
  if (boxes.length < MIN_LINES) return [];
  const line = lineHeightOf(boxes);
  const corners = boxes.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs) - line));
  const width = Math.min(photo.width, Math.ceil(Math.max(...xs) + line)) - left;
  const top = Math.max(0, Math.floor(Math.min(...ys) - line));
  const height = Math.min(photo.height, Math.ceil(Math.max(...ys) + line)) - top;
  if (line * seenAt >= LOW || height < LONG * width) return [];
  const count = Math.min(MOST, Math.max(2, Math.ceil(height / (STRIP * width))));
  const margin = Math.ceil((SHARED / 2) * line);
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => top + Math.round((edge * height) / count)) as [number, number];
    const [upper, lower] = [Math.max(top, from - margin), Math.min(top + height, to + margin)];
    return {
      area: { left, top: upper, width, height: lower - upper },
      from: at === 0 ? -Infinity : from,
      to: at === count - 1 ? Infinity : to,
    };
  });
}

/** Joins the lines that were found on strips, from top to bottom. A line at the edge of two of them counts once. */
export function joinStrips(found: readonly { strip: Strip; boxes: readonly Box[] }[]): Box[] {
  const joined: Box[] = [];
  for (const { strip, boxes } of found) {
    const before = joined.slice();
    for (const box of boxes) {
      const { y } = box.centre;
      const slack = box.height / 2;
      if (y < strip.from - slack || y >= strip.to + slack) continue;
      if (!before.some((other) => areSame(other, box))) joined.push(box);
    }
  }
  return joined;
}

function areSame(a: Box, b: Box): boolean {
  const isLevel = Math.abs(a.centre.y - b.centre.y) < Math.min(a.height, b.height) / 2;
  return isLevel && Math.abs(a.centre.x - b.centre.x) < (a.width + b.width) / 2;
}
