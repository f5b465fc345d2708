/** A corner as a fraction (0 to 1) of a photo's width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The visible part of the pages: their width in widths of the frame, and how far they are scrolled, in CSS pixels. */
export interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 6;
/** The space above every page but the first, as a fraction of the pages' width, so that it grows with them. */
export const PAGE_GAP = 0.02;
/** The share of the frame's width that a line fills after zooming to it. */
const FILL = 0.92;
/** While a line fills at least this share of the frame, the zoom stays: a view that zooms with every line is hard to follow. */
const STILL_LARGE_ENOUGH = 0.6;
/** The largest zoom for a line. It keeps a single word from filling the frame. */
const MAX_LINE_ZOOM = 3;
/** The margin around a cropped line, in heights of the line. */
const CROP_MARGIN = 0.9;

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** The upright rectangle around the corners. There is at least one. */
export function boundsOf(corners: readonly Point[]): Bounds {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The top of a page, in widths of the pages. The pages lie below each other and are equally wide. */
export function pageTop({ photos, page }: { photos: readonly Size[]; page: number }): number {
  return photos.slice(0, page).reduce((top, { width, height }) => top + height / width + PAGE_GAP, 0);
}

/**
 * The view in which a place on a page can be read: it is in the middle, larger only when it is too small to read,
 * and smaller only when it does not fit.
 */
export function viewOf({
  bounds,
  page,
  photos,
  frame,
  zoom,
}: {
  bounds: Bounds;
  page: number;
  photos: readonly Size[];
  frame: Size;
  zoom: number;
}): View {
  const photo = photos[page] ?? { width: 1, height: 1 };
  const ratio = photo.height / photo.width;
  const share = (bounds.right - bounds.left) * zoom;
  const isReadable = share <= 1 && (share >= STILL_LARGE_ENOUGH || zoom >= MAX_LINE_ZOOM);
  const next = isReadable
    ? zoom
    : clampZoom(Math.min(MAX_LINE_ZOOM, FILL / Math.max(bounds.right - bounds.left, 0.01)));
  const unit = frame.width * next;
  const middle = {
    x: ((bounds.left + bounds.right) / 2) * unit,
    y: (pageTop({ photos, page }) + ((bounds.top + bounds.bottom) / 2) * ratio) * unit,
  };
  return {
    zoom: next,
    left: Math.max(0, middle.x - frame.width / 2),
    top: Math.max(0, middle.y - frame.height / 2),
  };
}

/** The view after zooming around a point, which stays in place. `at` is its position from the frame's top left corner. */
export function zoomedAt({ view, zoom, at }: { view: View; zoom: number; at: Point }): View {
  const next = clampZoom(zoom);
  const factor = next / view.zoom;
  return {
    zoom: next,
    left: Math.max(0, (view.left + at.x) * factor - at.x),
    top: Math.max(0, (view.top + at.y) * factor - at.y),
  };
}

interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

/** The part of a photo that shows a place with a margin, in pixels of the photo. It never exceeds the photo. */
export function cropOf({ bounds, photo }: { bounds: Bounds; photo: Size }): Crop {
  const height = (bounds.bottom - bounds.top) * photo.height;
  const margin = height * CROP_MARGIN;
  const left = Math.max(0, bounds.left * photo.width - margin);
  const top = Math.max(0, bounds.top * photo.height - margin);
  const right = Math.min(photo.width, bounds.right * photo.width + margin);
  const bottom = Math.min(photo.height, bounds.bottom * photo.height + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
