import sharp from 'sharp';
import { photoOf, type Photo } from '../photo/photo';

/** Paper in ordinary light is brighter than this somewhere on the photo, from 0 to 255. */
const BRIGHT = 140;
const BRIGHT_PART = 0.02;
/** Pixels, by the longer side of the photo: noise goes with it, and letters just stay. */
const softeningOf = (side: number): number => (side < 600 ? 0.7 : 1);

/** Whether hardly anything on a photo is as bright as paper. */
export function isDark({ rgb }: Pick<Photo, 'rgb'>): boolean {
  let bright = 0;
  // Green alone is near enough to brightness, and a pixel in four enough of them.
  for (let at = 1; at < rgb.length; at += 12) if ((rgb[at] ?? 0) > BRIGHT) bright++;
  return bright < (BRIGHT_PART * rgb.length) / 12;
}

/**
 * Takes the noise that cameras add in the dark out of a photo, and stretches what is left to full contrast. Each colour
 * has a noise of its own, so the mean of the three has the least; how bright a colour looks does not matter here.
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
