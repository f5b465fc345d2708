import type { Photo } from '../photo/photo';
import { cornersOf, type Box } from '../polygons';

/**
 * Cuts a box out of a photo as an upright line of `height` pixels: the channels one after the other, blue first, each
 * value from -1 to 1, as the recognition model was trained. Outside the photo its edge is repeated.
 */
export function cropLine(
  photo: Photo,
  { box, width, height }: { box: Box; width: number; height: number },
): Float32Array {
  const [origin, right, , down] = cornersOf(box);
  const { rgb } = photo;
  const pixels = width * height;
  const crop = new Float32Array(3 * pixels);
  for (let row = 0; row < height; row++) {
    const v = (row + 0.5) / height;
    for (let column = 0; column < width; column++) {
      const u = (column + 0.5) / width;
      const x = clamp(origin.x + (right.x - origin.x) * u + (down.x - origin.x) * v - 0.5, photo.width - 1);
      const y = clamp(origin.y + (right.y - origin.y) * u + (down.y - origin.y) * v - 0.5, photo.height - 1);
      const left = Math.floor(x);
      const top = Math.floor(y);
      const toRight = x - left;
      const toBottom = y - top;
      const upper = (top * photo.width + left) * 3;
      const across = left + 1 < photo.width ? 3 : 0;
      const below = top + 1 < photo.height ? photo.width * 3 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const at = upper + 2 - channel;
        const above = (rgb[at] ?? 0) * (1 - toRight) + (rgb[at + across] ?? 0) * toRight;
        const under = (rgb[at + below] ?? 0) * (1 - toRight) + (rgb[at + below + across] ?? 0) * toRight;
        crop[channel * pixels + row * width + column] = (above * (1 - toBottom) + under * toBottom) / 127.5 - 1;
      }
    }
  }
  return crop;
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
