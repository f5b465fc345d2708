import type { Point, Size } from './photoView';

/** Four corners on one of the photos, in reading order. */
export interface Box {
  /** Which photo, counted from 0. */
  readonly photo: number;
  readonly corners: readonly Point[];
}

/** Something that stands on the photos and can be pointed at. */
export interface Region {
  readonly id: string;
  readonly boxes: readonly Box[];
  /** To be looked at: seen also while something else is pointed at. */
  readonly isMarked: boolean;
}

/** A finger is this far off, in CSS pixels. */
const REACH_PX = 22;

/** The corners in pixels of the photo. */
export function outlineOf({ corners, photo }: { corners: readonly Point[]; photo: Size }): Point[] {
  return corners.map(({ x, y }) => ({ x: x * photo.width, y: y * photo.height }));
}

/**
 * The region that was meant by a tap: the one under it, else the nearest within a finger's reach, so that lines of a few
 * pixels can be hit.
 * @param tap.at as a fraction of the photo. @param tap.shown the photo's size on the screen in CSS pixels.
 */
export function regionAt({
  regions,
  tap,
}: {
  regions: readonly Region[];
  tap: { photo: number; at: Point; shown: Size };
}): Region | null {
  const near = regions
    .flatMap((region) =>
      region.boxes.filter(({ photo }) => photo === tap.photo).map((box) => ({ region, away: distance(box, tap) })),
    )
    .filter(({ away }) => away <= REACH_PX)
    .sort((one, other) => one.away - other.away);
  return near[0]?.region ?? null;
}

/** How far a tap is from a box, in CSS pixels; less than 0 inside, the more the nearer to its middle line. */
function distance({ corners }: Box, { at, shown }: { at: Point; shown: Size }): number {
  const point = { x: at.x * shown.width, y: at.y * shown.height };
  const polygon = corners.map(({ x, y }) => ({ x: x * shown.width, y: y * shown.height }));
  const edges = polygon.map((from, index) => ({ from, to: polygon[(index + 1) % polygon.length] ?? from }));
  const toEdge = Math.min(...edges.map((edge) => distanceToEdge(point, edge)));
  return isInside(point, edges) ? -toEdge : toEdge;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

function distanceToEdge(point: Point, { from, to }: Edge): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  const part = length === 0 ? 0 : ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length;
  const on = Math.min(1, Math.max(0, part));
  return Math.hypot(point.x - from.x - on * along.x, point.y - from.y - on * along.y);
}

/** Whether a ray to the right crosses the edges an odd number of times. */
function isInside(point: Point, edges: readonly Edge[]): boolean {
  const crossed = edges.filter(
    ({ from, to }) =>
      from.y > point.y !== to.y > point.y &&
      point.x < ((to.x - from.x) * (point.y - from.y)) / (to.y - from.y) + from.x,
  );
  return crossed.length % 2 === 1;
}
