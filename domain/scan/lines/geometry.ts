import type { Point, Polygon } from '../words';

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

/** The smallest rectangle around all polygons, in the direction of their text. */
export function boundsOf(polygons: readonly Polygon[]): Polygon {
  const along = polygons.reduce(
    (sum, [upperLeft, upperRight]) => ({
      x: sum.x + upperRight.x - upperLeft.x,
      y: sum.y + upperRight.y - upperLeft.y,
    }),
    { x: 0, y: 0 },
  );
  const length = Math.hypot(along.x, along.y);
  const [cos, sin] = length === 0 ? [1, 0] : [along.x / length, along.y / length];
  const points = polygons.flat().map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const back = (x: number, y: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  return [back(left, top), back(right, top), back(right, bottom), back(left, bottom)];
}

/** Whether a point lies within a rectangle with corners in reading order. */
export function holds([upperLeft, upperRight, , lowerLeft]: Polygon, point: Point): boolean {
  const share = (to: Point): number => {
    const side = { x: to.x - upperLeft.x, y: to.y - upperLeft.y };
    const reach = (point.x - upperLeft.x) * side.x + (point.y - upperLeft.y) * side.y;
    return reach / Math.max(1, side.x * side.x + side.y * side.y);
  };
  return [share(upperRight), share(lowerLeft)].every((part) => part >= 0 && part <= 1);
}
