import type { Point, Size } from './photoView';

/** Four corners on one of the photos, in reading order. */
export interface Box {
  /** The index of the photo. */
  readonly photo: number;
  readonly corners: readonly Point[];
}

/** A field or row of the bill, with its places on the photos. */
export interface Region {
  readonly id: string;
  readonly boxes: readonly Box[];
  /** The host still has to check it. It stays highlighted while another region is active. */
  readonly isMarked: boolean;
}

/** How far a finger may miss a region, in CSS pixels. */
const REACH_PX = 22;

/** The corners in pixels of the photo. */
export function outlineOf({ corners, photo }: { corners: readonly Point[]; photo: Size }): Point[] {
  return corners.map(({ x, y }) => ({ x: x * photo.width, y: y * photo.height }));
}

/**
 * The region of a tap: the one under it, or else the nearest one within REACH_PX, so that lines that are only a few
 * pixels high can be hit.
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

/** The distance of a tap to a box, in CSS pixels. Negative inside the box, and smaller towards its middle line. */
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
