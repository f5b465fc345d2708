import sharp from 'sharp';
import { photoOf, type Photo } from '../photo/photo';

/** In ordinary light, some paper on a photo is brighter than this, from 0 to 255. */
const BRIGHT = 140;
const BRIGHT_PART = 0.02;
/** Width of the blur in pixels, by the longer side of the photo. It removes noise and just preserves letters. */
const softeningOf = (side: number): number => (side < 600 ? 0.7 : 1);

/** The brightness that paper gets, from 0 to 255. */
const PAPER = 200;
/** How far around a place its light is measured, as a share of the photo's longer side: more than the height of a line. */
const AROUND = 0.02;
/** What is darker than this share of the brightest paper is no paper, and stays dark. */
const DARKEST = 0.35;
/** The part of a photo that may be brighter than its paper: lamps, and what they shine on. */
const LAMPS = 0.05;

/** Whether almost nothing on a photo is as bright as paper. */
export function isDark({ rgb }: Pick<Photo, 'rgb'>): boolean {
  let bright = 0;
  // Every fourth pixel's green value is close enough to brightness.
  for (let at = 1; at < rgb.length; at += 12) if ((rgb[at] ?? 0) > BRIGHT) bright++;
  return bright < (BRIGHT_PART * rgb.length) / 12;
}

/**
 * Removes the noise of photos taken in the dark, and makes paper equally bright everywhere. Each colour has noise of its
 * own, so their mean has the least. A lamp or a shining spoon would leave the paper dark if the whole photo were
 * stretched at once, so each place is compared with what is around it.
 */
export async function lightUp({ width, height, rgb }: Photo): Promise<Photo> {
  const grey = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < grey.length; i++, at += 3)
    grey[i] = Math.round(((rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0)) / 3);
  const side = Math.max(width, height);
  const plane = { raw: { width, height, channels: 1 } } as const;
  const around = await sharp(grey, plane)
    .blur(Math.max(1, AROUND * side))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const darkest = DARKEST * Math.max(1, levelAbove(around, LAMPS));
  // Clamped to 0 to 255, since brighter than paper means nothing.
  const even = Uint8ClampedArray.from(grey, (level, i) => (PAPER * level) / Math.max(around[i] ?? 0, darkest));
  const lit = sharp(even, plane).blur(softeningOf(side)).toColourspace('srgb');
  return photoOf(await lit.raw().toBuffer({ resolveWithObject: true }));
}

/** The level, from 0 to 255, that a part of the levels, from 0 to 1, is above. */
function levelAbove(levels: Uint8Array, part: number): number {
  const counts = new Uint32Array(256);
  for (const level of levels) counts[level] = (counts[level] ?? 0) + 1;
  let level = 255;
  for (let above = counts[level] ?? 0; above < part * levels.length && level > 0; above += counts[level] ?? 0) level--;
  return level;
}
