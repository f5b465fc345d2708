import type { Bounds } from '../photoView';

/** The longest side of a sent photo, in pixels: enough for the print of most receipts. */
const MAX_SIDE_PX = 2_200;
/** That of a photo whose letters would be lower than this then, in pixels: a long roll, or a bill that lies far away. */
const SMALL_LETTERS_PX = 12;
const MAX_SIDE_OF_SMALL_PX = 4_000;
const QUALITY = 0.85;
/** A photo below this size, in bytes, is sent as it is unless it has too many pixels. */
const SMALL_BYTES = 1_500_000;
/** The types that the server can read. */
const SENDABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Sent as they are, because few browsers can decode them and the server can. */
const UNTOUCHED = /^(image\/hei[cf]|application\/pdf|)$/;

/** What a look at the photo has told, as far as it is known. */
export interface Seen {
  /** The part to send, as fractions of the upright photo's width and height. */
  readonly area?: Bounds | undefined;
  /** How high most letters are, as a fraction of its longer side. */
  readonly letterHeight?: number | null | undefined;
}

/** The whole photo. */
const ALL: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };

/**
 * Returns the photo, or a part of it, no larger than reading needs, so that it arrives over a weak signal. A photo that this
 * browser cannot decode is returned as it is.
 */
export async function shrinkForReading(file: Blob, { area = ALL, letterHeight }: Seen = {}): Promise<Blob> {
  if (UNTOUCHED.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await encoded({ image, file, area, letterHeight: letterHeight ?? 1 });
    } finally {
      image.close();
    }
  } catch {
    return file;
  }
}

async function encoded({
  image,
  file,
  area,
  letterHeight,
}: {
  image: ImageBitmap;
  file: Blob;
  area: Bounds;
  letterHeight: number;
}): Promise<Blob> {
  const [x, y] = [area.left * image.width, area.top * image.height];
  const [width, height] = [(area.right - area.left) * image.width, (area.bottom - area.top) * image.height];
  const usual = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const letters = usual * letterHeight * Math.max(image.width, image.height);
  const scale = letters < SMALL_LETTERS_PX ? Math.min(1, MAX_SIDE_OF_SMALL_PX / Math.max(width, height)) : usual;
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
