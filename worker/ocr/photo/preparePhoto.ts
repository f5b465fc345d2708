import { type ImageKind, MAX_PIXELS, photoKindOf } from '@fairtab/services/receipts/photos/photoKind';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decodeHeic';
import { photoOf, type Photo, type PreparedPhoto } from './photo';
import { UnreadablePhoto } from '../UnreadablePhoto';

/** The longer side of a kept photo, in pixels: a line of a receipt that fills it is then some 50 pixels high. */
export const MAX_SIDE = 2000;
/** The longer side when letters are small: a line of a roll that fills it is then some 40 pixels high. */
const FINE_SIDE = 4000;
/** An upload whose sides have this many times the pixels shows more. */
const WORTH = 1.25;

/**
 * Decodes an upload: upright, transparent parts white, in sRGB, shrunk. Only pixels are left.
 * @throws UnreadablePhoto
 */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  const kind = await photoKindOf(bytes);
  if ('problem' in kind || kind.kind === 'pdf')
    throw new UnreadablePhoto(`The photo is refused: ${'problem' in kind ? kind.problem : 'a PDF'}`);
  try {
    const photo = await decoded(bytes, kind.kind, MAX_SIDE);
    const hasMore = Math.max(kind.width, kind.height) > WORTH * MAX_SIDE;
    return hasMore ? { ...photo, decodeFiner: () => decoded(bytes, kind.kind, FINE_SIDE) } : photo;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new UnreadablePhoto(`The ${kind.kind} cannot be decoded: ${reason}`, { cause: error });
  }
}

async function decoded(bytes: Uint8Array, kind: ImageKind, side: number): Promise<Photo> {
  const decoder = await decoderOf(bytes, kind);
  return pixelsOf(decoder.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }));
}

/** The pixels of a picture on white, in sRGB. */
export async function pixelsOf(picture: Sharp): Promise<Photo> {
  const pixels = picture.flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha().raw();
  return photoOf(await pixels.toBuffer({ resolveWithObject: true }));
}

async function decoderOf(bytes: Uint8Array, kind: ImageKind): Promise<Sharp> {
  if (kind === 'heic') {
    const { width, height, channels, pixels } = await decodeHeic(bytes, MAX_SIDE);
    return sharp(pixels, { raw: { width, height, channels } });
  }
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
}
