import type { Random } from '@fairtab/domain/testing/random';
import sharp from 'sharp';
import { randomField } from './randomField';

/** How a photo suffers. Everything left out is perfect. */
export interface Wear {
  /** Shadows of folds, from 0 to 1. */
  readonly crumple?: number;
  /** How far letters move, in shares of the picture's width. */
  readonly warp?: number;
  /** How much of the ink is missing in places, from 0 to 1, as on old thermal paper. */
  readonly fading?: number;
  /** Deviation of the noise of every pixel, from 0 to 255. */
  readonly noise?: number;
  /** Degrees. */
  readonly turn?: number;
  /** The share of its brightness that is left. */
  readonly light?: number;
  /** Standard deviation in pixels. */
  readonly blur?: number;
  /** The longer side afterwards, in pixels. */
  readonly longSide?: number;
}

/** Wears a picture and makes a JPEG of it. Parts that are turned out of it show the table. */
export async function wear(picture: Uint8Array, how: Wear, random: Random): Promise<Buffer> {
  let image = sharp(picture).flatten({ background: '#fff' }).toColourspace('srgb');
  if (how.turn !== undefined) image = sharp(await image.rotate(how.turn, { background: '#57473b' }).png().toBuffer());
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const worn = spoiled({ rgb: data, width: info.width, height: info.height }, how, random);
  let result = sharp(worn, { raw: { width: info.width, height: info.height, channels: 3 } });
  if (how.longSide !== undefined) {
    // sharp would blur before it shrinks, but a lens blurs what the sensor gets.
    const size = { width: how.longSide, height: how.longSide, fit: 'inside' as const };
    result = sharp(await result.resize(size).png().toBuffer());
  }
  if (how.blur !== undefined) result = result.blur(how.blur);
  return result.jpeg({ quality: random.int(60, 88) }).toBuffer();
}

interface Pixels {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function spoiled({ rgb, width, height }: Pixels, how: Wear, random: Random): Buffer {
  const { crumple = 0, warp = 0, fading = 0, noise = 0, light = 1 } = how;
  const [folds, faded] = [randomField(5, random), randomField(9, random)];
  const [moveX, moveY] = [randomField(3, random), randomField(3, random)];
  const result = Buffer.alloc(rgb.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const fromX = Math.min(width - 1, Math.max(0, Math.round(x + warp * width * (moveX(u, v) - 0.5))));
      const fromY = Math.min(height - 1, Math.max(0, Math.round(y + warp * width * (moveY(u, v) - 0.5))));
      const bright = light * (1 - crumple * 0.6 * Math.abs(folds(u, v) - 0.5) * 2);
      const lost = fading * faded(u, v);
      const grain = noise === 0 ? 0 : (random.int(-100, 100) / 58) * noise;
      for (let channel = 0; channel < 3; channel++) {
        const printed = rgb[(fromY * width + fromX) * 3 + channel] ?? 0;
        const value = (printed + (255 - printed) * lost) * bright + grain;
        result[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, value));
      }
    }
  }
  return result;
}
