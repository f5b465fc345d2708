import sharp from 'sharp';
import { photoOf, type Photo } from '../photo/photo';

/** In ordinary light, some paper on a photo is brighter than this, from 0 to 255. */
const BRIGHT = 140;
const BRIGHT_PART = 0.02;
/** Width of the blur in pixels, by the longer side of the photo. It removes noise and just preserves letters. */
const softeningOf = (side: number): number => (side < 600 ? 0.7 : 1);

/** Whether almost nothing on a photo is as bright as paper. */
export function isDark({ rgb }: Pick<Photo, 'rgb'>): boolean {
  let bright = 0;
  // Every fourth pixel's green value is close enough to brightness.
  for (let at = 1; at < rgb.length; at += 12) if ((rgb[at] ?? 0) > BRIGHT) bright++;
  return bright < (BRIGHT_PART * rgb.length) / 12;
}

/**
 * Removes the noise of photos taken in the dark, and stretches the rest to full contrast. Each colour has noise of its
 * own, so their mean has the least.
 */
export async function lightUp({ width, height, rgb }: Photo): Promise<Photo> {
  const grey = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < grey.length; i++, at += 3)
    grey[i] = Math.round(((rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0)) / 3);
  const lit = sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(softeningOf(Math.max(width, height)))
    .normalise({ lower: 1, upper: 99 })
    .toColourspace('srgb');
  return photoOf(await lit.raw().toBuffer({ resolveWithObject: true }));
}
