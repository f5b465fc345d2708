import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** Pixels as red, green, blue bytes, row by row. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
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
