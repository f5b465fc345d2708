import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** Pixels as red, green, blue bytes, row by row. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** A photo that an upload was decoded to, no larger than most letters need. */
export interface PreparedPhoto extends Photo {
  /** Decodes it again with more pixels. Missing when the upload has no more. */
  readonly decodeFiner?: () => Promise<Photo>;
}

/** How far a photo is turned clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** Good enough for people and for reading it again. The next visibly better quality takes three times the space. */
const JPEG_QUALITY = 80;

/** Turns a photo clockwise. */
export async function turnPhoto(photo: Photo, turn: Turn): Promise<Photo> {
  if (turn === 0) return photo;
  return photoOf(await pipelineOf(photo).rotate(turn).raw().toBuffer({ resolveWithObject: true }));
}

/** Turns a photo clockwise by any number of degrees. It grows, and its new corners get the mean colour of the photo. */
export async function levelPhoto(photo: Photo, degrees: number): Promise<Photo> {
  const turned = pipelineOf(photo).rotate(degrees, { background: meanColourOf(photo) });
  return photoOf(await turned.raw().toBuffer({ resolveWithObject: true }));
}

/** Of every hundredth pixel, which is close enough. */
function meanColourOf({ rgb }: Photo): { r: number; g: number; b: number } {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at + 2 < rgb.length; at += 300, count++)
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (rgb[at + channel] ?? 0);
  const [r = 0, g = 0, b = 0] = sums.map((sum) => Math.round(sum / Math.max(1, count)));
  return { r, g, b };
}

/** Scales a photo to exactly this size. */
export async function scalePhoto(photo: Photo, size: { width: number; height: number }): Promise<Photo> {
  const scaled = pipelineOf(photo).resize({ ...size, fit: 'fill', kernel: 'cubic' });
  return photoOf(await scaled.raw().toBuffer({ resolveWithObject: true }));
}

/** A part of a photo, in whole pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Photo, 'width' | 'height'>;

/** The same area of another copy of a photo, which may have more pixels and never ends before the area does. */
export function scaleArea({ left, top, width, height }: Area, { from, to }: { from: Size; to: Size }): Area {
  const right = (x: number): number => Math.floor((x * to.width) / from.width);
  const down = (y: number): number => Math.floor((y * to.height) / from.height);
  const at = { left: right(left), top: down(top) };
  return { ...at, width: right(left + width) - at.left, height: down(top + height) - at.top };
}

/** Cuts an area out of a photo. */
export async function cutPhoto(photo: Photo, area: Area): Promise<Photo> {
  return photoOf(await pipelineOf(photo).extract(area).raw().toBuffer({ resolveWithObject: true }));
}

/** Makes a JPEG of the pixels, without metadata. */
export function encodePhoto(photo: Photo): Promise<Buffer> {
  return pipelineOf(photo).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

/** The photo as a sharp pipeline, for other operations. */
function pipelineOf({ rgb, width, height }: Photo): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** @throws unless the pixels are red, green and blue. */
export function photoOf({ data, info }: { data: Buffer; info: OutputInfo }): Photo {
  if (info.channels !== 3) throw new Error(`A photo of ${info.channels} channels instead of red, green and blue`);
  return { width: info.width, height: info.height, rgb: data };
}
