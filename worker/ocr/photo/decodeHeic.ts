import { MAX_PIXELS } from '@fairtab/services/photos/photoKind';

/** A picture as red, green, blue and alpha bytes. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}

/**
 * Decodes the first picture of a HEIC.
 * @throws when it is broken, or larger than its header said.
 */
export async function decodeHeic(heic: Uint8Array): Promise<DecodedPicture> {
  // Loaded only when it is used, because it is large. sharp cannot decode the HEIC of iPhones.
  const { default: decoder } = await import('heic-decode');
  const pictures = await decoder.all({ buffer: heic });
  try {
    const [picture] = pictures;
    if (!picture || picture.width * picture.height > MAX_PIXELS) throw new Error('No picture of a size to decode');
    const { width, height, data } = await picture.decode();
    return { width, height, rgba: data };
  } finally {
    pictures.dispose();
  }
}
