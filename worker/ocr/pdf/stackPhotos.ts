import type { Point } from '@fairtab/domain/scan/words';
import type { Photo } from '../photo/photo';

/** Between two pages, as a share of the width: what the screens leave between two photos. */
const GAP = 0.02;
const WHITE = 0xff;
/** The gap is darker than paper, so that a page is seen to end. */
const GREY = 0xd0;

/** Photos below each other on one, each in the middle of its width, and where the upper left corner of each is. */
export function stackPhotos(photos: readonly Photo[]): { photo: Photo; places: Point[] } {
  const [only] = photos;
  if (only && photos.length === 1) return { photo: only, places: [{ x: 0, y: 0 }] };
  const width = Math.max(...photos.map((photo) => photo.width));
  const gap = Math.round(GAP * width);
  const height = photos.reduce((sum, photo) => sum + photo.height, gap * (photos.length - 1));
  const rgb = new Uint8Array(width * height * 3).fill(GREY);
  const places: Point[] = [];
  let top = 0;
  for (const photo of photos) {
    const left = Math.floor((width - photo.width) / 2);
    rgb.fill(WHITE, top * width * 3, (top + photo.height) * width * 3);
    for (let row = 0; row < photo.height; row++) {
      const line = photo.rgb.subarray(row * photo.width * 3, (row + 1) * photo.width * 3);
      rgb.set(line, ((top + row) * width + left) * 3);
    }
    places.push({ x: left, y: top });
    top += photo.height + gap;
  }
  return { photo: { width, height, rgb }, places };
}
