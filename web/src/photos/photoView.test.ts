import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, cropOf, MAX_ZOOM, MIN_ZOOM, pageTop, viewOf, zoomedAt, type Bounds } from './photoView';

const PHOTOS = [
  { width: 750, height: 1000 },
  { width: 600, height: 1200 },
];
const FRAME = { width: 400, height: 600 };
const line: Bounds = { left: 0.2, top: 0.5, right: 0.65, bottom: 0.52 };

/** Where a point of a page is in the frame, in CSS pixels, if the frame could scroll without end. */
const inFrame = (view: { zoom: number; left: number; top: number }, page: number, at: { x: number; y: number }) => {
  const unit = FRAME.width * view.zoom;
  const photo = PHOTOS[page] ?? { width: 1, height: 1 };
  const top = pageTop({ photos: PHOTOS, page }) + at.y * (photo.height / photo.width);
  return { x: at.x * unit - view.left, y: top * unit - view.top };
};

describe('the view of a line', () => {
  it('shows its whole width in the middle of the frame, large enough to read', () => {
    const view = viewOf({ bounds: line, page: 0, photos: PHOTOS, frame: FRAME, zoom: 1 });
    const left = inFrame(view, 0, { x: line.left, y: 0.51 });
    const right = inFrame(view, 0, { x: line.right, y: 0.51 });
    expect(left.x).toBeGreaterThanOrEqual(0);
    expect(right.x).toBeLessThanOrEqual(FRAME.width);
    expect(right.x - left.x).toBeGreaterThanOrEqual(FRAME.width * 0.6);
    expect(left.y).toBeCloseTo(FRAME.height / 2);
  });

  it('keeps its zoom from line to line while the lines are readable', () => {
    const next = { ...line, top: 0.6, bottom: 0.62, right: 0.6 };
    const { zoom } = viewOf({ bounds: line, page: 0, photos: PHOTOS, frame: FRAME, zoom: 1 });
    expect(viewOf({ bounds: next, page: 0, photos: PHOTOS, frame: FRAME, zoom }).zoom).toBe(zoom);
  });

  it('zooms out for a line that does not fit', () => {
    expect(viewOf({ bounds: line, page: 0, photos: PHOTOS, frame: FRAME, zoom: 5 }).zoom).toBeLessThan(3);
  });

  it('does not zoom in too far on a single word', () => {
    const word = { ...line, right: 0.24 };
    expect(viewOf({ bounds: word, page: 0, photos: PHOTOS, frame: FRAME, zoom: 1 }).zoom).toBe(3);
  });

  it('scrolls to the second photo for a line on it', () => {
    const view = viewOf({ bounds: line, page: 1, photos: PHOTOS, frame: FRAME, zoom: 1 });
    expect(inFrame(view, 1, { x: 0.5, y: 0.51 }).y).toBeCloseTo(FRAME.height / 2);
  });
});

describe('zooming', () => {
  const views = fc.record({
    zoom: fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true }),
    left: fc.integer({ min: 500, max: 2000 }),
    top: fc.integer({ min: 500, max: 5000 }),
  });
  const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 600 }) });

  it('keeps the point under the fingers in place', () => {
    fc.assert(
      fc.property(views, point, fc.double({ min: 3, max: MAX_ZOOM, noNaN: true }), (view, at, zoom) => {
        const next = zoomedAt({ view, zoom, at });
        // The view cannot scroll to before the beginning of the photo.
        fc.pre(next.left > 0 && next.top > 0);
        expect((next.left + at.x) / next.zoom).toBeCloseTo((view.left + at.x) / view.zoom);
        expect((next.top + at.y) / next.zoom).toBeCloseTo((view.top + at.y) / view.zoom);
      }),
    );
  });

  it('stops at the smallest and the largest zoom', () => {
    const view = { zoom: 2, left: 0, top: 0 };
    expect(zoomedAt({ view, zoom: 0.1, at: { x: 0, y: 0 } }).zoom).toBe(MIN_ZOOM);
    expect(zoomedAt({ view, zoom: 99, at: { x: 0, y: 0 } }).zoom).toBe(MAX_ZOOM);
  });
});

describe('the crop of a line', () => {
  it('contains the whole line and a margin', () => {
    const crop = cropOf({ bounds: line, photo: { width: 1000, height: 1000 } });
    const rounded = Object.fromEntries(
      Object.entries(crop).map(([side, pixels]) => [side, Math.round(Number(pixels))]),
    );
    expect(rounded).toEqual({ x: 182, y: 482, width: 486, height: 56 });
  });

  it('ends at the photo’s edges', () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ x: fraction, y: fraction }), { minLength: 4, maxLength: 4 }), (corners) => {
        const crop = cropOf({ bounds: boundsOf(corners), photo: { width: 750, height: 1000 } });
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(750.001);
        expect(crop.y + crop.height).toBeLessThanOrEqual(1000.001);
      }),
    );
  });
});
