import { type ImageKind, MAX_PIXELS, photoKindOf } from '@fairtab/services/photos/photoKind';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decodeHeic';
import { photoOf, type Photo } from './photo';
import { renderPdf } from './renderPdf';
import { UnreadablePhoto } from '../UnreadablePhoto';

/** The longer side of a kept photo, in pixels: a line of a receipt that fills it is then some 50 pixels high. */
export const MAX_SIDE = 2000;

/**
 * Decodes an upload: upright, transparent parts white, in sRGB, shrunk. Only pixels are left.
 * @throws UnreadablePhoto
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Photo> {
  const kind = await photoKindOf(bytes);
  if ('problem' in kind) throw new UnreadablePhoto(`The photo is refused: ${kind.problem}`);
  try {
    const decoder = await decoderOf(bytes, kind.kind);
    const pixels = decoder
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw();
    return photoOf(await pixels.toBuffer({ resolveWithObject: true }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new UnreadablePhoto(`The ${kind.kind} cannot be decoded: ${reason}`, { cause: error });
  }
}

async function decoderOf(bytes: Uint8Array, kind: ImageKind | 'pdf'): Promise<Sharp> {
  if (kind === 'pdf') {
    const { width, height, rgba } = await renderPdf(bytes, MAX_SIDE);
    return sharp(rgba, { raw: { width, height, channels: 4 } });
  }
  if (kind === 'heic') {
    const { width, height, channels, pixels } = await decodeHeic(bytes, MAX_SIDE);
    return sharp(pixels, { raw: { width, height, channels } });
  }
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
}
