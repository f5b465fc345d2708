import type { Point, Polygon } from './words';

/** The middle of a word. */
export function centreOf(polygon: Polygon): Point {
  return {
    x: polygon.reduce((sum, { x }) => sum + x, 0) / 4,
    y: polygon.reduce((sum, { y }) => sum + y, 0) / 4,
  };
}

/** Length along the text, pixels. */
export function widthOf([upperLeft, upperRight]: Polygon): number {
  return Math.hypot(upperRight.x - upperLeft.x, upperRight.y - upperLeft.y);
}

/** Length across the text, pixels. */
export function heightOf([upperLeft, , , lowerLeft]: Polygon): number {
  return Math.hypot(lowerLeft.x - upperLeft.x, lowerLeft.y - upperLeft.y);
}

/** How many pixels the text falls per pixel to the right. */
export function slopeOf([upperLeft, upperRight]: Polygon): number {
  return (upperRight.y - upperLeft.y) / Math.max(1, upperRight.x - upperLeft.x);
}

/** The upright rectangle around all of these, as a polygon. */
export function boundsOf(polygons: readonly Polygon[]): Polygon {
  const points = polygons.flat();
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
