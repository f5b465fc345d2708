import type { Bounds } from '../photoView';

/** The longest side of a sent photo, in pixels: enough for the smallest print of a receipt. */
const MAX_SIDE_PX = 2200;
const QUALITY = 0.85;
/** A photo below this size, in bytes, is sent as it is unless it has too many pixels. */
const SMALL_BYTES = 1_500_000;
/** The types that the server can read. */
const SENDABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Sent as they are, because few browsers can decode them and the server can. */
const UNTOUCHED = /^(image\/hei[cf]|application\/pdf|)$/;

/** The whole photo. */
const ALL: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };

/**
 * Returns the photo, or a part of it, no larger than reading needs, so that it arrives over a weak signal. A photo that this
 * browser cannot decode is returned as it is.
 * @param area as fractions of the upright photo's width and height
 */
export async function shrinkForReading(file: Blob, area: Bounds = ALL): Promise<Blob> {
  if (UNTOUCHED.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await encoded({ image, file, area });
    } finally {
      image.close();
    }
  } catch {
    return file;
  }
}

async function encoded({ image, file, area }: { image: ImageBitmap; file: Blob; area: Bounds }): Promise<Blob> {
  const [x, y] = [area.left * image.width, area.top * image.height];
  const [width, height] = [(area.right - area.left) * image.width, (area.bottom - area.top) * image.height];
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const isSendable = area === ALL && SENDABLE.has(file.type);
  if (isSendable && scale === 1 && file.size <= SMALL_BYTES) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // JPEG has no transparency. Without white below it, black print on a transparent background would become black on black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!jpeg) return file;
  return isSendable && file.size <= jpeg.size ? file : jpeg;
}
