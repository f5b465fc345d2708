import type { Point, Polygon } from '@fairtab/domain/scan/words';

/** A rectangle in any direction: `along` is the unit vector of its text line, pointing right. */
export interface Box {
  readonly centre: Point;
  readonly along: Point;
  /** Length in the direction of `along`, pixels. */
  readonly width: number;
  /** Length across it, pixels. */
  readonly height: number;
}

/** The corners from the upper left one clockwise. */
export function cornersOf({ centre, along, width, height }: Box): Polygon {
  const at = (right: number, down: number): Point => ({
    x: centre.x + along.x * right * width - along.y * down * height,
    y: centre.y + along.y * right * width + along.x * down * height,
  });
  return [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5)];
}

/** The part of a box between two fractions of its width. */
export function sliceOf(box: Box, { from, to }: { from: number; to: number }): Box {
  const middle = ((from + to) / 2 - 0.5) * box.width;
  return {
    ...box,
    width: (to - from) * box.width,
    centre: { x: box.centre.x + box.along.x * middle, y: box.centre.y + box.along.y * middle },
  };
}

/** Moves a box by whole or parts of pixels. */
export function moveBox(box: Box, { x, y }: Point): Box {
  return { ...box, centre: { x: box.centre.x + x, y: box.centre.y + y } };
}

/** Moves four corners by whole or parts of pixels. */
export function movePolygon(polygon: Polygon, by: Point): Polygon {
  const [a, b, c, d] = polygon;
  const moved = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  return [moved(a), moved(b), moved(c), moved(d)];
}

/** Scales four corners about the origin, each axis by its own factor. */
export function scalePolygon(polygon: Polygon, by: Point): Polygon {
  const [a, b, c, d] = polygon;
  const scaled = ({ x, y }: Point): Point => ({ x: x * by.x, y: y * by.y });
  return [scaled(a), scaled(b), scaled(c), scaled(d)];
}

/** Scales a box about the origin, each axis by its own factor. */
export function scaleBox(box: Box, { x, y }: { x: number; y: number }): Box {
  const alongX = box.along.x * x;
  const alongY = box.along.y * y;
  const stretch = Math.hypot(alongX, alongY);
  return {
    centre: { x: box.centre.x * x, y: box.centre.y * y },
    along: { x: alongX / stretch, y: alongY / stretch },
    width: box.width * stretch,
    height: box.height * Math.hypot(box.along.y * x, box.along.x * y),
  };
}

/** The corners of the points' convex hull, counter-clockwise in a plane whose y points up. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const halfHull = (from: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of from) {
      for (let last = hull.at(-1), before = hull.at(-2); last && before; last = hull.at(-1), before = hull.at(-2)) {
        if (turnOf(before, last, point) > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function turnOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The smallest rectangle around a hull. One of its sides lies on a side of the hull. */
export function smallestBox(hull: readonly Point[]): Box {
  let best: Box | null = null;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const box = boxInDirection(hull, { x: to.x - from.x, y: to.y - from.y });
    if (!best || box.width * box.height < best.width * best.height) best = box;
  }
  return best ?? { centre: { x: 0, y: 0 }, along: { x: 1, y: 0 }, width: 0, height: 0 };
}

/**
 * The smallest rectangle around points that lies along a direction, or across it when that points more to the right.
 */
export function boxInDirection(points: readonly Point[], direction: Point): Box {
  const along = nearestToRight(direction);
  const rights = points.map((point) => point.x * along.x + point.y * along.y);
  const downs = points.map((point) => point.y * along.x - point.x * along.y);
  const [left, right] = [Math.min(...rights), Math.max(...rights)];
  const [top, bottom] = [Math.min(...downs), Math.max(...downs)];
  const [r, d] = [(left + right) / 2, (top + bottom) / 2];
  return {
    along,
    centre: { x: along.x * r - along.y * d, y: along.y * r + along.x * d },
    width: right - left,
    height: bottom - top,
  };
}

/**
 * Returns the direction of the side of a rectangle that points most to the right, as text on an upright photo does.
 */
function nearestToRight({ x, y }: Point): Point {
  const length = Math.hypot(x, y);
  if (length === 0) return { x: 1, y: 0 };
  const [right, down] = [x / length, y / length];
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? { x: right, y: down } : { x: -right, y: -down };
  return down > 0 ? { x: down, y: -right } : { x: -down, y: right };
}
