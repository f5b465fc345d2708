import { type ImageKind, MAX_PIXELS, photoKindOf } from '@fairtab/services/receipts/photos/photoKind';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decodeHeic';
import { photoOf, type Photo } from './photo';
import { UnreadablePhoto } from '../UnreadablePhoto';

/** The longer side of a kept photo, in pixels: a line of a receipt that fills it is then some 50 pixels high. */
export const MAX_SIDE = 2000;

/**
 * Decodes an upload: upright, transparent parts white, in sRGB, shrunk. Only pixels are left.
 * @throws UnreadablePhoto
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Photo> {
  const kind = await photoKindOf(bytes);
  if ('problem' in kind || kind.kind === 'pdf')
    throw new UnreadablePhoto(`The photo is refused: ${'problem' in kind ? kind.problem : 'a PDF'}`);
  try {
    const decoder = await decoderOf(bytes, kind.kind);
    return await pixelsOf(
      decoder.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new UnreadablePhoto(`The ${kind.kind} cannot be decoded: ${reason}`, { cause: error });
  }
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
