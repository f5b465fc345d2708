import { describe, expect, it } from 'vitest';
import { convexHull, cornersOf, scaleBox, sliceOf, smallestBox } from './polygons';

const tilted = { centre: { x: 100, y: 50 }, along: { x: Math.cos(0.2), y: Math.sin(0.2) }, width: 80, height: 20 };

describe('boxes', () => {
  it('finds the smallest rectangle around slanted text, pointing right', () => {
    const box = smallestBox(convexHull([...cornersOf(tilted), tilted.centre]));
    expect(box.centre.x).toBeCloseTo(100);
    expect(box.along.x).toBeCloseTo(Math.cos(0.2));
    expect(box.along.y).toBeCloseTo(Math.sin(0.2));
    expect([box.width, box.height].map(Math.round)).toEqual([80, 20]);
  });

  it('gives the corners from the upper left clockwise', () => {
    const corners = cornersOf({ centre: { x: 10, y: 5 }, along: { x: 1, y: 0 }, width: 20, height: 10 });
    expect(corners).toEqual([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 10 },
      { x: 0, y: 10 },
    ]);
  });

  it('cuts a part out along the text', () => {
    const part = sliceOf(
      { centre: { x: 10, y: 5 }, along: { x: 1, y: 0 }, width: 20, height: 10 },
      { from: 0.5, to: 1 },
    );
    expect(part).toMatchObject({ centre: { x: 15, y: 5 }, width: 10, height: 10 });
  });

  it('scales with the photo', () => {
    const scaled = scaleBox({ centre: { x: 10, y: 5 }, along: { x: 1, y: 0 }, width: 20, height: 10 }, { x: 2, y: 3 });
    expect(scaled).toEqual({ centre: { x: 20, y: 15 }, along: { x: 1, y: 0 }, width: 40, height: 30 });
  });
});
