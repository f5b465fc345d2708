import { describe, expect, it } from 'vitest';
import { outlineOf, regionAt, type Region } from './regions';

const SHOWN = { width: 400, height: 600 };

/** A line across the photo, from one height to another, with a given slant. */
function line(
  id: string,
  { top, bottom, slant = 0, photo = 0 }: { top: number; bottom: number; slant?: number; photo?: number },
): Region {
  const corners = [
    { x: 0.1, y: top },
    { x: 0.9, y: top + slant },
    { x: 0.9, y: bottom + slant },
    { x: 0.1, y: bottom },
  ];
  return { id, isMarked: false, boxes: [{ photo, corners }] };
}

const tapAt = (x: number, y: number, photo = 0) => ({ photo, at: { x, y }, shown: SHOWN });

describe('a tap on a photo', () => {
  const regions = [line('wine', { top: 0.2, bottom: 0.22 }), line('bread', { top: 0.25, bottom: 0.27 })];

  it('finds the line under it', () => {
    expect(regionAt({ regions, tap: tapAt(0.5, 0.21) })?.id).toBe('wine');
    expect(regionAt({ regions, tap: tapAt(0.5, 0.26) })?.id).toBe('bread');
  });

  it('finds the nearest line when it is between two', () => {
    expect(regionAt({ regions, tap: tapAt(0.5, 0.24) })?.id).toBe('bread');
  });

  it('finds nothing when it is far from every line', () => {
    expect(regionAt({ regions, tap: tapAt(0.5, 0.5) })).toBeNull();
  });

  it('finds only lines of the same photo', () => {
    const onBoth = [...regions, line('beer', { top: 0.2, bottom: 0.22, photo: 1 })];
    expect(regionAt({ regions: onBoth, tap: tapAt(0.5, 0.21, 1) })?.id).toBe('beer');
  });

  it('finds slanted lines', () => {
    const slanted = [
      line('wine', { top: 0.2, bottom: 0.22, slant: 0.1 }),
      line('bread', { top: 0.25, bottom: 0.27, slant: 0.1 }),
    ];
    expect(regionAt({ regions: slanted, tap: tapAt(0.85, 0.305) })?.id).toBe('wine');
  });

  it('finds the box with the nearer middle where two overlap', () => {
    const overlapping = [line('wine', { top: 0.2, bottom: 0.26 }), line('bread', { top: 0.24, bottom: 0.3 })];
    expect(regionAt({ regions: overlapping, tap: tapAt(0.5, 0.245) })?.id).toBe('wine');
  });
});

it('an outline is in pixels of the photo', () => {
  expect(outlineOf({ corners: [{ x: 0.5, y: 0.1 }], photo: { width: 750, height: 1000 } })).toEqual([
    { x: 375, y: 100 },
  ]);
});
