import sharp from 'sharp';
import type { Turn } from './OcrEngine';

/** Pixels as red, green, blue bytes, row by row. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Text on a receipt that fills a photo of this size is some 40 pixels high; more costs memory and reads no better. */
const MAX_SIDE = 1600;

/** Decodes a photo, applies its EXIF orientation, puts transparent parts on white, and lights up what is too dark. */
export async function decodePhoto(image: Uint8Array): Promise<Photo> {
  const decoder = sharp(image)
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw();
  const photo = photoOf(await decoder.toBuffer({ resolveWithObject: true }));
  return isDark(photo) ? lightUp(photo) : photo;
}

/** Paper in ordinary light is brighter than this somewhere on the photo, from 0 to 255. */
const BRIGHT = 140;
const BRIGHT_PART = 0.02;

/** Whether hardly anything on a photo is as bright as paper. */
export function isDark({ rgb }: Pick<Photo, 'rgb'>): boolean {
  let bright = 0;
  // Green alone is near enough to brightness, and a pixel in four enough of them.
  for (let at = 1; at < rgb.length; at += 12) if ((rgb[at] ?? 0) > BRIGHT) bright++;
  return bright < (BRIGHT_PART * rgb.length) / 12;
}

/** Softens the noise that cameras add in the dark, and stretches what is left to full contrast. */
async function lightUp(photo: Photo): Promise<Photo> {
  const lit = pipelineOf(photo).blur(0.7).normalise({ lower: 1, upper: 99 });
  return photoOf(await lit.raw().toBuffer({ resolveWithObject: true }));
}

/** Turns a photo clockwise. */
export async function turnPhoto(photo: Photo, turn: Turn): Promise<Photo> {
  if (turn === 0) return photo;
  return photoOf(await pipelineOf(photo).rotate(turn).raw().toBuffer({ resolveWithObject: true }));
}

/** Scales a photo to exactly this size. */
export async function scalePhoto(photo: Photo, size: { width: number; height: number }): Promise<Photo> {
  const scaled = pipelineOf(photo).resize({ ...size, fit: 'fill', kernel: 'cubic' });
  return photoOf(await scaled.raw().toBuffer({ resolveWithObject: true }));
}

function pipelineOf({ rgb, width, height }: Photo) {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

function photoOf({ data, info }: { data: Buffer; info: { width: number; height: number; channels: number } }): Photo {
  if (info.channels !== 3) throw new Error(`A photo of ${info.channels} channels instead of red, green and blue`);
  return { width: info.width, height: info.height, rgb: data };
}
